import Foundation

/// Swift files as the compiler sees them in a test target of a package that depends on this one.
enum TypeCheck {
    /// What the compiler says of the files; empty where it takes them without a word.
    ///
    /// The modules are those that lie beside the built command, the macros of Swift Testing those of the toolchain.
    static func messages(_ files: [String], in folder: SampleFolder) throws -> String {
        let built = URL(filePath: ToolRun.pixeldiff).deletingLastPathComponent()
        let target = try ToolRun(["swiftc", "-print-target-info"], directory: folder.path).wait()
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(target.output.utf8))
        // The C libraries are the business of the modules that use them.
        let libraries = try FileManager.default.contentsOfDirectory(atPath: sources)
            .filter { $0.hasPrefix("C") }
        try folder.write("c.modulemap", libraries.map { "module \($0) {}\n" }.joined())
        let run = try ToolRun(
            [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name",
                "PrintedTests", "-I", built.appending(path: "Modules").path,
                "-Xcc", "-fmodule-map-file=\(folder.path)/c.modulemap",
                "-load-plugin-executable", "\(built.path)/PreviewMacros-tool#PreviewMacros",
                "-plugin-path", "\(info.paths.runtimeResourcePath)/host/plugins/testing",
            ] + files, directory: folder.path
        ).wait()
        return run.code == 0 ? run.errors : "exit code \(run.code)\n\(run.errors)"
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }

    private static let sources = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources").path
}
