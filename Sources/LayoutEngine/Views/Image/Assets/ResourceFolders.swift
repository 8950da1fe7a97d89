import Synchronization

/// Folders where pictures, colours and asset catalogues are looked for by name, before the working directory: the
/// sources of previews, for one.
///
/// They are searched in depth, as packages' resources lie in source trees.
public enum ResourceFolders {
    private static let folders = Mutex<[String]>([])

    /// Adds a folder, after those known; a folder that isn't there is as an empty one.
    public static func register(_ path: String) {
        folders.withLock { if !$0.contains(path) { $0.append(path) } }
    }

    /// In the order of looking.
    public static var registered: [String] { folders.withLock { $0 } }
}
