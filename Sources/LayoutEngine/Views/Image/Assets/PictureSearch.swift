import Drawing
import Foundation

/// A picture file and what its name or its catalogue says of it.
struct PictureFile {
    var path: String
    var scale: CGFloat
    var isTemplate = false
    /// Of an image set with slices: what `resizable()` without insets of its own keeps rigid.
    var slices: Image.Resizing?

    /// A drawing made of paths.
    var isVector: Bool { path.lowercased().hasSuffix(".svg") }

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
/// 1. Folders: the bundle's resources and the bundle itself, or the main bundle's and its resource bundles' without
///    one; then the folders registered with ``ResourceFolders``, and the working directory.
/// 2. In each, files by name, the scale nearest to the display's first; in a bundle that was named and in registered
///    folders also deeper inside.
/// 3. Then image sets of that name in the asset catalogues below.
struct PictureSearch {
    let name: String
    let bundle: String?
    let environment: EnvironmentValues

    /// - Throws: ``ResourceError`` for a set that is broken.
    func find() throws(ResourceError) -> PictureFile? {
        for folder in folders {
            if let file = file(in: folder) { return file }
            if let file = try AssetCatalog.imageSet(name, below: folder, environment) { return file }
        }
        return nil
    }

    /// The drawing of a symbol set of that name.
    func findSymbol() throws(ResourceError) -> String? {
        for folder in folders {
            if let file = try AssetCatalog.symbolSet(name, below: folder, environment) { return file }
        }
        return nil
    }

    /// The colour of a colour set of that name.
    ///
    /// - Throws: ``ResourceError`` for a set that is broken.
    func findColor(_ context: _StyleContext) throws(ResourceError) -> ResolvedColor? {
        for folder in folders {
            if let color = try AssetCatalog.colorSet(name, below: folder, context) { return color }
        }
        return nil
    }

    /// The places, for messages.
    var described: [String] { folders.map { "\($0)/\(name).png" } }

    var folders: [String] {
        // 1.
        var result: [String] = []
        let main = bundle.flatMap { Bundle(path: $0) } ?? Bundle.main
        let beside = bundle == nil ? Self.resourceBundles : []
        let places = [main.resourcePath, bundle ?? main.bundlePath] + beside + ResourceFolders.registered
        for folder in places + [FileManager.default.currentDirectoryPath] {
            if let folder, !result.contains(folder) { result.append(folder) }
        }
        return result
    }

    /// The bundles that SwiftPM makes of targets' resources, beside the program.
    private static let resourceBundles: [String] = {
        let folder = Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
    }()

    private func file(in folder: String) -> PictureFile? {
        // 2.
        let written = PictureFile.endings.first { name.lowercased().hasSuffix("." + $0) }
        let stem = written.map { String(name.dropLast($0.count + 1)) } ?? name
        let isDeep = folder == bundle || ResourceFolders.registered.contains(folder)
        for scale in PictureSearch.scales(environment.displayScale) {
            for ending in written.map({ [$0] }) ?? PictureFile.endings {
                let file = "\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                let direct = "\(folder)/\(file)"
                let found = FileManager.default.fileExists(atPath: direct) ? direct : nil
                if let path = found ?? (isDeep ? AssetIndex.of(folder).files[file] : nil) {
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
