import Foundation

/// A file that is compiled with the user's: what the runner needs and no one wants to write.
struct GeneratedSource {
    var name: String
    var text: String

    /// - Returns: The file's path.
    func write(into folder: URL) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// The program's start. It is named `main` by hand, because the user's files may have a `@main` type: that
    /// one's entry point is renamed by the compiler's options and never runs.
    static let entry = GeneratedSource(
        name: "PixelDiffEntry.swift",
        text: cLibraries.map { "module \($0) {}\n" }.joined())

    private static let cLibraries = [
        "CPNG", "CDeflate", "CISAL", "CTurboJPEG", "CWebP", "CFreeType", "CHarfBuzz", "CICU", "CLargeStack",
    ]
}
