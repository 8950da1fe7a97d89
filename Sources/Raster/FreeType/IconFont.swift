import Drawing
import Foundation
import Synchronization

/// A font whose characters are icons, as paths.
public final class IconFont: Sendable {
    private let file: String
    private let data: FontData
    /// By weight.
    private let faces = Mutex<[Int: FreeTypeFace]>([:])

    /// - Throws: ``FontError/unreadable(file:reason:)`` for a file that is missing or no font.
    public init(file: String) throws(FontError) {
        self.file = file
        data = try FontData(file: file)
        try data.requireOpenType(name: file)
        _ = try face(400)
    }

    /// The icon of a character: as wide as the glyph's advance, as high as an em, which stands around the middle of
    /// the face's ascent and descent.
    ///
    /// - Parameter weight: 1...1000; of a variable font the weight, else without effect.
    /// - Returns: nil when the font has no such character, or nothing to draw for it.
    /// - Throws: ``FontError/unreadable(file:reason:)`` when the glyph's data is broken.
    public func icon(_ character: Unicode.Scalar, weight: Int = 400) throws(FontError) -> VectorImage? {
        let face = try face(min(max(weight, 1), 1000))
        guard let glyph = face.glyph(of: character) else { return nil }
        let outline = try face.outline(glyph)
        guard !outline.path.isEmpty else { return nil }
        let em = outline.unitsPerEm
        let middle = (face.metrics.descent - face.metrics.ascent) / 2
        let box = CGRect(
            x: 0, y: middle - em / 2, width: outline.advance > 0 ? outline.advance : em, height: em)
        let upright = CGAffineTransform(scaleX: 1, y: -1)
        return VectorImage(path: outline.path.applying(upright), viewBox: box)
    }

    private func face(_ weight: Int) throws(FontError) -> FreeTypeFace {
        if let known = faces.withLock({ $0[weight] }) { return known }
        let face = try FreeTypeFace(data, name: file, index: 0, variations: ["wght": Double(weight)])
        faces.withLock { $0[weight] = face }
        return face
    }
}
