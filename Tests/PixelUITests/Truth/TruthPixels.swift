import PixelUI
import Testing

/// A picture of `view` at one pixel a point, as wide and tall as the proposal where the view fills it.
@MainActor
func picture(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    platform: PlatformProfile = .iOS26
) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.platform = platform
    return try renderer.bitmap()
}

extension Bitmap {
    /// The red values of a row, `00 7F FF`: how the recorded pictures are written.
    func row(_ y: Int) -> String {
        (0..<width).map { x in
            let value = String(self[x, y].red, radix: 16, uppercase: true)
            return value.count == 1 ? "0" + value : value
        }.joined(separator: " ")
    }
}

extension RGBA8 {
    /// `0088ff`.
    var hex: String {
        String(1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16).dropFirst().description
    }
}
