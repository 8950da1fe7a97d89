import Foundation

/// What a person can do with a control, and what it is called.
///
/// Nothing of it runs while a picture is drawn. Each action does what the platform's control does when it is used,
/// closures that tell of it included.
struct ControlActions {
    /// What it is, as people write it: `Button`.
    let kind: String
    /// What it is called, where it has a label of its own; shown or not.
    var label: SpokenLabel?
    /// What it is called where nobody wrote it: "Delete" of a row that can be deleted.
    var name: String?
    /// Whether it is called what is read out of it.
    var readsContent = false
    /// Whether other views are in it, which have nothing to do with it: a tap on them isn't one on it.
    var isContainer = false
    /// Whether what its style made is to be touched instead: styles of the user's bring their own handlers.
    var isLeftToStyle = false
    var tap: (() -> Void)?
    /// The same, told where it was tapped in its own coordinates.
    var tapAt: ((CGPoint) -> Void)?
    /// How many taps in a row it takes.
    var tapCount = 1
    var longPress: (() -> Void)?
    /// Takes a value: on or off, a number, a text, a date, a colour, an option's tag or label.
    var set: ((AnyHashable) throws(ValueRefusal) -> Void)?
    /// One step up or down; false at the end of its range.
    var step: ((_ isUp: Bool) -> Bool)?
    /// Moves it to a position among its neighbours, from 0.
    var move: ((_ position: Int) throws(ValueRefusal) -> Void)?
    var text: TextActions?
    /// What the return key in it submits.
    var submits = SubmitTriggers.text
    /// What belongs to it without being drawn: a menu's items.
    var content: AttachedContent?
    /// Controls that are parts of it without being drawn: the items of a tab bar.
    var parts: [ControlActions] {
        get { bar.map { $0.items } ?? ownParts }
        set { ownParts = newValue }
    }
    private var ownParts: [ControlActions] = []

    /// Disables the parts that are there.
    mutating func disableParts() {
        for index in ownParts.indices { ownParts[index].isEnabled = false }
    }
    var bar: TabBar?
    /// Whether it is there only where there is no other button.
    var isFallback = false
    /// Whether its parts can be used only by someone who names it.
    var hidesParts = false
    /// What shows its content.
    var opens: Opening?
    var rank = ControlRank.control
    /// Whether it was enabled where it was made; nil for what its element's environment says.
    var isEnabled: Bool?

    enum Opening {
        case tap, longPress
    }

    /// Something that a tap shows and hides.
    static func disclosure(_ kind: String, _ label: SpokenLabel, _ isExpanded: Binding<Bool>)
        -> ControlActions
    {
        var actions = ControlActions(kind, label: label)
        actions.isContainer = true
        actions.tap = { isExpanded.wrappedValue.toggle() }
        actions.set = { value throws(ValueRefusal) in
            guard let value = value.base as? Bool else { throw .kind("true or false") }
            if value != isExpanded.wrappedValue { isExpanded.wrappedValue = value }
        }
        return actions
    }

    var isTappable: Bool { tap != nil || tapAt != nil }

    init(_ kind: String, label: SpokenLabel? = nil) {
        self.kind = kind
        self.label = label
    }
}

/// Typing into a field.
struct TextActions {
    /// The characters that it holds now.
    let read: () -> String
    /// Takes all characters after a change.
    let write: (String) -> Void
    /// Typing begins, or is over.
    let edit: (_ isEditing: Bool) -> Void
    /// The return key.
    let submit: () -> Void
}

/// Of two controls of one name the lower one is meant.
enum ControlRank: Int, Comparable {
    case control
    /// Something with a handler of its own: a tap gesture.
    case gesture
    /// A list's row around them.
    case row

    static func < (a: ControlRank, b: ControlRank) -> Bool { a.rawValue < b.rawValue }
}

/// Why a control doesn't take a value.
enum ValueRefusal: Error, Equatable {
    /// It takes values of another kind: "a number".
    case kind(String)
    /// None of its options is called so.
    case noOption([String])
}

/// Views that belong to a control and aren't drawn: a menu's items, swipe actions.
struct AttachedContent {
    let kind: String
    private let inputs: _ResolveInputs
    private let part: ViewPart

    init(_ kind: String, _ part: ViewPart, _ inputs: _ResolveInputs) {
        self.kind = kind
        self.part = part
        self.inputs = inputs
    }

    /// Its elements, made anew.
    @MainActor
    func elements() -> [LayoutNode] { part.listed(inputs) }
}

extension ViewPart {
    /// Its elements at a place apart from the tree: nothing is kept, and what waits for them to appear isn't run.
    @MainActor
    func listed(_ inputs: _ResolveInputs) -> [LayoutNode] {
        var apart = inputs.at(ViewNode(ViewPart.self, pass: inputs.graph.pass))
        apart = apart.inside(inputs.path, stackAxis: nil)
        apart.environment.controlPlace = .free
        apart.environment.listsApart = true
        return inputs.graph.keepingActions { elements(apart).nodes }.0
    }
}
