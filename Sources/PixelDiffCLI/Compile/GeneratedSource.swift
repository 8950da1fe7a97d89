import Foundation

/// A file that is compiled with the user's: what the runner needs and no one wants to write.
struct GeneratedSource {
    var name: String
    var text: String

    /// The program's start. It is named `main` by hand, because the user's files may have a `@main` type: that
    /// one's entry point is renamed by the compiler's options and never runs.
    static let entry = GeneratedSource(
        name: "PixelDiffEntry.swift",
        text: """
            import Previews

            @c(main)
            public func pixelDiffEntry(
                _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
            ) -> Int32 {
                Previews.PreviewRunner.main()
            }

            """)

    /// Previews of views that the command line names.
    ///
    /// - Parameter types: Names as in the source, `Outer.Inner` for nested ones.
    static func previews(ofTypes types: [String], importing module: String) -> GeneratedSource? {
        guard !types.isEmpty else { return nil }
        let previews = types.map { "#Preview(\"\($0)\") { \($0)() }" }
        return GeneratedSource(
            name: "PixelDiffNamedViews.swift",
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
}
