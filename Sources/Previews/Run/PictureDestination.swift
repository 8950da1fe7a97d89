import Foundation
import PixelDiff
import PixelUI

/// Where a laid out picture goes: into a file, or before its golden. Used off the main actor.
struct PictureDestination: Sendable {
    let request: RenderRequest
    let log: EventLog
    /// The manifest; nil where pictures aren't compared.
    let run: RunLog?
    let name: GoldenName
    let source: CaseRecord.Source?
    let started: ContinuousClock.Instant
    /// Makes the view and lays it out once more.
    let again: @MainActor @Sendable () async throws -> PreviewPicture

    func accept(_ picture: PreviewPicture) async {
        for diagnostic in picture.rendering.diagnostics { log.append(.noted("\(name.title): \(diagnostic)")) }
        do {
            switch request.purpose {
            case .list, .explain, .describe, .reduce: break
            case .render(let folder): try write(picture, to: folder)
            case .check(let check): try await compare(picture, check)
            }
        } catch {
            fail(error)
        }
    }

    /// Tells why there is no picture. Its golden is in use all the same.
    func fail(_ error: any Error) {
        if case .check(let check) = request.purpose,
            let found = try? GoldenStore(folder: check.goldens).find(name)
        {
            run?.use(PackageFolder(path: check.package).relative(found.location.png))
        }
        log.append(.failed(name.title, reason: "\(error)", source))
    }

    private func write(_ picture: PreviewPicture, to folder: String) throws {
        let file = "\(folder)/\(name.fileStem).png"
        let png = try picture.rendering.pngData()
        if request.keepsLayouts == true {
            let layout = Array(picture.rendering.layoutFile.utf8)
            try AtomicFile.write(
                layout, to: "\(folder)/\(name.fileStem).layout.txt", isDurable: false)
        }
        try AtomicFile.write(Array(png), to: file, isDurable: false)
        let duration = started.duration(to: .now) / .milliseconds(1)
        log.append(.rendered(name.title, file: file, milliseconds: duration))
    }

    private func compare(_ picture: PreviewPicture, _ check: RenderRequest.Check) async throws {
        let package = PackageFolder(path: check.package)
        let results = ResultStore(folder: check.artifacts)
        var golden = GoldenCheck(
            package: package, store: GoldenStore(folder: check.goldens), results: results, mode: check.mode,
            tolerance: check.tolerance)
        golden.run = run
        var place = source
        place?.file = package.relative(URL(filePath: source?.file ?? "").standardizedFileURL.path)
        var open = try golden.compare(try candidate(picture), as: name, source: place)
        if open.needsSecondRendering { open.secondRendering = try candidate(await again()) }
        var record = try golden.finish(open)
        if record.verdict == .failed || record.verdict == .missing {
            let explanation = await picture.explain()
            results.explain(
                &record, with: explanation.diagnostics.map { "\($0)" }, trace: explanation.trace,
                tree: await picture.describe().flatMap { try? Array(TreeFile.write($0)) })
        }
        log.append(.checked(record))
    }

    private func candidate(_ picture: PreviewPicture) throws -> GoldenCandidate {
        let rendering = picture.rendering
        var candidate = GoldenCandidate(bitmap: try rendering.bitmap(), layout: rendering.layoutFile)
        candidate.recording = { try rendering.recordingFiles() }
        return candidate
    }
}
