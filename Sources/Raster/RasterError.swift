import Drawing
import Foundation

/// Why a display list can't become a bitmap.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The size or the scale is NaN, infinite or negative.
    case invalidSize(width: CGFloat, height: CGFloat, scale: CGFloat)
    /// More pixels than allowed.
    case tooLarge(width: CGFloat, height: CGFloat, scale: CGFloat, limit: Int)
    /// A face that a glyph run names can't be used.
    case font(FontError)

    public var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale):
            "a picture of \(width.decimalText) x \(height.decimalText) points at scale \(scale.decimalText) can't"
                + " be drawn. Give the view a finite size, for example with frame(width:height:)."
        case .tooLarge(let width, let height, let scale, let limit):
            "a picture of \(width.decimalText) x \(height.decimalText) points at scale \(scale.decimalText) has"
                + " more than \(limit) pixels. Make the view smaller, lower the scale, or raise the limit."
        case .font(let error):
            error.description
        }
    }
}
