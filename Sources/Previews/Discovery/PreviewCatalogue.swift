import PixelDiff
import PixelUI

/// All previews of the running program.
@MainActor
enum PreviewCatalogue {
    /// The `#Preview` declarations by file and line, then the providers' views by type.
    static func cases(in image: ExecutableImage) -> [PreviewCase] {
        let found =
            PreviewRecords.all(in: image).map(found(_:)) + PreviewProviders.all(in: image).flatMap(found(_:))
        let names = PreviewNaming.names(for: found.map(\.candidate))
        return zip(found, names).map { found, name in
            var preview = found.preview
            preview.name = name
            return preview
        }
    }

    private typealias Found = (candidate: PreviewNaming.Candidate, preview: PreviewCase)

    private static func found(_ record: PreviewRecord) -> Found {
        let file = PreviewNaming.baseName(ofFile: record.source.file)
        let candidate = PreviewNaming.Candidate(
            short: record.name ?? file, long: record.name.map { "\(file)-\($0)" } ?? file)
        var preview = PreviewCase(
            name: "", source: CaseRecord.Source(file: record.source.file, line: record.source.line),
            aliases: [file, candidate.long]
        ) {
            var view = AnyView(record.makeView())
            for case .modifier(let apply) in record.traits.map(\.kind) { view = try await apply(view) }
            return view
        }
        for case .layout(let layout) in record.traits.map(\.kind) { preview.layout = layout }
        return (candidate, preview)
    }

    private static func found(_ provider: any PreviewProvider.Type) -> [Found] {
        let elements = PreviewElement.all(of: provider)
        let type = "\(provider)"
        return elements.map { element in
            let short = element.displayName ?? PreviewNaming.short(ofProvider: type)
            let long = element.displayName.map { "\(PreviewNaming.short(ofProvider: type))-\($0)" } ?? type
            let preview = PreviewCase(
                name: "", aliases: [type, PreviewNaming.short(ofProvider: type), long], layout: element.layout
            ) { element.view }
            return (PreviewNaming.Candidate(short: short, long: long), preview)
        }
    }
}
