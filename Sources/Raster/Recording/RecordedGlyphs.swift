import Drawing
import Foundation

/// The shapes of the glyphs that a list draws, without their fonts: what a rasterizer asks for, answered from values.
struct RecordedGlyphs: Sendable, Equatable {
    /// A face as far as it is drawn.
    struct Face: Sendable, Equatable {
        /// By glyph number: what the font has for it.
        var outlines: [UInt32: GlyphOutline] = [:]
        /// Font units an em of glyphs with colours; nil for a face without.
        var emOfColors: CGFloat?
        /// Glyphs with colours of their own.
        var colors: [UInt32: ColorGlyph] = [:]
    }

    var faces: [FontFace: Face] = [:]

    init(faces: [FontFace: Face] = [:]) { self.faces = faces }

    /// The shapes of all glyphs in a list. Those that can't be had are left out: they may never be drawn.
    ///
    /// - Complexity: O(glyphs).
    init(of list: DisplayList, from source: any GlyphOutlines) {
        list.forEachRun { add($0, from: source) }
    }

    private mutating func add(_ run: GlyphRun, from source: any GlyphOutlines) {
        var face = faces[run.face] ?? Face()
        let colors = try? (source as? any ColorGlyphSource)?.colors(of: run.face)
        face.emOfColors = colors?.colorUnitsPerEm
        for glyph in run.glyphs where face.outlines[glyph.id] == nil {
            face.outlines[glyph.id] = try? source.outline(glyph.id, face: run.face)
            if let colored = try? colors?.colorGlyph(glyph.id) { face.colors[glyph.id] = colored }
        }
        faces[run.face] = face
    }
}

extension RecordedGlyphs: ColorGlyphSource {
    func outline(_ glyph: UInt32, face: FontFace) throws(FontError) -> GlyphOutline {
        if let outline = faces[face]?.outlines[glyph] { return outline }
        throw .unreadable(file: face.name, reason: "glyph \(glyph) isn't among the recorded ones")
    }

    func colors(of face: FontFace) -> (any ColorGlyphFace)? {
        guard let face = faces[face], face.emOfColors != nil else { return nil }
        return face
    }
}

extension RecordedGlyphs.Face: ColorGlyphFace {
    var colorUnitsPerEm: CGFloat { emOfColors ?? 1000 }

    func colorGlyph(_ glyph: UInt32) -> ColorGlyph? { colors[glyph] }
}

extension DisplayList {
    /// Calls `body` for each run of glyphs, in drawing order, those of masks too.
    func forEachRun(_ body: (GlyphRun) -> Void) {
        forEachItem { item in
            if case .glyphs(let run, _, _) = item.content { body(run) }
        }
    }

    /// Calls `body` for each item: a group, then those of its masks, then its own.
    func forEachItem(_ body: (DisplayItem) -> Void) {
        var open = Array(items.reversed())
        while let item = open.popLast() {
            body(item)
            guard case .group(let effects, let items) = item.content else { continue }
            open += items.reversed()
            for case .mask(let mask) in effects.reversed() { open += mask.reversed() }
        }
    }
}
