@_exported import PixelUI
