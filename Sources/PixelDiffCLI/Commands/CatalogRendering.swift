import Foundation
import PixelDiff

/// Renders the pictures of one catalog.
struct CatalogRendering {
    let catalog: DocumentationCatalog
    let options: PreviewOptions

    struct Outcome {
        /// In the order of the catalog; whole only if there are no errors.
        var files: [CatalogResources.Rendered] = []
        var errors: [String] = []
    }

    /// 1. Pictures of the same sources share a compiled runner, and one compilation for all view types that they name.
    /// 2. Each picture is a request of its own: its preview, at its width, in its variants at both scales.
    ///
    /// - Throws: CompileError, or what keeps the runner from starting.
    func run(_ console: Console) throws -> Outcome {
        var outcome = Outcome()
        var runners: [[String]: (sources: SourceSet, job: PreviewJob, runner: URL)] = [:]
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "pixeldiff-docs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, picture) in catalog.pictures.enumerated() {
            try Interruption.check()
            if runners[picture.sources] == nil {  // 1
                let paths = picture.sources.isEmpty ? [".."] : picture.sources
                let sources = try SourceSet(paths: paths.map { try place(of: $0, for: picture) })
                let names = catalog.pictures.filter { $0.sources == picture.sources }.map(\.preview)
                let types = try ViewTypes.split(names, in: sources).types
                let job = options.job(for: sources, namedTypes: Array(Set(types)).sorted())
                runners[picture.sources] = (sources, job, try job.runner(console))
            }
            guard let (sources, job, runner) = runners[picture.sources] else { continue }
            let out = folder.appending(path: "\(index)")
            try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
            let result = try job.run(runner) { eventFile in  // 2
                request(picture, sources, out: out.path, eventFile: eventFile)
            }
            try collect(result, of: picture, into: &outcome)
        }
        return outcome
    }

    /// A source as the working folder sees it.
    ///
    /// - Throws: ``DocumentationError/outside(_:_:_:)`` for one that lies elsewhere than the catalog: what a file says
    ///   is compiled must come with it.
    private func place(of source: String, for picture: CatalogPicture) throws -> String {
        let path = catalog.path(source)
        let file = URL(filePath: catalog.folder).appending(path: DocumentationCatalog.fileName)
        let root = SourceSet.packageRoot(above: file) ?? SourceSet.repositoryRoot(above: file)
        guard let root, !Folder(root.path).holds(path) else { return path }
        throw DocumentationError.outside(
            catalog: catalog.folder, picture: picture.name, source: source, root: root.path)
    }

    private func request(
        _ picture: CatalogPicture, _ sources: SourceSet, out: String, eventFile: String
    ) -> RenderRequest {
        var options = options
        options.width = picture.width
        options.scale = GoldenVariant.standardScale
        options.variants = picture.files.map(\.variant)
        return options.request(
            sources, filters: [picture.preview], purpose: .render(folder: out), eventFile: eventFile)
    }

    /// The files of a picture, by the titles that their variants have.
    private func collect(
        _ result: PreviewJob.Outcome, of picture: CatalogPicture, into outcome: inout Outcome
    ) throws {
        let errors = PreviewReport.errors(in: result).map { "picture \"\(picture.name)\": \($0)" }
        outcome.errors += errors
        if !errors.isEmpty { return }
        var made: [String: String] = [:]
        for case .rendered(let title, let file, _) in result.events { made[title] = file }
        let suffixes = picture.files.map { $0.variant.suffixes.reduce("") { "\($0).\($1)" } }
        let cases = made.keys.filter { title in !suffixes.contains { !$0.isEmpty && title.hasSuffix($0) } }
        guard cases.count == 1, made.count == suffixes.count else {
            let names = cases.sorted().joined(separator: ", ")
            outcome.errors.append(
                "picture \"\(picture.name)\": \"\(picture.preview)\" means several previews (\(names)); name one"
            )
            return
        }
        for (file, suffix) in zip(picture.files, suffixes) {
            let path = made[cases[0] + suffix] ?? ""
            guard let bytes = try Folder.read(path) else {
                throw GoldenError.cannotRead(path, reason: "the runner has not written it")
            }
            outcome.files.append(.init(name: file.name, bytes: bytes))
        }
    }
}
