import Foundation

/// A face that glyph numbers belong to: named so that another machine can tell whether it has the same one.
public struct FontFace: Hashable, Sendable, Codable {
    /// As the font file spells it.
    public var family: String
    /// PostScript name, e.g. `Inter-SemiBold`.
    public var name: String
    /// SHA-256 of the font file, hexadecimal.
    public var fingerprint: String
    /// The face within a collection file.
    public var index: Int
    /// Variation axes by tag, in design units; empty for a static face.
    public var variations: [String: Double]

    /// A static face, the first of its file, unless told otherwise.
    public init(
        family: String, name: String, fingerprint: String, index: Int = 0, variations: [String: Double] = [:]
    ) {
        self.family = family
        self.name = name
        self.fingerprint = fingerprint
        self.index = index
        self.variations = variations
    }
}

/// Positioned glyphs of one face and size, in visual order.
public struct GlyphRun: Hashable, Sendable, Codable {
    /// A glyph and its place.
    public struct Glyph: Hashable, Sendable, Codable {
        /// The face's glyph number; 0 draws the box for a missing character.
        public var id: UInt32
        /// Points from the run's origin; y down from the baseline.
        public var position: CGPoint

        /// A static face, the first of its file, unless told otherwise.
        public init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    /// Whose glyph numbers these are.
    public var face: FontFace
    /// Points.
    public var size: CGFloat
    /// Synthetic slant where the family has no italic.
    public var isSlanted: Bool
    /// Extra stroke in points around each outline where the family lacks the weight; 0 for none.
    public var emboldening: CGFloat
    /// In visual order, from the left.
    public var glyphs: [Glyph]
    /// The sum of advances, in points.
    public var width: CGFloat
    /// The characters it stands for, for people: dumps and reports.
    public var text: String

    /// A static face, the first of its file, unless told otherwise.
    public init(
        face: FontFace, size: CGFloat, isSlanted: Bool = false, emboldening: CGFloat = 0, glyphs: [Glyph],
        width: CGFloat, text: String
    ) {
        self.face = face
        self.size = size
        self.isSlanted = isSlanted
        self.emboldening = emboldening
        self.glyphs = glyphs
        self.width = width
        self.text = text
    }
}
