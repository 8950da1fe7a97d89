import Drawing
import Foundation
import Synchronization

/// A face in use: its bytes opened by FreeType for outlines and by HarfBuzz for shaping.
final class LoadedFace: Sendable {
    let record: FontRecord
    /// What display lists call it.
    let face: FontFace
    let freeType: FreeTypeFace
    let harfBuzz: HarfBuzzFont
    private let words = Mutex<WordBoundaries?>(nil)
    private let changed = Mutex<[ScriptFeature: Set<UInt32>]>([:])
    /// Whether it has every printable ASCII character, so that most texts need no look at its cmap.
    let coversASCII: Bool

    init(_ record: FontRecord, data: FontData, variations: [String: Double]) throws(FontError) {
        try data.requireOpenType(name: record.file)
        self.record = record
        freeType = try FreeTypeFace(
            data, name: record.file, index: record.index, variations: variations)
        let font = HarfBuzzFont(data, index: record.index, variations: variations)
        harfBuzz = font
        coversASCII = (0x20...0x7E).allSatisfy { font.glyph(of: Unicode.Scalar($0)) != nil }
        face = FontFace(
            family: record.family, name: record.postScriptName, fingerprint: data.fingerprint,
            index: record.index, variations: variations)
    }

    /// Where its texts may be cut into words; found at the first time.
    var wordBoundaries: WordBoundaries {
        words.withLock { known in
            if let known { return known }
            let found = WordBoundaries(harfBuzz)
            known = found
            return found
        }
    }

    private struct ScriptFeature: Hashable {
        var tag: String
        var script: Script
    }

    /// The glyphs that a feature exchanges for others in texts of a script; found at the first time.
    func glyphs(changedBy tag: String, script: Script) -> Set<UInt32> {
        changed.withLock { known in
            let key = ScriptFeature(tag: tag, script: script)
            if let known = known[key] { return known }
            let found = harfBuzz.glyphs(changedBy: tag, script: script.tag)
            known[key] = found
            return found
        }
    }

    /// The glyph that shows a soft hyphen, and its advance in font units.
    var hyphen: (glyph: UInt32, advance: Int)? {
        guard let glyph = harfBuzz.glyph(of: "\u{2010}") ?? harfBuzz.glyph(of: "-") else { return nil }
        return (glyph, harfBuzz.advance(of: glyph))
    }

    /// Points a font unit at a size; 0 for sizes that are none.
    func scale(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size / CGFloat(harfBuzz.unitsPerEm) : 0
    }

    /// Whether a grapheme cluster can be drawn whole: characters that draw nothing anyway are taken as
    /// present, and spaces and hyphens that HarfBuzz makes from others too.
    func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
        cluster.allSatisfy { scalar in
            if coversASCII, (0x20...0x7E).contains(scalar.value) { return true }
            if harfBuzz.glyph(of: scalar) != nil { return true }
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0: return true
            case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return harfBuzz.glyph(of: " ") != nil
            case 0x2011: return harfBuzz.glyph(of: "\u{2010}") != nil
            default: return CharacterProperty.isDefaultIgnorable(scalar)
            }
        }
    }
}

/// A face with what must be done to it to look as asked for.
struct ResolvedFont: Sendable {
    var face: LoadedFace
    /// Synthetic slant: the family has no italic.
    var isSlanted: Bool
    /// Extra stroke as a fraction of the size: the family lacks the weight.
    var emboldening: CGFloat
}
