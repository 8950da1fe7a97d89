import Drawing
import Foundation

/// The index of fonts: finds the faces that bear a name, opening as few files as possible.
///
/// Sources in the order of their precedence: registered fonts, latest first; the explicit folders; the system's
/// folders. For a name
/// 1. registered fonts are asked by what their tables say;
/// 2. so is every file of an explicit folder of at most ``explicitLimit`` files; of other folders only the
///    files whose own name begins like the font's ("Inter-Bold.otf" for "Inter");
/// 3. only if that gives nothing is every file's name table read, once.
struct FontCatalog: Sendable {
    private var registered: [FontRecord] = []
    private var registeredData: [String: FontData] = [:]
    private var folders: [FontFolder]
    private var records: [String: [FontRecord]] = [:]
    private var unreadable: [(file: FontFile, error: FontError)] = []

    /// Explicit folders of more files are searched like the system's.
    static let explicitLimit = 64

    init(explicitFolders: [String], systemFolders: [String]) {
        folders =
            explicitFolders.map { FontFolder(path: $0, isExplicit: true) }
            + systemFolders.map { FontFolder(path: $0, isExplicit: false) }
    }

    /// Where a font was looked for, for people.
    var searched: [String] {
        folders.map(\.path) + (registered.isEmpty ? [] : ["the registered fonts"])
    }

    /// Adds the faces of a file or of bytes before all others.
    mutating func register(_ data: FontData, name: String) throws(FontError) {
        let found = try FontRecord.read(data, name: name)
        registered.removeAll { $0.file == name }
        registered.insert(contentsOf: found, at: 0)
        registeredData[name] = data
    }

    func data(of record: FontRecord) throws(FontError) -> FontData {
        if let data = registeredData[record.file] { return data }
        return try FontData(file: record.file)
    }

    /// The faces whose family is `name` or, when there are none, those whose full or PostScript name it is;
    /// in order of precedence.
    ///
    /// - Parameters:
    ///   - hasWidths: Whether step 2 also asks files whose name only begins like the font's, as those of narrower faces do
    ///     ("DejaVuSansCondensed.ttf").
    ///   - readsAll: Whether step 3 is taken.
    /// - Throws: ``FontError/unreadable(file:reason:)`` when nothing has the name but a file that is called
    ///   like it is broken.
    mutating func faces(
        named name: String, hasWidths: Bool = false, readsAll: Bool = true
    ) throws(FontError) -> [FontRecord] {
        if name.contains("/") {
            return try records(ofNamedFile: name)
        }
        let wanted = FontRecord.normalized(name)
        guard !wanted.isEmpty else { return [] }
        // 1. and 2.
        var found = matches(wanted) { folder, file in
            folder.isExplicit || file.stem == wanted || file.base == wanted
                || hasWidths && file.base.hasPrefix(wanted)
        }
        // 3.
        if found.isEmpty, readsAll {
            found = matches(wanted) { _, _ in true }
        }
        let broken = unreadable.first { $0.file.stem == wanted || $0.file.base == wanted }
        if found.isEmpty, let broken { throw broken.error }
        return found
    }

    /// Every face of the registered fonts and the explicit folders, in order of precedence.
    mutating func explicitFaces() -> [FontRecord] {
        var result = registered
        for index in folders.indices where folders[index].isExplicit {
            result += folders[index].files().prefix(Self.explicitLimit).flatMap { readRecords($0) }
        }
        return result
    }

    private mutating func matches(_ wanted: String, _ isAsked: (FontFolder, FontFile) -> Bool) -> [FontRecord]
    {
        var candidates = registered
        for index in folders.indices {
            let files = folders[index].files()
            var folder = folders[index]
            if folder.isExplicit, files.count > Self.explicitLimit {
                folder = FontFolder(path: folder.path, isExplicit: false)
            }
            for file in files where isAsked(folder, file) {
                candidates += readRecords(file)
            }
        }
        let family = candidates.filter { $0.families.contains(wanted) }
        return family.isEmpty ? candidates.filter { $0.fullNames.contains(wanted) } : family
    }

    private mutating func readRecords(_ file: FontFile) -> [FontRecord] {
        if let known = records[file.path] { return known }
        do throws(FontError) {
            let read = try FontRecord.read(file: file.path)
            records[file.path] = read
            return read
        } catch {
            records[file.path] = []
            unreadable.append((file, error))
            return []
        }
    }

    private mutating func records(ofNamedFile file: String) throws(FontError) -> [FontRecord] {
        if let known = records[file], !known.isEmpty { return known }
        guard FileManager.default.fileExists(atPath: file) else {
            throw .missing(family: file, searched: [(file as NSString).deletingLastPathComponent])
        }
        // Through the bytes, which refuses what isn't a regular file.
        let read = try FontRecord.read(FontData(file: file), name: file)
        records[file] = read
        return read
    }
}
