import Imaging

/// What a picture was made with, kept in the golden: in the PNG's text chunks and at the head of the layout text.
public struct GoldenMetadata: Hashable, Sendable {
    /// The platform profile, `iOS 26`.
    public var profile: String?
    /// Pixels a point, `2`.
    public var scale: String?
    /// The fonts that drew text and their fingerprints, `Inter-Regular@0123abcd`, in the order of the dump.
    public var fonts: [String]?
    /// The revision of the renderer: another one may draw the same view in other pixels.
    public var rendering: String?
    /// SHA-256 of the drawing's text, in hexadecimal.
    public var drawing: String?

    public init(
        profile: String? = nil, scale: String? = nil, fonts: [String]? = nil, rendering: String? = nil,
        drawing: String? = nil
    ) {
        self.profile = profile
        self.scale = scale
        self.fonts = fonts
        self.rendering = rendering
        self.drawing = drawing
    }

    /// What stands at the head of a layout text.
    public init(layout: LayoutDescription) {
        self.init(lookingUp: { layout.header[$0.header] })
    }

    /// What stands in a golden's text chunks.
    init(text: [TextChunk]) {
        self.init(lookingUp: { key in text.last { $0.keyword == key.keyword }?.text })
    }

    private init(lookingUp value: (Key) -> String?) {
        profile = value(.profile)
        scale = value(.scale)
        fonts = value(.fonts).map { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } }
        rendering = value(.rendering)
        drawing = value(.drawing)
    }

    /// In a fixed order; nothing for what is nil.
    var textChunks: [TextChunk] {
        let values: [(Key, String?)] = [
            (.profile, profile), (.scale, scale), (.fonts, fonts?.joined(separator: ", ")),
            (.rendering, rendering), (.drawing, drawing),
        ]
        return values.compactMap { key, value in
            value.map { TextChunk(keyword: key.keyword, text: $0) }
        }
    }

    /// What the keywords of a golden's text chunks begin with.
    static let prefix = "Golden "

    private enum Key: String {
        case profile = "Profile"
        case scale = "Scale"
        case fonts = "Fonts"
        case rendering = "Rendering"
        case drawing = "Drawing"

        var keyword: String { "\(GoldenMetadata.prefix)\(rawValue)" }
        var header: String { rawValue.lowercased() }
    }
}

extension GoldenMetadata {
    /// Where the other one lacks a value, this one's.
    func completed(by other: GoldenMetadata) -> GoldenMetadata {
        GoldenMetadata(
            profile: profile ?? other.profile, scale: scale ?? other.scale, fonts: fonts ?? other.fonts,
            rendering: rendering ?? other.rendering, drawing: drawing ?? other.drawing)
    }

    /// What the two sides of a comparison are called in its sentences.
    private struct Sides {
        var old: String
        var new: String
        /// Said of two revisions of the renderer.
        var revisions: (_ old: String, _ new: String) -> String
    }

    /// One sentence for each circumstance that differs; the drawing isn't one. What either lacks is not compared.
    static func changes(from golden: GoldenMetadata, to actual: GoldenMetadata) -> [String] {
        let sides = Sides(old: "the golden", new: "this run") {
            "recorded under rendering revision \($0), this is \($1)"
        }
        return changes(from: golden, to: actual, sides)
    }

    /// What good's and bad's picture were made with differently, in words.
    static func changes(good: GoldenMetadata, bad: GoldenMetadata) -> [String] {
        let sides = Sides(old: "good", new: "bad") {
            "good is drawn under rendering revision \($0), bad under \($1)"
        }
        return changes(from: good, to: bad, sides)
    }

    /// What two pictures were made with differently, by their text chunks, in words; nothing of what either lacks.
    public static func changes(reference: [TextChunk], candidate: [TextChunk]) -> [String] {
        let sides = Sides(old: "the reference", new: "the candidate") {
            "the reference was recorded under rendering revision \($0), the candidate under \($1)"
        }
        return changes(from: GoldenMetadata(text: reference), to: GoldenMetadata(text: candidate), sides)
    }

    private static func changes(
        from golden: GoldenMetadata, to actual: GoldenMetadata, _ sides: Sides
    ) -> [String] {
        var sentences: [String] = []
        func note(_ what: String, _ old: String?, _ new: String?) {
            guard let old, let new, old != new else { return }
            sentences.append("\(what): \(sides.old) has \(old), \(sides.new) \(new)")
        }
        note("platform profile", golden.profile, actual.profile)
        note("scale", golden.scale, actual.scale)
        if let old = golden.rendering, let new = actual.rendering, old != new {
            sentences.append(sides.revisions(old, new))
        }
        if let old = golden.fonts, let new = actual.fonts, old != new {
            let gone = old.filter { !new.contains($0) }
            let come = new.filter { !old.contains($0) }
            let list = { (fonts: [String]) in fonts.isEmpty ? "no others" : fonts.joined(separator: ", ") }
            if !gone.isEmpty || !come.isEmpty {
                sentences.append("other fonts: \(sides.old) has \(list(gone)), \(sides.new) \(list(come))")
            }
        }
        return sentences
    }
}
