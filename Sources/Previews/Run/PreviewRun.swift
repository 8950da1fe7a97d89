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

    /// Does with the cases that the request chooses what it asks for, in each of its variants.
    func run(_ cases: [PreviewCase]) async {
        let chosen = choose(from: cases)
        switch request.purpose {
        case .list:
            for preview in chosen { log.append(.listed(preview.name, preview.source)) }
        case .reduce(let reduction): await reduce(chosen, reduction)
        case .render, .check, .explain, .describe: await layOut(items(chosen))
        }
        log.append(.finished)
    }

    /// 1. Views are made and laid out one after the other, on the main actor.
    /// 2. Pictures are drawn, encoded and compared beside that, on as many threads as there are processors; no
    ///    more wait than that, since each holds a bitmap.
    private func layOut(_ items: [Item]) async {
        let limit = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let run = runLog()
        await withTaskGroup(of: Void.self) { group in
            var running = 0
            for item in items {
                log.append(.started(item.name.title))  // 1
                guard let (picture, destination) = await layOut(item, run) else { continue }
                if running == limit {  // 2
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
    }

    /// What is to be drawn of a case, and what becomes of the picture; nil where it is explained or described, or can't
    /// be laid out, which is told by then.
    private func layOut(_ item: Item, _ run: RunLog?) async -> (PreviewPicture, PictureDestination)? {
        let (preview, variant, name) = item
        if case .explain(let trace) = request.purpose {
            await explain(preview, as: name, variant, trace: trace)
            return nil
        }
        if case .describe(let folder) = request.purpose {
            await describe(preview, as: name, variant, folder: folder)
            return nil
        }
        let (scaled, request) = (scaled(variant), request)
        let destination = PictureDestination(
            request: request, log: log, run: run, name: name, source: preview.source,
            started: ContinuousClock.now,
            again: { try await PreviewPicture(preview, variant: scaled, request: request) })
        do {
            return (try await PreviewPicture(preview, variant: scaled, request: request), destination)
        } catch {
            destination.fail(error)
            return nil
        }
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
