import Drawing
import Foundation

extension FontBook {
    /// The face for a description, with what it lacks to be made up for.
    func resolve(_ font: FontDescription) throws(FontError) -> ResolvedFont {
        let key = StyleKey(family: font.family, weight: font.weight, isItalic: font.isItalic)
        let result: Result<ResolvedFont, FontError> = state.withLock { state in
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
        return try result.get()
    }

    /// The first fallback that has all characters of a grapheme cluster, nil where none has.
    ///
    /// 1. ``fallbackFamilies`` in order, then the families for the cluster's script, and for symbols; for emoji those of
    ///    colours before all of them.
    /// 2. Registered fonts and those in explicit folders.
    func fallback(for cluster: String, font: FontDescription) -> ResolvedFont? {
        let key = FallbackKey(cluster: cluster, weight: font.weight, isItalic: font.isItalic)
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
                let record = FontMatching.best(records, weight: key.weight, isItalic: key.isItalic),
                let font = try? load(record, weight: key.weight, isItalic: key.isItalic, &state)
            else { continue }
            if font.face.freeType.isDrawable, font.face.covers(scalars) { return font }
        }
        // 2.
        for record in state.catalog.explicitFaces() where record.file != FontBook.boxFamily {
            guard let font = try? load(record, weight: key.weight, isItalic: key.isItalic, &state)
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
            let records = try state.catalog.faces(named: name)
            guard let first = records.first else { continue }
            let wanted = FontRecord.normalized(name)
            if first.families.contains(wanted) || name.contains("/") && records.count > 1 {
                return try best(records, weight: key.weight, isItalic: key.isItalic, &state)
            }
            // Found by its full name: that very face, unless another style of its family is asked for.
            if key.weight == 400, !key.isItalic {
                return ResolvedFont(
                    face: try loadedFace(first, weight: first.weight, &state), isSlanted: false,
                    emboldening: 0)
            }
            let family = (try? state.catalog.faces(named: first.family)) ?? []
            let weight = key.weight == 400 ? first.weight : key.weight
            return try best(family.isEmpty ? records : family, weight: weight, isItalic: key.isItalic, &state)
        }
        throw .missing(family: names.joined(separator: "' or '"), searched: state.catalog.searched)
    }

    private func best(
        _ records: [FontRecord], weight: Int, isItalic: Bool, _ state: inout State
    ) throws(FontError) -> ResolvedFont {
        guard let record = FontMatching.best(records, weight: weight, isItalic: isItalic) else {
            throw .missing(family: records.first?.family ?? "", searched: state.catalog.searched)
        }
        return try load(record, weight: weight, isItalic: isItalic, &state)
    }

    private func load(
        _ record: FontRecord, weight: Int, isItalic: Bool, _ state: inout State
    ) throws(FontError) -> ResolvedFont {
        let face = try loadedFace(record, weight: weight, &state)
        let has = FontMatching.nearestWeight(of: record, to: weight)
        return ResolvedFont(
            face: face, isSlanted: isItalic && !record.isItalic,
            emboldening: FontMatching.emboldening(wanted: weight, has: has))
    }

    func loadedFace(_ record: FontRecord, weight: Int, _ state: inout State) throws(FontError) -> LoadedFace {
        let axis = record.weightAxis.map { _ in FontMatching.nearestWeight(of: record, to: weight) }
        let key = FaceKey(file: record.file, index: record.index, weight: axis)
        if let known = state.faces[key] { return known }
        let face = try LoadedFace(
            record, data: state.catalog.data(of: record),
            variations: axis.map { ["wght": Double($0)] } ?? [:])
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
            let weight = face.variations["wght"].map { Int($0.rounded()) } ?? record.weight
            let loaded = try loadedFace(record, weight: weight, &state)
            guard loaded.face.fingerprint == face.fingerprint else { continue }
            state.drawn[face] = loaded
            return loaded
        }
        throw .missing(
            family: "\(face.name) (SHA-256 \(face.fingerprint.prefix(16)))", searched: state.catalog.searched)
    }
}
