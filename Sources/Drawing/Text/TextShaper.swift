import Foundation

/// Turns characters into measured clusters and lines of glyphs: all that layout asks of fonts.
///
/// Layout knows no font files; the rasterizer's module has the shaper that does, and tests bring their own.
/// Pure: the same question has the same answer, from any thread.
public protocol TextShaper: Sendable {
    /// - Throws: ``FontError`` when no face can serve.
    func metrics(of font: FontDescription) throws(FontError) -> FontMetrics

    /// The face that `font` is drawn with.
    func face(for font: FontDescription) throws(FontError) -> FontFace

    /// Measures a paragraph or several: clusters in logical order, with where lines may break.
    ///
    /// - Complexity: O(characters); shaped words may be cached.
    func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText

    /// The glyphs of one line, in visual order, the first at x = 0.
    ///
    /// - Parameter clusters: Indices into `text.clusters`; a range that was not cut at a word boundary is
    ///   shaped anew, so that joining and kerning fit the line.
    func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine
}

/// Characters of one style.
public struct TextRun: Hashable, Sendable, Codable {
    /// The characters, newlines included.
    public var text: String
    /// What they are asked to be set in.
    public var font: FontDescription
    /// Points added after each cluster, with ligatures off when not 0.
    public var tracking: CGFloat
    /// Points added after each cluster, ligatures kept.
    public var kerning: CGFloat

    /// Neither tracked nor kerned unless told otherwise.
    public init(text: String, font: FontDescription, tracking: CGFloat = 0, kerning: CGFloat = 0) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
    }
}

/// The base direction of a paragraph.
public enum TextDirection: String, Hashable, Sendable, Codable {
    case leftToRight, rightToLeft
    /// By the first strong character, left-to-right without one.
    case natural
}

/// A measured text: grapheme clusters in logical order.
public struct ShapedText: Hashable, Sendable {
    /// Whether a line of these clusters ends at a soft hyphen, and the paragraph goes on.
    public func endsAtHyphen(_ clusters: Range<Int>) -> Bool {
        guard let last = clusters.last, clusters.upperBound < self.clusters.count else { return false }
        return self.clusters[last].hyphenAdvance > 0 && !self.clusters[clusters.upperBound].isNewline
    }

    /// One user-perceived character.
    public struct Cluster: Hashable, Sendable {
        /// Whether a line may end at a place.
        public enum Break: UInt8, Hashable, Sendable {
            case prohibited, allowed, mandatory
        }

        /// Offsets into the runs' joined text, in UTF-16 units.
        public var utf16Range: Range<Int>
        /// Points, kerning included.
        public var advance: CGFloat
        /// Index of the ``TextRun`` that it belongs to.
        public var run: Int
        /// White space that may hang over a line's end.
        public var isWhitespace: Bool
        /// A line break character: no glyph, no advance.
        public var isNewline: Bool
        /// Whether a line may end after it (UAX 14).
        public var breakAfter: Break
        /// Bidirectional embedding level (UAX 9); odd runs right to left.
        public var level: UInt8
        /// Points of the hyphen that is drawn after it where it ends a line inside of a paragraph: a soft hyphen's; else
        /// 0.
        public var hyphenAdvance: CGFloat

        /// The parts of a text, unchecked.
        public init(
            utf16Range: Range<Int>, advance: CGFloat, run: Int, isWhitespace: Bool = false,
            isNewline: Bool = false, breakAfter: Break = .prohibited, level: UInt8 = 0,
            hyphenAdvance: CGFloat = 0
        ) {
            self.utf16Range = utf16Range
            self.advance = advance
            self.run = run
            self.isWhitespace = isWhitespace
            self.isNewline = isNewline
            self.breakAfter = breakAfter
            self.level = level
            self.hyphenAdvance = hyphenAdvance
        }
    }

    /// What the shaper that measured the text keeps with it, so that lines are cut from that and nothing is shaped
    /// again. No part of the value: all origins are equal.
    public struct Origin: Hashable, Sendable {
        /// What the shaper keeps; nil for a text that it didn't measure.
        public let object: (any AnyObject & Sendable)?

        /// Keeps an object of the shaper's.
        public init(_ object: (any AnyObject & Sendable)?) {
            self.object = object
        }

        /// Always true.
        public static func == (a: Origin, b: Origin) -> Bool { true }
        /// Adds nothing.
        public func hash(into hasher: inout Hasher) {}
    }

    /// What was measured.
    public var runs: [TextRun]
    /// The paragraphs' base direction.
    public var direction: TextDirection
    /// In logical order, all of the text.
    public var clusters: [Cluster]
    /// What the shaper keeps with it.
    public var origin: Origin

    /// The parts of a text, unchecked.
    public init(
        runs: [TextRun], direction: TextDirection, clusters: [Cluster], origin: Origin = Origin(nil)
    ) {
        self.runs = runs
        self.direction = direction
        self.clusters = clusters
        self.origin = origin
    }
}

/// One line of glyphs.
public struct ShapedLine: Hashable, Sendable {
    /// The glyphs of one run on the line.
    public struct Piece: Hashable, Sendable {
        /// Points from the line's left edge.
        public var x: CGFloat
        /// In visual order.
        public var glyphs: GlyphRun
        /// Index of the ``TextRun`` that it belongs to.
        public var run: Int

        /// Glyphs at a place of the line.
        public init(x: CGFloat, glyphs: GlyphRun, run: Int) {
            self.x = x
            self.glyphs = glyphs
            self.run = run
        }
    }

    /// In visual order.
    public var pieces: [Piece]
    /// The sum of all advances in points, trailing white space included.
    public var width: CGFloat

    /// A line; the pieces don't have to touch.
    public init(pieces: [Piece], width: CGFloat) {
        self.pieces = pieces
        self.width = width
    }
}
