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
    ///
    /// - Parameter layouts: Those that trees are reduced with, as code. What the compiler says of them it says of the
    ///   option, not of a file that the user never saw.
    static func entry(layouts: [String] = [], importing module: String = "PixelUI") -> GeneratedSource {
        let names = layouts.indices.map { "pixelDiffLayout\($0)" }
        let functions = zip(names, layouts).flatMap { name, code in
            [
                "private func \(name)() -> AnyLayout {",
                "#sourceLocation(file: \(literal("--layout \(code)")), line: 1)",
                "AnyLayout(\(code))",
                "#sourceLocation()",
                "}",
            ]
        }
        let lines =
            (layouts.isEmpty ? [] : ["import \(module)"]) + [
                "import Previews",
                "",
                "@c(main)",
                "public func pixelDiffEntry(",
                "    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>",
                ") -> Int32 {",
                "    Previews.PreviewRunner.main(\(layouts.isEmpty ? "" : "layouts: [\(names.joined(separator: ", "))]"))",
                "}",
                "",
            ]
        return GeneratedSource(
            name: "PixelDiffEntry.swift", text: (lines + functions).joined(separator: "\n") + "\n")
    }

    /// What the previews of named views are filed under: the file's name, without its extension.
    static let namedViews = "PixelDiffNamedViews"

    /// Previews of views that the command line names.
    ///
    /// - Parameter types: Names as in the source, `Outer.Inner` for nested ones.
    static func previews(ofTypes types: [String], importing module: String) -> GeneratedSource? {
        guard !types.isEmpty else { return nil }
        let previews = types.map { "#Preview(\"\($0)\") { \($0)() }" }
        return GeneratedSource(
            name: namedViews + ".swift",
            text: "import \(module)\n\n" + previews.joined(separator: "\n") + "\n")
    }

    /// `Bundle.module` for files that use it: the target's folder, where its resources lie.
    static func bundle(of sources: [String: String], folder: URL) -> GeneratedSource? {
        guard
            sources.values.contains(where: { $0.contains("Bundle.module") || $0.contains("bundle: .module") })
        else { return nil }
        return GeneratedSource(
            name: "PixelDiffBundle.swift",
            text: """
                import Foundation

                extension Foundation.Bundle {
                    static let module = Foundation.Bundle(path: \(literal(folder.path))) ?? .main
                }

                """)
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Stands for the C libraries behind the engine. Its compiled modules remember that they import them, and the
    /// compiler insists that modules of those names exist; nothing in them is ever looked at, since no public
    /// declaration mentions a C type. So neither headers nor their search paths are needed here.
    static let cModules = GeneratedSource(
        name: "module.modulemap",
        text: cLibraries.map { "module \($0) {}\n" }.joined())

    private static let cLibraries = [
        "CPNG", "CDeflate", "CNettle", "CISAL", "CTurboJPEG", "CWebP", "CFreeType", "CHarfBuzz", "CICU",
        "CLargeStack", "CPixelRows", "CPNGRows",
    ]
}
