import CHarfBuzz

/// A glyph as HarfBuzz placed it, in font units, y up.
struct HarfBuzzGlyph: Hashable, Sendable {
    var id: UInt32
    /// The UTF-16 offset, from the shaped range's start, of the characters it stands for.
    var cluster: Int
    var advance: Int
    var x: Int
    var y: Int
    /// Whether cutting the text before its cluster may change glyphs on either side.
    var isUnsafeToBreak: Bool
}

/// An OpenType feature and its value.
struct FontFeature: Hashable, Sendable {
    var tag: String
    var value: Int
}

/// A face as HarfBuzz sees it, at a scale of one font unit a unit, so that nothing is ever rounded.
final class HarfBuzzFont: @unchecked Sendable {
    // Immutable after `init` (hb_font_make_immutable), which HarfBuzz lets any number of threads use.
    private let font: OpaquePointer
    private let data: FontData
    let unitsPerEm: Int

    init(_ data: FontData, index: Int, variations: [String: Double]) {
        self.data = data
        let bytes = data.bytes.bindMemory(to: CChar.self)
        // `data` outlives the blob: the font holds the one, this object both.
        let blob = hb_blob_create(
            bytes.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let face = hb_face_create(blob, UInt32(index))
        hb_blob_destroy(blob)
        unitsPerEm = Int(hb_face_get_upem(face))
        let font: OpaquePointer = hb_font_create(face)
        hb_face_destroy(face)
        let values = variations.sorted { $0.key < $1.key }.map {
            hb_variation_t(tag: Self.tag($0.key), value: Float($0.value))
        }
        if !values.isEmpty {
            hb_font_set_variations(font, values, UInt32(values.count))
        }
        hb_font_make_immutable(font)
        self.font = font
    }

    deinit {
        hb_font_destroy(font)
    }

    /// The glyph of a character, nil where the face has none.
    func glyph(of character: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0, glyph != 0 else { return nil }
        return glyph
    }

    func advance(of glyph: UInt32) -> Int {
        Int(hb_font_get_glyph_h_advance(font, glyph))
    }

    /// Shapes a range of one script and direction, seeing what stands before and after it.
    ///
    /// - Parameters:
    ///   - script: ISO 15924.
    ///   - language: BCP 47; empty for none.
    /// - Returns: Glyphs in visual order.
    func shape(
        _ units: [UInt16], range: Range<Int>, isRightToLeft: Bool, script: String, language: String,
        features: [FontFeature]
    ) -> [HarfBuzzGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(Self.tag(script)))
        // Without a language HarfBuzz would take the machine's.
        hb_buffer_set_language(buffer, hb_language_from_string(language.isEmpty ? "und" : language, -1))
        let wanted = features.filter { $0.tag.utf8.count == 4 }.map {
            hb_feature_t(
                tag: Self.tag($0.tag), value: UInt32(clamping: $0.value), start: 0, end: UInt32.max)
        }
        hb_shape(font, buffer, wanted, UInt32(wanted.count))
        return Self.glyphs(of: buffer, start: range.lowerBound)
    }

    /// The glyphs that what stands beyond a space may change: inputs of all lookups that know the space's glyph, of the
    /// features that are on by themselves. Nil where it can't be told: kerning by other tables than GPOS.
    func spaceSensitiveGlyphs() -> Set<UInt32>? {
        guard let space = glyph(of: " ") else { return nil }
        guard let face = hb_font_get_face(font), !Self.hasOlderLayout(face) else { return nil }
        var features = Self.automaticFeatures.map(Self.tag)
        features.append(0)
        var result: Set<UInt32> = []
        for table in ["GSUB", "GPOS"].map(Self.tag) {
            let lookups = hb_set_create()
            defer { hb_set_destroy(lookups) }
            hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
            for lookup in Self.members(of: lookups) {
                let sets = (0..<4).map { _ in hb_set_create() }
                defer { for set in sets { hb_set_destroy(set) } }
                hb_ot_layout_lookup_collect_glyphs(face, table, lookup, sets[0], sets[1], sets[2], sets[3])
                guard sets.prefix(3).contains(where: { hb_set_has($0, space) != 0 }) else { continue }
                result.formUnion(Self.members(of: sets[1]))
            }
        }
        result.remove(space)
        return result
    }

    /// The inputs of all substitutions of a feature for a script: those under the script's own tag, or without any the
    /// default one's, in any language.
    func glyphs(changedBy feature: String, script: String) -> Set<UInt32> {
        guard let face = hb_font_get_face(font) else { return [] }
        let table = Self.tag("GSUB")
        var tags = [hb_tag_t](repeating: 0, count: 4)
        var count = UInt32(tags.count)
        hb_ot_tags_from_script_and_language(
            hb_script_from_iso15924_tag(Self.tag(script)), nil, &count, &tags, nil, nil)
        var index: UInt32 = 0
        var chosen: hb_tag_t = 0
        hb_ot_layout_table_select_script(face, table, count, tags, &index, &chosen)
        let lookups = hb_set_create()
        let inputs = hb_set_create()
        defer {
            hb_set_destroy(lookups)
            hb_set_destroy(inputs)
        }
        hb_ot_layout_collect_lookups(face, table, [chosen, 0], nil, [Self.tag(feature), 0], lookups)
        for lookup in Self.members(of: lookups) {
            hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, inputs, nil, nil)
        }
        return Set(Self.members(of: inputs))
    }

    /// What HarfBuzz switches on for any text, or for a script that it knows.
    private static let automaticFeatures = [
        "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "calt", "ccmp", "cfar", "cjct", "clig",
        "curs",
        "dist", "fina", "fin2", "fin3", "half", "haln", "init", "isol", "kern", "liga", "ljmo", "locl",
        "ltra",
        "ltrm", "mark", "med2", "medi", "mkmk", "mset", "nukt", "pref", "pres", "pstf", "psts", "rand",
        "rclt",
        "rkrf", "rlig", "rphf", "rtla", "rtlm", "rvrn", "stch", "tjmo", "vatu", "vjmo",
    ]

    /// Whether HarfBuzz may take tables whose glyphs can't be asked for.
    private static func hasOlderLayout(_ face: OpaquePointer) -> Bool {
        hb_face_has_kern_table(face) || hb_aat_layout_has_positioning(face) != 0
            || hb_aat_layout_has_substitution(face) != 0
    }

    private static func members(of set: OpaquePointer?) -> [UInt32] {
        var result: [UInt32] = []
        var member = UInt32.max
        while hb_set_next(set, &member) != 0 { result.append(member) }
        return result
    }

    private static func glyphs(of buffer: OpaquePointer, start: Int) -> [HarfBuzzGlyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let position = positions[index]
            return HarfBuzzGlyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster) - start,
                advance: Int(position.x_advance), x: Int(position.x_offset), y: Int(position.y_offset),
                isUnsafeToBreak: hb_glyph_flags(infos + index).rawValue
                    & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        }
    }

    /// Four ASCII characters as a number; shorter ones are padded with spaces as OpenType does.
    private static func tag(_ name: String) -> hb_tag_t {
        name.withCString { hb_tag_from_string($0, -1) }
    }
}
