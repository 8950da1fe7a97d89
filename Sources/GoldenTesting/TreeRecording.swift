import Foundation
import PixelDiff
import PixelUI

/// Writes the view trees of checked goldens into the folder that `PIXELDIFF_DESCRIBE` names: two runs of two
/// revisions give `pixeldiff reduce` what it takes.
enum TreeRecording {
    /// Writes `Suite/case.dark.json`; does nothing where the variable isn't set.
    ///
    /// - Throws: When the file can't be written.
    @MainActor
    static func record(
        _ rendering: some GoldenRendering, _ traits: GoldenTraits, as name: GoldenName,
        environment: [String: String]
    ) throws {
        guard let folder = environment["PIXELDIFF_DESCRIBE"], !folder.isEmpty,
            let picture = rendering.pictureDescription(traits, title: name.title)
        else { return }
        let suite = "\(folder)/\(GoldenName(suite: name.suite, testCase: name.suite).fileStem)"
        try Folder(suite).create()
        try AtomicFile.write(
            Array(try TreeFile.write(picture)), to: "\(suite)/\(name.fileStem).json", isDurable: false)
    }
}
