import Foundation

/// What stands in front of a view without being drawn: an alert, a sheet, a page; a toolbar beside it.
struct Presented {
    /// `alert`.
    let kind: String
    /// `Delete?`; empty without one.
    var title = ""
    /// Whether nothing behind it can be used.
    var isModal = true
    /// Whether it stands beside the view: a column of a split view.
    var isColumn = false
    /// Whether any of its buttons closes it.
    var closesByButtons = false
    /// Buttons that it has of itself: "OK", "Back".
    var parts: [ControlActions] = []
    /// Closes it; nil for what a person can't close.
    var dismiss: (() -> Void)?

    /// `alert "Delete?"`.
    var text: String { title.isEmpty ? kind : "\(kind) \"\(title)\"" }
}

/// An element with something presented in front of it: laid out in the room that the view has, not drawn.
///
/// Made only where controls are used.
final class PresentingNode: UnaryNode {
    let presented: Presented
    let content: LayoutNode
    private let room: ProposedViewSize

    init(
        _ child: LayoutNode, _ presented: Presented, _ content: LayoutNode, room: ProposedViewSize,
        _ inputs: _ResolveInputs
    ) {
        self.presented = presented
        self.content = content
        self.room = room
        super.init(child, inputs)
    }

    override func placeContent() {
        super.placeContent()
        let outer = graph.transform
        graph.transform = nil
        content.place(at: .zero, room)
        graph.transform = outer
    }
}

/// Presents a view while something says so.
struct PresentationModifier<Shown: View>: _PrimitiveModifier {
    /// The modifier's name, `sheet`.
    let name: String
    /// What is presented; nil for nothing. Another id is another presentation.
    let current: @MainActor () -> Current?
    /// Run when it is closed.
    var onDismiss: (() -> Void)?

    struct Current {
        var id = AnyHashable(true)
        let presented: @MainActor (_ResolveInputs) -> Presented
        let content: @MainActor () -> Shown
    }

    private final class Last {
        var isShown = false
    }

    /// 1. The content, as without the presentation.
    /// 2. Nothing is made where nobody uses controls, or nothing is presented.
    /// 3. What is presented stands in a window of its own: it inherits the environment, and knows how to close itself.
    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        // 1.
        let elements = content(inputs)
        // 2.
        guard inputs.graph.isInteractive, !inputs.isListing else { return elements }
        let current = inputs.observing { modifier.current() }
        let last = inputs.node.state(at: -1) { Last() }
        if last.isShown, current == nil, let onDismiss = modifier.onDismiss {
            inputs.graph.afterLayout { onDismiss() }
        }
        last.isShown = current != nil
        guard let current, let first = elements.first else { return elements }
        // 3.
        let presented = current.presented(inputs)
        var inner = inputs.child(.role(modifier.name), Shown.self).child(.id(current.id, 0), Shown.self)
        inner = inner.inside(first.path.appending(presented.text), stackAxis: nil).presented(
            presented.dismiss)
        let shown = inputs.observing { current.content() }
        let node = ImplicitStack.vertical(Shown._resolve(shown, inner), inner)
        let room = inputs.surroundings.container.size
        var isFirst = true
        return elements.mapNodes { element in
            defer { isFirst = false }
            return isFirst ? PresentingNode(element, presented, node, room: room, inputs) : element
        }
    }
}

extension _ResolveInputs {
    /// The same in a window of its own, which `dismiss` closes.
    func presented(_ dismiss: (() -> Void)?) -> _ResolveInputs {
        var inputs = self
        let room = surroundings.container.size
        inputs.surroundings = Surroundings()
        inputs.surroundings.container.set(room)
        inputs.environment.controlPlace = .free
        inputs.environment.sectionLook = nil
        inputs.environment.isPresented = true
        inputs.environment.dismissal = dismiss.map(Dismissal.init)
        return inputs
    }
}

/// How a presentation closes itself. On the main actor only.
final class Dismissal: @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func callAsFunction() { action() }
}

extension EnvironmentValues {
    private enum DismissalKey: EnvironmentKey {
        static var defaultValue: Dismissal? { nil }
    }
    private enum IsPresentedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Whether the view stands in a sheet, a popover or a page.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Closes what the view is presented in; elsewhere it does nothing.
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismissal) = (isPresented, dismissal)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if isPresented, !$0.isPresented { dismissal?() } })
    }
}
