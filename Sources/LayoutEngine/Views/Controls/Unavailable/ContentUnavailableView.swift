import Foundation

/// What an empty screen says: SwiftUI's `ContentUnavailableView`. It fills what it is offered.
///
/// macOS: the title alone, 20 down, 12 between the parts. iOS, by eye: icon, title and description in the
/// middle.
/// Source: iamcgn/swiftui-web, Docs/elements/ContentUnavailableView.md.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PrimitiveView {
    private let label: ViewPart
    private let description: ViewPart?
    private let actions: ViewPart?

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = ViewPart(label(), role: "label")
        self.description = ViewPart(optional: description(), role: "description")
        self.actions = ViewPart(optional: actions(), role: "actions")
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let isMac = inputs.environment.platformProfile.family == .macOS
        let look = UnavailableLook(
            label: view.label, description: view.description, actions: view.actions, isMac: isMac)
        return ControlNode.around("ContentUnavailableView", inputs) { resolveSlot(look, 0, $0) }
    }
}

extension ContentUnavailableView
where Label == LayoutEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { LayoutEngine.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { LayoutEngine.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(
            label: { LayoutEngine.Label(title, image: name) }, description: { description },
            actions: { EmptyView() })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Nothing was found.
    public static var search: Self { search(text: "") }

    public static func search(text: String) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String

        public var body: some View {
            LayoutEngine.Label(
                text.isEmpty ? "No Results" : "No Results for \u{201C}\(text)\u{201D}",
                systemImage: "magnifyingglass")
        }
    }

    public struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

private struct UnavailableLook: PlatformLook {
    let label: ViewPart
    let description: ViewPart?
    let actions: ViewPart?
    let isMac: Bool

    var body: some View {
        VStack(spacing: 12) {
            if isMac {
                PartView(part: label).labelStyle(.titleOnly).font(.largeTitle.bold()).foregroundStyle(
                    .secondary)
            } else {
                PartView(part: label).labelStyle(UnavailableLabelStyle())
            }
            if let description {
                PartView(part: description).font(isMac ? .body : .subheadline).foregroundStyle(.secondary)
            }
            if let actions { PartView(part: actions) }
        }
        .multilineTextAlignment(.center)
        .padding(.top, isMac ? 20 : 0)
        .padding(.horizontal, isMac ? 0 : 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isMac ? .top : .center)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
