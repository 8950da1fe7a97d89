import Foundation
import PixelDiff
import PixelUI

/// One request carried out.
@MainActor
struct PreviewRun {
    let request: RenderRequest
    let log: EventLog
    /// Those that the command line names.
    var layouts: [@MainActor @Sendable () -> AnyLayout] = []

    /// Renders or explains the cases that the request chooses, in each of its variants.
    ///
    /// 1. Views are made and laid out one after the other, on the main actor.
    /// 2. Pictures are drawn, encoded and compared beside that, on as many threads as there are processors; no
    ///    more wait than that, since each holds a bitmap.
    func run(_ cases: [PreviewCase]) async {
        let chosen = choose(from: cases)
        if case .list = request.purpose {
            for preview in chosen { log.append(.listed(preview.name, preview.source)) }
            log.append(.finished)
            return
        }
        if case .reduce(let reduction) = request.purpose {
            await reduce(chosen, reduction)
            log.append(.finished)
            return
        }
        let limit = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let run = runLog()
        await withTaskGroup(of: Void.self) { group in
            var running = 0
            for item in items(chosen) {
                let (preview, variant, name) = item
                // 1.
                log.append(.started(name.title))
                if case .explain(let trace) = request.purpose {
                    await explain(preview, as: name, variant, trace: trace)
                    continue
                }
                if case .describe(let folder) = request.purpose {
                    await describe(preview, as: name, variant, folder: folder)
                    continue
                }
                let started = ContinuousClock.now
                let (scaled, request) = (scaled(variant), request)
                let destination = PictureDestination(
                    request: request, log: log, run: run, name: name, source: preview.source,
                    started: started,
                    again: { try await PreviewPicture(preview, variant: scaled, request: request) })
                let picture: PreviewPicture
                do {
                    picture = try await PreviewPicture(preview, variant: scaled, request: request)
                } catch {
                    destination.fail(error)
                    continue
                }
                // 2.
                if running == limit {
                    await group.next()
                    running -= 1
                }
                group.addTask { await destination.accept(picture) }
                running += 1
                guard request.isSerial == true else { continue }
                await group.waitForAll()
                running = 0
            }
        }
        log.append(.finished)
    }

    private typealias Item = (preview: PreviewCase, variant: GoldenVariant, name: GoldenName)

    /// The cases of this shard in each variant, without those that an earlier run has seen to.
    private func items(_ cases: [PreviewCase]) -> [Item] {
        let all = cases.flatMap { preview in
            request.variants.map { variant in
                Item(
                    preview, variant,
                    GoldenName(suite: request.suite, testCase: preview.name, variant: named(variant)))
            }
        }
        let own = request.shard?.own(of: all) { $0.name.title } ?? all
        let finished = Set(request.finished ?? [])
        return own.filter { !finished.contains($0.name.title) }
    }

    /// The manifest that the command has begun.
    private func runLog() -> RunLog? {
        guard case .check(let check) = request.purpose, let id = check.run else { return nil }
        return try? RunLog(continuing: id, in: ResultStore(folder: check.artifacts))
    }

    private func explain(
        _ preview: PreviewCase, as name: GoldenName, _ variant: GoldenVariant, trace: Bool
    ) async {
        do {
            let renderer = try await PreviewPicture.renderer(
                preview, variant: scaled(variant), request: request)
            let explanation = renderer.explanation()
            log.append(
                .explained(
                    PreviewExplanation(
                        title: name.title, source: preview.source, layout: explanation.layout,
                        findings: explanation.diagnostics.map(PreviewExplanation.Finding.init),
                        errors: explanation.errors, trace: trace ? explanation.trace : nil)))
        } catch {
            log.append(.failed(name.title, reason: "\(error)", preview.source))
        }
    }

    private func choose(from cases: [PreviewCase]) -> [PreviewCase] {
        guard !request.filters.isEmpty else { return cases }
        let found = request.filters.map { ($0, PreviewCase.matching($0, among: cases).map(\.name)) }
        let unmatched = found.filter { $0.1.isEmpty }.map(\.0)
        if !unmatched.isEmpty { log.append(.unmatched(unmatched, known: cases.map(\.name))) }
        let names = Set(found.flatMap(\.1))
        return cases.filter { names.contains($0.name) }
    }

    /// A golden's name says the scale unless it is the standard one; a picture's only where the variant does.
    private func named(_ variant: GoldenVariant) -> GoldenVariant {
        if case .check = request.purpose { return scaled(variant) }
        return variant
    }

    func scaled(_ variant: GoldenVariant) -> GoldenVariant {
        var variant = variant
        variant.scale = variant.scale ?? request.scale
        return variant
    }
}

extension PreviewExplanation.Finding {
    init(_ diagnostic: LayoutDiagnostic) {
        self.init(
            severity: diagnostic.severity.rawValue, rule: diagnostic.rule.rawValue,
            path: "\(diagnostic.path)", message: diagnostic.message)
    }
}
