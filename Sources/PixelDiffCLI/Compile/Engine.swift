import Foundation
import Imaging

/// The built modules that a user's files are compiled against: they lie beside the running command.
struct Engine {
    /// Holds `PixelUI.swiftmodule`, `Previews.swiftmodule` and what they import.
    let modules: URL
    /// `libPreviews.so`, which holds the code of all of them.
    let library: URL
    /// The executable that expands `#Preview`.
    let plugin: URL
    /// Changes when any of the files above is built anew.
    let buildID: String
    /// What the compiler that built an installed engine says of itself; nil in a build folder, which the build system keeps
    /// up to date.
    var compiler: String?

    /// The running command's file.
    static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments[0]
    }

    /// The engine of the running command: that of its build folder, or the one installed with it. What a build
    /// folder lacks is built first.
    ///
    /// - Throws: CompileError.engineMissing, .engineBuildFailed.
    static func current(_ console: Console) throws -> Engine {
        let executable = URL(filePath: executable)
        if let engine = try? beside(executable: executable) { return engine }
        try build(
            product: "Previews", besides: executable, console,
            saying: "building PixelDiff's modules for views (once)")
        return try beside(executable: executable)
    }

    /// Builds a product into the build folder of which `executable` is a part: `swift run pixeldiff` and
    /// `swift build --product pixeldiff` leave others out.
    ///
    /// - Throws: CompileError.engineMissing outside of a build folder, .engineBuildFailed.
    static func build(
        product: String, besides executable: URL, _ console: Console, saying note: String
    ) throws {
        let folder = executable.deletingLastPathComponent()
        let configuration = folder.lastPathComponent
        let package = SourceSet.packageRoot(above: folder)
        guard let package, folder.path.contains("/.build/"), ["debug", "release"].contains(configuration)
        else {
            throw CompileError.engineMissing(folder: folder.path)
        }
        console.note(note)
        let arguments = [
            "build", "-c", configuration, "--product", product, "--package-path", package.path,
        ]
        let run = try ToolRun.run("swift", arguments)
        guard run.status == 0 else { throw CompileError.engineBuildFailed(messages: run.output + run.errors) }
    }

    /// 1. In a build folder: `Modules/`, `libPreviews.so` and `PreviewMacros-tool` beside the command.
    /// 2. Installed as `PREFIX/bin/pixeldiff`: all of it in `PREFIX/lib/pixeldiff`.
    ///
    /// - Throws: CompileError.engineMissing, which names the build command.
    static func beside(executable: URL) throws -> Engine {
        let folder = executable.deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent().appending(path: "lib/pixeldiff")
        let places = [
            (modules: folder.appending(path: "Modules"), folder: folder, plugin: "PreviewMacros-tool"),
            (modules: installed.appending(path: "Modules"), folder: installed, plugin: "PreviewMacros"),
        ]
        for place in places {
            let library = place.folder.appending(path: "libPreviews.so")
            let plugin = place.folder.appending(path: place.plugin)
            let module = place.modules.appending(path: "Previews.swiftmodule")
            let stamps = [library, plugin, module].map(stamp)
            guard stamps.allSatisfy({ $0 != nil }) else { continue }
            let buildID = SHA256.hexDigest(of: Data(stamps.compactMap { $0 }.joined(separator: "\n").utf8))
            let compiler = try? String(
                contentsOf: place.folder.appending(path: "compiler"), encoding: .utf8)
            return Engine(
                modules: place.modules, library: library, plugin: plugin, buildID: buildID,
                compiler: compiler.map(Self.compilerName))
        }
        throw CompileError.engineMissing(folder: folder.path)
    }

    /// Compiled modules are read by the very compiler that wrote them, and by no other version.
    ///
    /// - Throws: CompileError.otherCompiler; .compilerMissing where there is none.
    func checkCompiler() throws {
        guard let compiler else { return }
        let run = try ToolRun.run("swiftc", ["--version"])
        guard run.status != 127 else { throw CompileError.compilerMissing }
        let found = Self.compilerName(run.output)
        if found != compiler {
            throw CompileError.otherCompiler(
                built: compiler, found: found,
                prefix: library.deletingLastPathComponent()
                    .deletingLastPathComponent().deletingLastPathComponent().path)
        }
    }

    /// `swift-6.3.1-RELEASE` of what `swiftc --version` prints; its first line where it has no such name.
    static func compilerName(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") else {
            return line
        }
        return String(line[line.index(after: open)..<close])
    }

    /// Size and time of change: reading 20 MB of library on every run would take longer than compiling.
    private static func stamp(_ file: URL) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
        else { return nil }
        return "\(file.path) \(size) \(date.timeIntervalSinceReferenceDate)"
    }
}
