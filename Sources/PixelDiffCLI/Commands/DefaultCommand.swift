import Foundation
import PixelDiff

/// What bisect draws with when it is given no command.
///
/// 1. The last `pixeldiff test`, once more, only drawing (``LastTestRun``).
/// 2. The golden tests of the package: one build, then its tests with the variable that has them draw in place of
///    comparing. Tests that fail for other reasons do no harm; a failed build and a crash do.
/// 3. The previews of the package's targets, by `pixeldiff test` with its default width.
struct DefaultCommand {
    var command: TrialCommand
    /// Where it is to run; its paths are relative to that.
    var folder: String
    /// What it is, for people.
    var note: String

    /// - Parameter directory: Looked at with the folders above it.
    /// - Throws: ``UsageError`` that says what to type if there is nothing that draws.
    static func find(from directory: String) throws -> DefaultCommand {
        if let last = LastTestRun.command(from: directory) {  // 1
            return DefaultCommand(
                command: last.command, folder: last.folder,
                note: "drawing what the last 'pixeldiff test' drew")
        }
        if let package = SourceSet.packageRoot(
            above: URL(filePath: directory).appending(path: "Package.swift"))
        {
            let sources = PackageSources(folder: package.path)
            if let command = sources.goldenTests { return command }  // 2
            if let command = sources.previews { return command }  // 3
        }
        throw UsageError(
            "There is no command that draws: no package with golden tests or previews here. "
                + "Run 'pixeldiff test PATHS --width W' once, or add one, as in: "
                + "pixeldiff bisect --good main -- ./draw.sh {out}")
    }
}

/// The Swift files of a package, looked through for what can be drawn.
private struct PackageSources {
    let folder: String
    /// Relative to the folder, ascending, with their text.
    private let files: [(path: String, text: String)]

    init(folder: String) {
        self.folder = folder
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        files = names.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted().compactMap { name in
            (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).map { (name, $0) }
        }
    }

    // MARK: Golden tests

    var goldenTests: DefaultCommand? {
        let tests = files.filter { file in
            file.path != "Package.swift"
                && file.text.split(whereSeparator: \.isNewline).contains { line in
                    let words = line.split(separator: " ")
                    return words.last == "GoldenTesting" && words.contains("import")
                }
        }
        guard !tests.isEmpty else { return nil }
        let command = TrialCommand(
            ["/bin/sh", "-c", Self.script(links: outsideDependencies)],
            environment: [RenderOnlyFolder.variable: TrialCommand.placeholder])
        return command.map {
            DefaultCommand(
                command: $0, folder: folder,
                note: "drawing the golden tests of \(URL(filePath: folder).lastPathComponent) (swift test)")
        }
    }

    /// 1. Packages beside the repository are made known beside its other trees.
    /// 2. One build; its failure is the run's.
    /// 3. The tests, whose failures aren't, unless something killed them.
    static func script(links: [(path: String, target: String)]) -> String {
        let lines = links.map { link in
            let path = Shell.quoted(link.path)
            return "[ -e \(path) ] || ln -s \(Shell.quoted(link.target)) \(path)"  // 1
        }
        let rest = [
            "swift build --build-tests || exit $?",  // 2
            "swift test --skip-build",  // 3
            "code=$?; [ $code -gt 125 ] && exit $code",
            "exit 0",
        ]
        return (lines + rest).joined(separator: "\n")
    }

    /// Path dependencies that lie outside of the repository, as the manifest has them, with what they mean.
    ///
    /// Only those that from a tree mean a place among the trees: a link must not land in the user's files.
    private var outsideDependencies: [(path: String, target: String)] {
        guard let manifest = files.first(where: { $0.path == "Package.swift" })?.text else { return [] }
        let root = Self.repository(around: folder)
        let depth = URL(filePath: folder).standardizedFileURL.path.split(separator: "/").count
        let rootDepth = root.map { $0.split(separator: "/").count } ?? depth
        return manifest.matches(of: /path:\s*"(\.\.\/[^"\\]*)"/).compactMap { match in
            let path = String(match.1)
            let target = URL(filePath: folder).appending(path: path).standardizedFileURL.path
            let isInside = root.map { target == $0 || target.hasPrefix($0 + "/") } ?? false
            let climbs = path.split(separator: "/").prefix { $0 == ".." }.count
            let isAmongTrees = climbs <= depth - rootDepth + 2
            return isInside || !isAmongTrees || !SourceSet.isFolder(target) ? nil : (path, target)
        }
    }

    private static func repository(around folder: String) -> String? {
        var url = URL(filePath: folder).standardizedFileURL
        while true {
            if FileManager.default.fileExists(atPath: url.appending(path: ".git").path) { return url.path }
            guard url.path != "/", !url.path.isEmpty else { return nil }
            url.deleteLastPathComponent()
        }
    }

    // MARK: Previews

    /// Each target's previews into a folder of its name.
    var previews: DefaultCommand? {
        let shown = files.filter { file in
            file.path.hasPrefix("Sources/")
                && (file.text.contains("#Preview") || file.text.contains("PreviewProvider"))
        }
        let targets = Set(
            shown.compactMap { file -> String? in
                let parts = file.path.split(separator: "/")
                return parts.count > 2 ? "Sources/\(parts[1])" : nil
            }
        ).sorted()
        guard !targets.isEmpty else { return nil }
        let words = { (target: String, out: String) in
            [Engine.executable, "test", target, "--render-only", out]
        }
        let out = TrialCommand.placeholder
        let command: TrialCommand?
        if targets.count == 1 {
            command = TrialCommand(words(targets[0], out))
        } else {
            let lines = targets.map { target in
                let name = Shell.quoted(String(target.split(separator: "/").last ?? ""))
                return words(target, "").dropLast().map(Shell.quoted).joined(separator: " ")
                    + " \"$0\"/\(name) || exit $?"
            }
            command = TrialCommand(["/bin/sh", "-c", lines.joined(separator: "\n"), out])
        }
        let names = targets.joined(separator: " ")
        return command.map {
            DefaultCommand(
                command: $0, folder: folder,
                note: "drawing the previews in \(names), \(PreviewOptions.text(PreviewOptions.defaultWidth)) "
                    + "points wide; 'pixeldiff test \(targets[0]) --width W' once chooses others")
        }
    }
}
