@_exported import Publishing
