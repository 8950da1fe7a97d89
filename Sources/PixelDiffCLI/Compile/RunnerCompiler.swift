import Foundation
import Imaging
import PixelDiff

/// Compiles a user's files into a program that renders their previews, and keeps the program for next time.
struct RunnerCompiler {
    var engine: Engine
    /// Swift's language mode; code in the wild is mostly written for 5.
    var languageMode = "5"
    /// Names after `-D`; DEBUG is set in any case, since previews live in debug builds.
    var conditions: [String] = []
    /// Views to render that have no preview of their own.
    var namedTypes: [String] = []
    /// Layouts that the runner is to know, as code.
    var layouts: [String] = []
    /// Where runners are kept: `.build/pixeldiff/runners` of the package.
    var cache: URL
    var colorsMessages = false

    /// How many runners the cache keeps; the least recently used go first.
    static let cacheLimit = 16

    /// The runner for `sources`: a kept one when sources, options and engine are the same, or a new one.
    ///
    /// 1. The key is the digest of everything that the result depends on.
    /// 2. A new runner is compiled under a name of its own and renamed, so that no one sees half of it.
    ///
    /// - Throws: CompileError; the file system's error when the cache can't be written.
    func runner(for sources: SourceSet) throws -> URL {
        let texts = try Dictionary(
            sources.files.map { ($0, try String(contentsOf: URL(filePath: $0), encoding: .utf8)) },
            uniquingKeysWith: { first, _ in first })
        let style = ImportStyle(of: Array(texts.values))
        let folder = URL(filePath: sources.files[0]).absoluteURL.deletingLastPathComponent()
        let generated = [
            GeneratedSource.entry(layouts: layouts, importing: style.module),
            .previews(ofTypes: namedTypes, importing: style.module),
            .bundle(of: texts, folder: folder),
            AssetSymbols(folders: sources.resourceFolders).source(
                for: texts.values.sorted(), importing: style.module),
        ].compactMap { $0 }
        IgnoredFolder.prepare(above: cache.path)
        // 1.
        let options = options(for: sources, style: style)
        var key = SHA256()
        let inputs =
            sources.files.flatMap { [$0, texts[$0] ?? ""] } + generated.flatMap { [$0.name, $0.text] }
        for text in [engine.buildID, FileManager.default.currentDirectoryPath] + options + inputs {
            key.update(Array("\(text.utf8.count) \(text)".utf8))
        }
        let name = key.finalize().prefix(16).map { Self.hexadecimal($0) }.joined()
        let runner = cache.appending(path: name)
        if FileManager.default.isExecutableFile(atPath: runner.path) {
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: runner.path)
            return runner
        }
        // 2.
        let work = cache.appending(path: "\(name).\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        let extra = try generated.map { try $0.write(into: work) }
        let modules = try GeneratedSource.cModules.write(into: work)
        let output = work.appending(path: "runner")
        do {
            try compile(
                options + ["-Xcc", "-fmodule-map-file=\(modules)"] + sources.files + extra + [
                    "-o", output.path,
                ])
        } catch CompileError.rejected(let messages) {
            throw MissingNames(messages, sources).error ?? .rejected(messages: messages)
        }
        if rename(output.path, runner.path) != 0 { try FileManager.default.moveItem(at: output, to: runner) }
        prune()
        return runner
    }

    private func compile(_ arguments: [String]) throws {
        try engine.checkCompiler()
        let run = try ToolRun.run("swiftc", arguments)
        guard run.status != 127 else { throw CompileError.compilerMissing }
        guard run.status == 0 else { throw CompileError.rejected(messages: run.output + run.errors) }
    }

    private func options(for sources: SourceSet, style: ImportStyle) -> [String] {
        let folder = engine.library.deletingLastPathComponent().path
        var options = ["-module-name", Self.moduleName(sources.suite), "-swift-version", languageMode]
        options += ["-Onone", "-wmo", "-suppress-warnings"]
        options += (["DEBUG"] + conditions).flatMap { ["-D", $0] }
        if style == .swiftUI { options += ["-module-alias", "SwiftUI=PixelUI"] }
        options += ["-module-alias", "Combine=Publishing"]
        options += [
            "-I", engine.modules.path, "-load-plugin-executable", "\(engine.plugin.path)#PreviewMacros",
        ]
        // A file named main.swift may have statements of its own at the top; without one every file is a library's.
        let hasScript = sources.files.contains { URL(filePath: $0).lastPathComponent == "main.swift" }
        if !hasScript { options.append("-parse-as-library") }
        options += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "pixeldiff_unused_main"]
        options += ["-L", folder, "-lPreviews", "-Xlinker", "-rpath", "-Xlinker", folder]
        if colorsMessages { options.append("-color-diagnostics") }
        return options
    }

    /// A module's name made from a folder's: letters, digits and underscores, and none that is taken.
    static func moduleName(_ suite: String) -> String {
        var name = String(suite.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if name.first.map({ !$0.isLetter }) ?? true { name = "Views" + name }
        let taken = [
            "Swift", "SwiftUI", "Combine", "Foundation", "Observation", "Testing", "XCTest", "Dispatch",
            "Glibc",
        ]
        let engine = [
            "Drawing", "Imaging", "LayoutEngine", "Publishing", "Raster", "PixelUI", "PixelDiff", "Previews",
            "PreviewMacros",
        ]
        return (taken + engine).contains(name) ? name + "Views" : name
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    /// Removes the runners that were used least recently.
    private func prune() {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: Array(keys)))
            ?? []
        let dated = files.compactMap { file -> (file: URL, date: Date)? in
            guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else {
                return nil
            }
            return values.contentModificationDate.map { (file, $0) }
        }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.cacheLimit) {
            try? FileManager.default.removeItem(at: old.file)
        }
    }
}
