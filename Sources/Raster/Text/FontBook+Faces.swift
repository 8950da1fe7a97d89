import Drawing
import Foundation

extension FontBook {
    /// The face for a description, with what it lacks to be made up for.
    func resolve(_ font: FontDescription) throws(FontError) -> ResolvedFont {
        let key = StyleKey(family: font.family, style: FontStyle(font))
        let result: Result<ResolvedFont, FontError> = state.withLock { state in
            let result = resolve(key, &state)
            guard case .success(let found) = result, found.face.record.opticalSizeAxis != nil else {
                return result
            }
            return atSize(font.size, found, &state)
        }
        return try result.get()
    }

    private func resolve(_ key: StyleKey, _ state: inout State) -> Result<ResolvedFont, FontError> {
        if let known = state.resolved[key] { return known }
        let result: Result<ResolvedFont, FontError>
        do throws(FontError) {
            result = .success(try find(key, &state))
        } catch {
            result = .failure(error)
        }
        state.resolved[key] = result
        return result
    }

    /// The face with its optical size axis at the size in whole points.
    private func atSize(
        _ size: CGFloat, _ font: ResolvedFont, _ state: inout State
    ) -> Result<ResolvedFont, FontError> {
        let record = font.face.record
        guard let axis = record.opticalSizeAxis, size > 0, size.isFinite else { return .success(font) }
        var variations = font.face.face.variations
        variations["opsz"] = min(max(Double(size.rounded()), axis.lowerBound), axis.upperBound)
        var sized = font
        do throws(FontError) {
            sized.face = try loadedFace(record, variations: variations, &state)
            return .success(sized)
        } catch {
            return .failure(error)
        }
    }

    /// The first fallback that has all characters of a grapheme cluster, nil where none has.
    ///
    /// 1. ``fallbackFamilies`` in order, then the families for the cluster's script, and for symbols; for emoji those of
    ///    colours before all of them.
    /// 2. Registered fonts and those in explicit folders.
    func fallback(for cluster: String, font: FontDescription) -> ResolvedFont? {
        let key = FallbackKey(cluster: cluster, style: FontStyle(font))
        return state.withLock { state in
            if let known = state.fallbacks[key] { return known }
            let found = findFallback(key, &state)
            state.fallbacks[key] = .some(found)
            return found
        }
    }

    private func findFallback(_ key: FallbackKey, _ state: inout State) -> ResolvedFont? {
        // Without fallback families a book is on its own, e.g. the box font's.
        guard !fallbackFamilies.isEmpty else { return nil }
        let scalars = key.cluster.unicodeScalars
        // 1.
        for family in FallbackFamilies.families(for: scalars, after: fallbackFamilies) {
            guard let records = try? state.catalog.faces(named: family, readsAll: false),
                let record = FontMatching.best(records, key.style),
                let font = try? load(record, key.style, &state)
            else { continue }
            if font.face.freeType.isDrawable, font.face.covers(scalars) { return font }
        }
        // 2.
        for record in state.catalog.explicitFaces() where record.file != FontBook.boxFamily {
            guard let font = try? load(record, key.style, &state)
            else { continue }
            if font.face.freeType.isDrawable, font.face.covers(scalars) { return font }
        }
        return nil
    }

    private func find(_ key: StyleKey, _ state: inout State) throws(FontError) -> ResolvedFont {
        let names: [String] =
            switch key.family {
            case .system(let design): systemFamilies[design]
            case .named(let name): [name]
            }
        for name in names {
            let records = try state.catalog.faces(named: name, hasWidths: key.style.width != 100)
            guard let first = records.first else { continue }
            let wanted = FontRecord.normalized(name)
            if first.families.contains(wanted) || name.contains("/") && records.count > 1 {
                return try best(records, key.style, &state)
            }
            // Found by its full name: that very face, unless another style of its family is asked for.
            if key.style == FontStyle(weight: 400) {
                let variations = variations(of: first, FontStyle(weight: first.weight))
                return ResolvedFont(
                    face: try loadedFace(first, variations: variations, &state), isSlanted: false,
                    emboldening: 0)
            }
            let family = (try? state.catalog.faces(named: first.family)) ?? []
            var style = key.style
            if style.weight == 400 { style.weight = first.weight }
            return try best(family.isEmpty ? records : family, style, &state)
        }
        throw .missing(family: names.joined(separator: "' or '"), searched: state.catalog.searched)
    }

    private func best(
        _ records: [FontRecord], _ style: FontStyle, _ state: inout State
    ) throws(FontError) -> ResolvedFont {
        guard let record = FontMatching.best(records, style) else {
            throw .missing(family: records.first?.family ?? "", searched: state.catalog.searched)
        }
        return try load(record, style, &state)
    }

    private func load(
        _ record: FontRecord, _ style: FontStyle, _ state: inout State
    ) throws(FontError) -> ResolvedFont {
        let face = try loadedFace(record, variations: variations(of: record, style), &state)
        let has = FontMatching.nearestWeight(of: record, to: style.weight)
        return ResolvedFont(
            face: face, isSlanted: style.isItalic && !record.isItalic,
            emboldening: FontMatching.emboldening(wanted: style.weight, has: has))
    }

    /// Where a style lies on the face's axes; those that it hasn't got are left out.
    private func variations(of record: FontRecord, _ style: FontStyle) -> [String: Double] {
        var variations: [String: Double] = [:]
        if record.weightAxis != nil {
            variations["wght"] = Double(FontMatching.nearestWeight(of: record, to: style.weight))
        }
        if record.widthAxis != nil {
            variations["wdth"] = FontMatching.nearestWidth(of: record, to: style.width)
        }
        return variations
    }

    private func loadedFace(
        _ record: FontRecord, variations: [String: Double], _ state: inout State
    ) throws(FontError) -> LoadedFace {
        let key = FaceKey(file: record.file, index: record.index, variations: variations)
        if let known = state.faces[key] { return known }
        let face = try LoadedFace(record, data: state.catalog.data(of: record), variations: variations)
        state.faces[key] = face
        state.drawn[face.face] = face
        return face
    }
}

extension FontBook: ColorGlyphSource {
    func colors(of face: FontFace) throws(FontError) -> (any ColorGlyphFace)? {
        let found = try loaded(face).freeType
        return found.isColored ? found : nil
    }
}

extension FontBook: GlyphOutlines {
    /// The outline of a glyph of a face that this book has.
    ///
    /// A face of a display list from elsewhere is found by its PostScript name, and must have the same
    /// fingerprint.
    public func outline(_ glyph: UInt32, face: FontFace) throws(FontError) -> GlyphOutline {
        try loaded(face).freeType.outline(glyph)
    }

    private func loaded(_ face: FontFace) throws(FontError) -> LoadedFace {
        let result: Result<LoadedFace, FontError> = state.withLock { state in
            do throws(FontError) {
                return .success(try known(face, &state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func known(_ face: FontFace, _ state: inout State) throws(FontError) -> LoadedFace {
        if let loaded = state.drawn[face] { return loaded }
        for record in try state.catalog.faces(named: face.name) where record.index == face.index {
            let loaded = try loadedFace(record, variations: face.variations, &state)
            guard loaded.face.fingerprint == face.fingerprint else { continue }
            state.drawn[face] = loaded
            return loaded
        }
        throw .missing(
            family: "\(face.name) (SHA-256 \(face.fingerprint.prefix(16)))", searched: state.catalog.searched)
    }
}
