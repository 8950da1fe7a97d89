import Foundation
import Synchronization

/// The sets of the asset catalogues below a folder, by kind and name.
///
/// A folder is walked once in a process, and its files are read once: catalogues are as they were at the first look.
final class AssetIndex: Sendable {
    /// Kinds of sets, by the ending of their folders.
    enum Kind: String, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
    }

    /// Folders by kind and name.
    private let sets: [String: String]
    /// Picture files outside of catalogues by name: where resources lie in a source tree, or were flattened.
    let files: [String: String]

    private static let known = Mutex<[String: AssetIndex]>([:])

    static func of(_ folder: String) -> AssetIndex {
        if let index = known.withLock({ $0[folder] }) { return index }
        let index = AssetIndex(folder)
        known.withLock { $0[folder] = index }
        return index
    }

    /// The folder of a set.
    func folder(_ kind: Kind, _ name: String) -> String? { sets["\(kind.rawValue)/\(name)"] }

    /// How deep catalogues and files are looked for, and in how many folders at most.
    private static let depthLimit = 8
    private static let folderLimit = 20_000

    /// 1. Folders in order of their names, the upper ones first; hidden ones, and those with an ending other than a
    ///    catalogue's or a bundle's, are left out.
    /// 2. In a catalogue, folders are groups until one is a set. A group that says `provides-namespace` is part of
    ///    the names inside.
    /// 3. Of several sets of one name the first counts.
    private init(_ folder: String) {
        var sets: [String: String] = [:]
        var files: [String: String] = [:]
        var waiting = [(path: folder, depth: 0, prefix: String?.none)]
        var next = 0
        let manager = FileManager.default
        while next < waiting.count, next < Self.folderLimit {
            let (path, depth, prefix) = waiting[next]
            next += 1
            // 1.
            for name in ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted() {
                let ending = (name as NSString).pathExtension
                let full = "\(path)/\(name)"
                if let prefix {
                    // 2.
                    if let kind = Kind(rawValue: ending) {
                        let key = "\(kind.rawValue)/\(prefix)\((name as NSString).deletingPathExtension)"
                        // 3.
                        if sets[key] == nil { sets[key] = full }
                    } else if ending.isEmpty, depth < Self.depthLimit, Self.isFolder(full) {
                        let own = AssetContents.providesNamespace(full) ? "\(prefix)\(name)/" : prefix
                        waiting.append((full, depth + 1, own))
                    }
                } else if PictureFile.endings.contains(ending.lowercased()) {
                    if files[name] == nil { files[name] = full }
                } else if !name.hasPrefix("."), depth < Self.depthLimit,
                    ["", "xcassets", "bundle", "resources"].contains(ending), Self.isFolder(full)
                {
                    waiting.append((full, depth + 1, ending == "xcassets" ? "" : nil))
                }
            }
        }
        self.sets = sets
        self.files = files
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
