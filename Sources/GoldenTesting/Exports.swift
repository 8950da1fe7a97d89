@_exported import struct PixelDiff.DifferenceMetric
@_exported import enum PixelDiff.PixelBackground
@_exported import enum PixelDiff.RecordMode
@_exported import struct PixelDiff.Tolerance
