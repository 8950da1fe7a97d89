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

    /// The cases that a name on the command line means: those of that name, or where there is none, those that
    /// have it among their other names. A name that ends in `*` means all that begin so. Letter case counts.
    static func matching(_ filter: String, among cases: [PreviewCase]) -> [PreviewCase] {
        func matches(_ name: String) -> Bool {
            filter.hasSuffix("*") ? name.hasPrefix(filter.dropLast()) : name == filter
        }
        let named = cases.filter { matches($0.name) }
        return named.isEmpty ? cases.filter { $0.aliases.contains(where: matches) } : named
    }
}
