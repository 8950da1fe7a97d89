import Foundation

/// A picture file and what its name or its catalogue says of it.
struct PictureFile {
    var path: String
    var scale: CGFloat
    var isTemplate = false

    /// What names of files may be without, in the order of looking.
    static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

    /// 2 for `name@2x.png`, 3 for `@3x`, else 1.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }
}

/// Finds a picture by name.
///
/// 1. Folders: the bundle's resources and the bundle itself, or the main bundle's without one, then the
///    working directory.
/// 2. In each, files by name, the scale nearest to the display's first.
/// 3. Then image sets of that name in asset catalogues, at most four levels below.
struct PictureSearch {
    let name: String
    let bundle: String?
    let environment: EnvironmentValues

    func find() -> PictureFile? {
        for folder in folders {
            if let file = file(in: folder) ?? AssetCatalog.imageSet(name, below: folder, environment) {
                return file
            }
        }
        return nil
    }

    /// The places, for messages.
    var described: [String] { folders.map { "\($0)/\(name).png" } }

    var folders: [String] {
        // 1.
        var result: [String] = []
        let main = bundle.flatMap { Bundle(path: $0) } ?? Bundle.main
        for folder in [
            main.resourcePath, bundle ?? main.bundlePath, FileManager.default.currentDirectoryPath,
        ] {
            if let folder, !result.contains(folder) { result.append(folder) }
        }
        return result
    }

    private func file(in folder: String) -> PictureFile? {
        // 2.
        let written = PictureFile.endings.first { name.lowercased().hasSuffix("." + $0) }
        let stem = written.map { String(name.dropLast($0.count + 1)) } ?? name
        for scale in PictureSearch.scales(environment.displayScale) {
            for ending in written.map({ [$0] }) ?? PictureFile.endings {
                let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                if FileManager.default.fileExists(atPath: path) {
                    return PictureFile(path: path, scale: CGFloat(scale))
                }
            }
        }
        return nil
    }

    /// 1, 2 and 3 by how well they suit a display: its own, then larger ones, then smaller.
    static func scales(_ display: CGFloat) -> [Int] {
        let wanted = display >= 2.5 ? 3 : display >= 1.5 ? 2 : 1
        return [wanted] + (wanted + 1..<max(wanted + 1, 4)) + (1..<wanted).reversed()
    }
}
