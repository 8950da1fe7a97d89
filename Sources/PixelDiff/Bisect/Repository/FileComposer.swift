/// Makes files of which only some parts are as in bad, as objects in the private object folder.
final class FileComposer {
    private struct Composition: Hashable {
        let file: EditedFile
        let edits: Set<Int>
    }

    private let scratch: GitScratch
    private var known: [Composition: String] = [:]

    init(scratch: GitScratch) {
        self.scratch = scratch
    }

    /// What is at the paths of the files of `parts` when these are applied.
    func entries(with parts: [FilePart]) throws -> TreeOverrides {
        var result: TreeOverrides = [:]
        var done: Set<EditedFile> = []
        for file in parts.map(\.file) where done.insert(file).inserted {
            var (path, mode, edits) = (file.good.path, file.good.entry.mode, Set<Int>())
            for part in parts where part.file == file {
                switch part.content {
                case .name: path = file.bad.path
                case .mode: mode = file.bad.entry.mode
                case .edits(let range): edits.formUnion(range)
                }
            }
            if path != file.good.path { result[TreePath(file.good.path)] = .some(nil) }
            result[TreePath(path)] = GitEntry(mode: mode, object: try object(of: file, applying: edits))
        }
        return result
    }

    /// What is at the paths of the files of `parts` when all that happens to them but these is applied.
    func entries(without parts: [FilePart]) throws -> TreeOverrides {
        var result: TreeOverrides = [:]
        var done: Set<EditedFile> = []
        for file in parts.map(\.file) where done.insert(file).inserted {
            let out = parts.filter { $0.file == file }
            let kept = file.parts.filter { part in !out.contains { $0.covers(part) } }
            if file.good.path != file.bad.path { result[TreePath(file.bad.path)] = .some(nil) }
            if kept.isEmpty {
                result[TreePath(file.good.path)] = file.good.entry
            } else {
                result.merge(try entries(with: kept)) { $1 }
            }
        }
        return result
    }

    /// What is at the paths of `units` when these are not applied, but all else is that happens to the same files.
    func entries(without units: [ChangedUnit]) throws -> TreeOverrides {
        var entries = try entries(without: units.compactMap(\.part))
        for unit in units where unit.part == nil {
            for path in unit.paths { entries[TreePath(path.path)] = .some(path.good) }
        }
        return entries
    }

    private func object(of file: EditedFile, applying edits: Set<Int>) throws -> String {
        if edits.isEmpty { return file.good.entry.object }
        if edits.count == file.edits.count { return file.bad.entry.object }
        let composition = Composition(file: file, edits: edits)
        if let object = known[composition] { return object }
        let object = try scratch.write(file.bytes(applying: edits))
        known[composition] = object
        return object
    }
}
