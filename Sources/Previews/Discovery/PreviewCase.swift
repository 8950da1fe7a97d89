import PixelDiff
import PixelUI

/// One thing to render: a `#Preview`, or one view of a PreviewProvider.
struct PreviewCase {
    /// Unique among the program's cases; see ``PreviewNaming``.
    var name: String
    /// Where it is declared, as far as that is known.
    var source: CaseRecord.Source?
    /// Other names that a filter may use for it: the provider's type, the view's type, the file.
    var aliases: [String] = []
    /// Says what room the view is offered.
    var layout = PreviewLayout.device
    var makeView: @MainActor () async throws -> AnyView

    /// Whether a name on the command line means this case: its name, one of the other names, or its beginning
    /// where the name ends in `*`. Letter case counts.
    func matches(_ filter: String) -> Bool {
        let names = [name] + aliases
        guard filter.hasSuffix("*") else { return names.contains(filter) }
        return names.contains { $0.hasPrefix(filter.dropLast()) }
    }
}
