import Foundation
import PixelDiff

/// Brings two trees together and has a runner reduce them: only a runner has layout and fonts.
struct ReduceJob {
    let options: PreviewOptions
    let request: ReductionRequest

    func run(_ input: ReduceInput, _ console: Console) throws -> PreviewJob.Outcome {
        switch input {
        case .files(let files): return try reduce(files, console)
        case .variants(let path, let preview, let sides):
            return try reduce(SourceSet(paths: [path]), preview, sides, console)
        case .revisions(let path, let preview, let good, let bad):
            let words = [path] + (preview.map { [$0] } ?? []) + options.words
            return try reduce(
                words, [], in: FileManager.default.currentDirectoryPath, good, bad,
                titled: preview.map { "\(path)#\($0)" } ?? path, console)
        case .golden(let name, let good, let bad):
            let golden = try LastTestRun.preview(of: name, from: FileManager.default.currentDirectoryPath)
            return try reduce(
                golden.words, golden.variant, in: golden.folder, good, bad, titled: name, console)
        }
    }

    // MARK: One program

    private func reduce(
        _ sources: SourceSet, _ preview: String?, _ sides: [ReduceTraits], _ console: Console
    ) throws -> PreviewJob.Outcome {
        var job = options.job(for: sources)
        job.layouts = request.layoutCode
        var reduction = request
        reduction.widths = sides.map(\.width)
        reduction.names = sides.count == 2 ? sides.map(\.text) : layoutNames
        let runner = try job.runner(console)
        return try job.run(runner) { eventFile in
            var request = options.request(
                sources, filters: preview.map { [$0] } ?? [], purpose: .reduce(reduction),
                eventFile: eventFile)
            request.variants = sides.map(\.variant)
            return request
        }
    }

    /// `HStack` and `MyRow()`.
    private var layoutNames: [String] {
        [request.layoutPlaces, request.layoutCode].map { $0.joined(separator: ", ") }
    }

    // MARK: Files

    /// A runner without views, kept where those with views are.
    ///
    /// - Parameter title: What the trees are called, where the user never saw their files.
    private func reduce(
        _ files: [String], titled title: String? = nil, _ console: Console
    ) throws -> PreviewJob.Outcome {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let root = SourceSet.packageRoot(above: here.appending(path: "Trees.swift")) ?? here
        let folder = root.appending(path: ".build/pixeldiff/trees").path
        try Folder(folder).create()
        let empty = "\(folder)/Trees.swift"
        try AtomicFile.write(Array("import PixelUI\n".utf8), to: empty, isDurable: false)
        let sources = try SourceSet(paths: [empty])
        var job = options.job(for: sources)
        job.layouts = request.layoutCode
        var reduction = request
        if !request.layoutCode.isEmpty { reduction.names = layoutNames }
        reduction.title = title
        reduction.files = try files.enumerated().map { index, file in
            let tree =
                file.hasSuffix(".pixeldiff") ? try unpack(file, to: "\(folder)/side-\(index).json") : file
            return URL(filePath: tree).absoluteURL.standardizedFileURL.path
        }
        let runner = try job.runner(console)
        return try job.run(runner) { eventFile in
            var request = options.request(
                sources, filters: [], purpose: .reduce(reduction), eventFile: eventFile)
            request.resourceFolders = nil
            return request
        }
    }

    /// The view tree of a repro file, as a file of its own.
    private func unpack(_ file: String, to tree: String) throws -> String {
        guard let bytes = try ReproFile(path: file).viewTree() else {
            throw ReproError.unusable(
                file: file, reason: "it has no view tree: it comes from a renderer that tells none")
        }
        try AtomicFile.write(bytes, to: tree, isDurable: false)
        return tree
    }

    // MARK: Revisions

    /// Describes the preview in each revision with this command, in a folder with the revision's files.
    private func reduce(
        _ words: [String], _ variant: [String], in folder: String, _ good: String?, _ bad: String,
        titled title: String, _ console: Console
    ) throws -> PreviewJob.Outcome {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "pixeldiff-reduce-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        var files: [String] = []
        for (name, revision) in [("good", good), ("bad", Optional(bad))] {
            console.note("\(name): laying out \(revision ?? "the merge base")")
            let out = scratch.appending(path: name).path
            let checkedOut = revision == "." ? nil : try RevisionFiles(revision, around: folder)
            let run = try withExtendedLifetime(checkedOut) {
                try ToolRun.run(
                    Engine.executable, ["render"] + words + ["--describe", out],
                    environment: checkedOut?.environment ?? [:],
                    in: URL(filePath: checkedOut?.folder ?? folder))
            }
            let suffix = variant.map { "." + $0 }.joined() + ".json"
            let found = ((try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []).sorted()
                .filter { $0.hasSuffix(suffix) }
            guard run.status == 0, let file = found.first else {
                throw ReduceError.notDescribed(name, run.errors)
            }
            guard found.count == 1 else {
                throw ReduceError.severalPreviews(found.map { String($0.dropLast(".json".count)) })
            }
            files.append("\(out)/\(file)")
        }
        return try reduce(files, titled: title, console)
    }
}

/// Why there are no two trees.
enum ReduceError: Error, CustomStringConvertible {
    case notDescribed(String, String)
    case severalPreviews([String])

    var description: String {
        switch self {
        case .notDescribed(let side, let messages):
            "the view can't be laid out in \(side):\n\(Self.plain(messages))"
        case .severalPreviews(let names):
            "name one preview, as in FILE#NAME: there are \(names.joined(separator: ", "))"
        }
    }

    /// What another run of this command said, without the word that each of its errors begins with.
    private static func plain(_ messages: String) -> String {
        messages.trimmingCharacters(in: .whitespacesAndNewlines).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { $0.hasPrefix("Error: ") ? String($0.dropFirst("Error: ".count)) : String($0) }
        .joined(separator: "\n")
    }
}
