@_exported import enum PixelDiff.RecordMode
@_exported import struct PixelDiff.Tolerance
