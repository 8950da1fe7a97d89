import Drawing
import Foundation

/// Which letters a font's features `smcp` and `c2sc` ask to be small capitals, and what stands in for those that the font
/// has none of: its capitals at a smaller size.
///
/// Browsers synthesise them likewise (CSS Fonts 4, section 6.6), letter by letter where a font has some of them: a run
/// with plain letters among small capitals would look like a mistake.
struct SmallCapitals {
    /// The size of a synthetic one against the font's. Source: WebKit's and Blink's `smallCapsFontSizeMultiplier`;
    /// Gecko's is 0.8. Not rounded to whole pixels, which they do for the sake of hinting.
    static let scale: CGFloat = 0.7

    /// The features that are left out where small capitals are synthetic, lest they be made smaller twice.
    static let tags: Set<String> = ["smcp", "c2sc"]

    private let lowercase: Bool
    private let uppercase: Bool

    /// Nil where nothing asks for small capitals.
    init?(_ features: [String: Int]) {
        lowercase = (features["smcp"] ?? 0) != 0
        uppercase = (features["c2sc"] ?? 0) != 0
        guard lowercase || uppercase else { return nil }
    }

    /// Whether a cluster is to be a small capital that the face has to be helped with.
    ///
    /// A letter is lower case if its capitals are other characters, which may be several (`ß`, `ﬁ`), upper case if its
    /// small letters are.
    func isSynthetic(_ cluster: String, face: LoadedFace, script: Script) -> Bool {
        let capitals = Self.capitals(of: cluster)
        let tag: String
        if capitals != cluster {
            guard lowercase else { return false }
            tag = "smcp"
        } else {
            guard uppercase, cluster.lowercased() != cluster else { return false }
            tag = "c2sc"
        }
        guard let first = cluster.unicodeScalars.first, let glyph = face.harfBuzz.glyph(of: first) else {
            return false
        }
        return !face.glyphs(changedBy: tag, script: script).contains(glyph)
            && face.covers(capitals.unicodeScalars)
    }

    /// The capitals that show a cluster, by the rules of Unicode for no language in particular.
    static func capitals(of cluster: String) -> String { cluster.uppercased() }
}
