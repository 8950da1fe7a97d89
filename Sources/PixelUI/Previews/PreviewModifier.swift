import LayoutEngine

/// Surroundings that several previews share, such as sample data that takes long to load.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    /// Makes what all previews with this modifier share: called once per run.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body

    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview's view, as a `PreviewModifier` receives it.
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: AnyView { content }
}

extension PreviewModifier {
    var trait: PreviewTrait<Preview.ViewTraits> {
        // The trait crosses to the runner, but everything it holds is used on the main actor only.
        nonisolated(unsafe) let modifier = self
        return PreviewTrait(
            kind: .modifier { content in
                let context = try await SharedContexts.context(of: Self.self)
                return AnyView(
                    modifier.body(content: PreviewModifierContent(content: content), context: context))
            })
    }
}

/// The contexts made in this run, by modifier type.
@MainActor
private enum SharedContexts {
    private static var contexts: [ObjectIdentifier: Any] = [:]

    static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
        if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
        let context = try await Modifier.makeSharedContext()
        contexts[ObjectIdentifier(type)] = context
        return context
    }
}
