import Foundation

/// `.build/pixeldiff`, which git shall not see where nobody told it to ignore `.build`: outside of Swift packages.
public enum IgnoredFolder {
    /// Puts a `.gitignore` for all into the nearest `.build/pixeldiff` at or above a path, unless one is there.
    ///
    /// What can't be written is left: whoever needs the folder will say so.
    public static func prepare(above path: String) {
        guard let range = "\(path)/".range(of: "/.build/pixeldiff/") else { return }
        let folder = String(path[..<range.lowerBound]) + "/.build/pixeldiff"
        let file = "\(folder)/.gitignore"
        guard !FileManager.default.fileExists(atPath: file), (try? Folder(folder).create()) != nil else {
            return
        }
        try? AtomicFile.write(Array("*\n".utf8), to: file, isDurable: false)
    }
}
