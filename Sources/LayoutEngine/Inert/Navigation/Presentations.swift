import Foundation

// What is presented stands in a window of its own; the presenting view is drawn as it is without it. A host that lives
// makes it and finds the controls in it.
extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("sheet", isPresented, onDismiss, content)
    }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("sheet", item, onDismiss, content)
    }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("fullScreenCover", isPresented, onDismiss, content)
    }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("fullScreenCover", item, onDismiss, content)
    }
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("popover", isPresented, nil, content)
    }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("popover", item, nil, content)
    }

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking("alert", Text(titleKey), isPresented, actions())
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking("alert", Text(titleKey), isPresented, actions())
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking("alert", Text(title), isPresented, actions())
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking("alert", Text(title), isPresented, actions())
    }
    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    {
        asking("alert", title, isPresented, actions())
    }
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking("alert", title, isPresented, actions())
    }
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        asking("alert", isPresented) { content() }
    }
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
        -> some View
    {
        asking("alert", item, content)
    }

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking("confirmationDialog", Text(titleKey), isPresented, actions())
    }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking("confirmationDialog", Text(titleKey), isPresented, actions())
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking("confirmationDialog", Text(title), isPresented, actions())
    }

    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        attached("contextMenu", "context menu", menuItems(), opens: .longPress)
    }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        attached("swipeActions", "swipe actions", content(), opens: nil)
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
    ) -> some View {
        searching(text, prompt.map { Text($0) } ?? Text(verbatim: "Search"))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searching(text, Text(prompt))
    }

    /// The view with a search field, which isn't drawn, called what its prompt says.
    private func searching(_ text: Binding<String>, _ prompt: Text) -> some View {
        handled("searchable") { inputs, _ in
            var field = ControlActions("search field")
            field.name = prompt.characters(inputs.environment)
            field.text = FieldText(text).actions(nil)
            field.submits = .search
            var actions = ControlActions("view")
            actions.parts = [field]
            return actions
        }
    }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        annotated("interactiveDismissDisabled", isDisabled)
    }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        annotated("presentationDetents", detents)
    }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        annotated("presentationDetents", detents)
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        annotated("presentationDragIndicator", visibility)
    }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        annotated("presentationCornerRadius", cornerRadius as Any)
    }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        annotated("presentationBackground", style)
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        annotated("presentationCompactAdaptation", adaptation)
    }
}

public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)

    public static var rect: PopoverAttachmentAnchor { .rect(.bounds) }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}

public struct SearchFieldPlacement: Sendable {
    private let name: String
    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    private let value: CGFloat
    public static let medium = PresentationDetent(name: "medium", value: 0.5)
    public static let large = PresentationDetent(name: "large", value: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction", value: fraction)
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height", value: height)
    }
}

public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
