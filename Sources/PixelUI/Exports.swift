@_exported import Drawing
@_exported import Foundation
@_exported import ImageFormats
@_exported import Imaging
@_exported import LayoutEngine
@_exported import Observation
@_exported import Publishing
