import Drawing
import Foundation

/// Content that can be hidden below a label: SwiftUI's `DisclosureGroup`. Without a binding it is collapsed at first;
/// collapsed, its content isn't resolved.
///
/// In a list each of its views is a row of the list.
public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
    private let label: ViewPart
    private let content: ViewPart
    /// nil where the group keeps it itself.
    private let isExpanded: Binding<Bool>?

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = ViewPart(label(), role: "label")
        self.content = ViewPart(content(), role: "content")
        isExpanded = nil
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = ViewPart(label(), role: "label")
        self.content = ViewPart(content(), role: "content")
        self.isExpanded = isExpanded
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.disclosureGroupStyles
        let binding = view.isExpanded ?? inputs.ownState(false)
        let isExpanded = inputs.observing { binding.wrappedValue }
        var actions = ControlActions.disclosure("DisclosureGroup", SpokenLabel([view.label], inputs), binding)
        guard stack != nil || !inputs.environment.controlPlace.isRow else {
            return rows(view, isExpanded, inputs, actions)
        }
        let style: any DisclosureGroupStyle = stack?.style ?? AutomaticDisclosureGroupStyle()
        actions.isLeftToStyle = !(style is AutomaticDisclosureGroupStyle)
        if actions.isLeftToStyle { actions.tap = nil }
        return ControlNode.around("DisclosureGroup", inputs, actions) { inputs in
            var inputs = inputs
            inputs.environment.disclosureGroupStyles = stack?.outer
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(part: view.label), content: .init(part: view.content),
                isExpanded: binding)
            @MainActor func resolve<S: DisclosureGroupStyle>(_ style: S) -> _Elements {
                StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
            }
            return resolve(style)
        }
    }

    /// The label's row with its arrow, and the content's rows, set in.
    private static func rows(
        _ view: Self, _ isExpanded: Bool, _ inputs: _ResolveInputs, _ actions: ControlActions
    ) -> _Elements {
        var elements = resolveSlot(OutlineLabel(label: view.label, isExpanded: isExpanded), 0, inputs)
            .handled(by: actions)
        guard isExpanded else { return elements.dynamic() }
        let content = PartView(part: view.content, isRow: false).padding(.leading, 16)
        elements.append(resolveSlot(content, 1, inputs))
        return elements.dynamic()
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// How disclosure groups look: SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public struct Content: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.elements(inputs)
        }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A row of full width with an arrow, the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformDisclosure(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension EnvironmentValues {
    private enum DisclosureGroupStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any DisclosureGroupStyle>? { nil }
    }

    var disclosureGroupStyles: StyleStack<any DisclosureGroupStyle>? {
        get { self[DisclosureGroupStylesKey.self] }
        set { self[DisclosureGroupStylesKey.self] = newValue }
    }
}

extension View {
    /// How disclosure groups inside look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.disclosureGroupStyles) { $0 = StyleStack(style, outer: $0) }
    }
}

/// Source: iamcgn/swiftui-web, Docs/elements/DisclosureGroup.md for macOS 26. On iOS, by eye, the label in the
/// accent colour and the arrow at the row's end.
private struct PlatformDisclosure: PlatformLook {
    let configuration: DisclosureGroupStyleConfiguration

    @Environment(\.platformProfile) private var profile

    var body: some View {
        let isExpanded = configuration.isExpanded
        VStack(spacing: 0) {
            if profile.family == .macOS {
                HStack(spacing: 5) {
                    ControlArtwork("disclosure", width: 6.5, height: 8) { canvas in
                        let grey = SchemeColor.ink(64.0 / 255).color
                        let arrow: Path =
                            isExpanded
                            ? .line((0.75, 2.5), (3.25, 5.5), (5.75, 2.5))
                            : .line((1.75, 1), (4, 4), (1.75, 7))
                        canvas.stroke(arrow, grey, width: 1.5)
                    }
                    configuration.label
                }
                .padding(.vertical, 4).frame(maxWidth: .infinity, alignment: .leading)
            } else {
                OutlineLabel(label: configuration.label.part, isExpanded: isExpanded)
                    .foregroundStyle(TintShapeStyle())
            }
            if isExpanded { VStack { configuration.content } }
        }
    }
}

/// A label with the arrow that says whether more is shown below.
struct OutlineLabel: PlatformLook {
    let label: ViewPart
    let isExpanded: Bool

    var body: some View {
        let isExpanded = isExpanded
        HStack(spacing: 0) {
            PartView(part: label)
            Spacer(minLength: 8)
            ControlArtwork("disclosure", width: 12, height: 12) { canvas in
                let arrow: Path =
                    isExpanded ? .line((1, 3.5), (6, 8.5), (11, 3.5)) : .line((3.5, 1), (8.5, 6), (3.5, 11))
                canvas.stroke(arrow, TintShapeStyle(), width: 2)
            }
        }
    }
}

/// A tree of values, each with those below it hidden: SwiftUI's `OutlineGroup`, all collapsed at first.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View, _PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let rows = ForEach(view.data, id: view.id) { element in
            if let children = element[keyPath: view.children] {
                // Its type would hold itself.
                DisclosureGroup {
                    AnyView(
                        OutlineGroup(
                            data: children, id: view.id, children: view.children, content: view.content))
                } label: {
                    view.content(element)
                }
            } else {
                view.content(element)
            }
        }
        return resolveSlot(rows, 0, inputs)
    }
}

/// What an outline shows below a value.
public struct OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, children: children, content: content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: id, children: children, content: content)
    }
}

extension List where SelectionValue == Never {
    /// An outline: values with values below them, all collapsed.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent))
    }
}
