import Drawing

/// The rule `split-identity`: an `if` whose branches are the same view, with a modifier around it in one of them and none, or
/// others, in the other:
///
///     if isOn { self.padding() } else { self }
///
/// Each branch is a view of its own, so that states, tasks and the focus begin anew when the condition changes.
///
/// 1. Looked at where the types without their modifiers are the same, and there are modifiers.
/// 2. When the branch changes, the views without their modifiers are compared field by field. Closures and bindings don't
///    count, and neither do flags, which may well be the condition.
/// 3. Reported where the branch that is gone kept something. What a modifier keeps that stands in that branch alone is meant
///    to go with it.
///
/// Views with an `id`, a `transition` or a matched geometry are meant to come and go. O(1) but when the branch changes.
enum SplitIdentity {
    /// The branch of the last time.
    private final class LastBranch<TrueContent, FalseContent> {
        var storage: _ConditionalContent<TrueContent, FalseContent>.Storage?
    }

    @MainActor
    static func inspect<TrueContent: View, FalseContent: View>(
        _ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _ResolveInputs
    ) {
        // 1.
        guard inputs.graph.live != nil, !inputs.isSearching,
            areCandidates(TrueContent.self, FalseContent.self)
        else { return }
        let last = inputs.node.state(at: -6) { LastBranch<TrueContent, FalseContent>() }
        defer { last.storage = view.storage }
        guard let storage = last.storage else { return }
        let (old, new) = (_ConditionalContent(storage).shown, view.shown)
        guard old.branch != new.branch, let place = inputs.node.known(.branch(old.branch)) else { return }
        // 2.
        let (former, latter) = (ModifiedView(old.view), ModifiedView(new.view))
        guard !former.isMeantToGo, !latter.isMeantToGo, areSame(former.core, latter.core) else { return }
        report(former.core, lost(at: place, former.modifiers, latter), "both branches of an if show", inputs)
    }

    /// The same of an `AnyView` that hides the one or the other: step 2 is taken where the view itself has a body, whose value
    /// its place has. Annotations, of which one may be a transition, end it.
    @MainActor
    static func inspect<V: View>(hidden view: V, _ inputs: _ResolveInputs) {
        guard inputs.graph.live != nil, !inputs.isSearching, let place = inputs.node.known(.slot(0)),
            place.type != V.self, let formerType = place.type as? any View.Type,
            areCandidates(formerType, V.self)
        else { return }
        let (former, latter) = (layers(formerType), ModifiedView(view))
        let isAnnotated = (former.modifiers + latter.modifiers).contains { $0 == AnnotationModifier.self }
        guard !isAnnotated, !latter.isMeantToGo,
            !former.modifiers.contains(where: { $0 is any WithOneModifier.Type || $0 == NodeModifier.self }),
            let value = place.all.lazy.compactMap(\.memo).first(where: { $0.type == former.core })?
                .inspectedValue,
            areSame(value, latter.core)
        else { return }
        report(
            latter.core, lost(at: place, former.modifiers, latter), "an AnyView shows now and then", inputs)
    }

    /// Step 3.
    @MainActor
    private static func report(_ core: any View, _ lost: [String], _ what: String, _ inputs: _ResolveInputs) {
        guard !lost.isEmpty else { return }
        let name = name(of: core)
        inputs.graph.report(
            .warning, .splitIdentity, at: inputs.path.appending(inputs.label(name)), message(what, name, lost)
        )
    }

    private static func message(_ what: String, _ name: String, _ lost: [String]) -> String {
        let more = lost.count > 3 ? " and \(lost.count - 3) more" : ""
        return
            "\(what) the same \(name), with different modifiers around it: each branch is a view of its "
            + "own, so that \(lost.prefix(3).joined(separator: ", "))\(more) began anew when the condition changed. Write the "
            + "view once, and put the condition into the modifier's argument: .padding(isOn ? 16 : 0), .opacity(isOn ? 1 : 0)."
    }

    /// That of the view inside of conditions and modifiers.
    @MainActor
    private static func name(of core: any View) -> String {
        guard let branches = core as? any TwoBranches else { return ViewName.of(type(of: core)) }
        return name(of: ModifiedView(branches.shown.view).core)
    }

    // MARK: Views

    /// Step 1, worked out once for each pair of types.
    @MainActor
    private static func areCandidates(_ a: any View.Type, _ b: any View.Type) -> Bool {
        let key = TypePair(a, b)
        if let known = candidates[key] { return known }
        let isOne = a != b && core(a) == core(b)
        candidates[key] = isOne
        return isOne
    }

    @MainActor private static var candidates: [TypePair: Bool] = [:]

    @MainActor
    private static func core(_ type: any View.Type) -> any View.Type { layers(type).core }

    @MainActor
    private static func layers(_ type: any View.Type) -> (core: any View.Type, modifiers: [Any.Type]) {
        var (type, modifiers) = (type, [Any.Type]())
        while let modified = type as? any WithOneModifier.Type {
            modifiers.append(modified.modifierType)
            type = modified.innerType
        }
        return (type, modifiers)
    }

    /// Step 2.
    @MainActor
    private static func areSame(_ a: Any, _ b: Any) -> Bool {
        func open<V>(_ a: V) -> Bool {
            guard let b = b as? V else { return false }
            if let a = a as? any TwoBranches, let b = b as? any TwoBranches {
                return a.shown.branch == b.shown.branch && areSame(a.shown.view, b.shown.view)
            }
            guard let differences = FieldComparison.differingFields(a, b) else {
                return FieldComparison.areEqual(a, b)
            }
            return differences.allSatisfy { difference in
                mayDiffer(difference.type)
                    || !FieldComparison.fieldTypes(of: difference.type).isEmpty
                        && areSame(difference.old, difference.new)
            }
        }
        return _openExistential(a, do: open)
    }

    private static func mayDiffer(_ type: Any.Type) -> Bool {
        type == Bool.self || FieldComparison.isFunction(type) || type is any DynamicProperty.Type
            || (type as? any OptionalValue.Type).map { mayDiffer($0.wrappedType) } ?? false
    }

    // MARK: What is lost

    /// Step 3: what is kept at a place and below.
    @MainActor
    private static func lost(at place: ViewNode, _ modifiers: [Any.Type], _ latter: ModifiedView) -> [String]
    {
        let meant = modifiers.filter { modifier in !latter.modifiers.contains { $0 == modifier } }
        var names: Set<String> = []
        if type(of: latter.core) is any TakesFocus.Type { names.insert("the focus") }
        var open = [place]
        while let node = open.popLast() {
            if node.key == .modifier, meant.contains(where: { $0 == node.type }) { continue }
            for kept in node.keptState {
                if let kept = kept.storage as? any KeptWithIdentity { names.insert(kept.keptName) }
            }
            if node.type is any RunsTask.Type { names.insert("its task") }
            if node.type is any TakesFocus.Type { names.insert("the focus") }
            open += node.below
        }
        return names.sorted()
    }
}

/// A view without the modifiers around it.
@MainActor
private struct ModifiedView {
    private(set) var core: any View
    /// Outermost first.
    private(set) var modifiers: [Any.Type] = []
    /// Whether its author has it come and go.
    private(set) var isMeantToGo = false

    init(_ view: any View) {
        core = view
        while let modified = core as? any WithOneModifier {
            modifiers.append(type(of: modified).modifierType)
            isMeantToGo = isMeantToGo || modified.isMeantToGo
            core = modified.inner
        }
    }
}

/// A view that is another with something around it.
@MainActor
private protocol WithOneModifier: View {
    static var innerType: any View.Type { get }
    static var modifierType: Any.Type { get }
    var inner: any View { get }
    var isMeantToGo: Bool { get }
}

extension ModifiedContent: WithOneModifier where Content: View, Modifier: ViewModifier {
    fileprivate static var innerType: any View.Type { Content.self }
    fileprivate var inner: any View { content }
    fileprivate static var modifierType: Any.Type { Modifier.self }

    fileprivate var isMeantToGo: Bool {
        if let annotation = (modifier as? AnnotationModifier)?.annotation {
            return ["transition", "matchedTransitionSource"].contains(annotation.name)
        }
        return (modifier as? NodeModifier)?.joinsViews ?? false
    }
}

extension _IdentifiedView: WithOneModifier {
    fileprivate static var innerType: any View.Type { Content.self }
    fileprivate var inner: any View { content }
    fileprivate static var modifierType: Any.Type { Self.self }
    fileprivate var isMeantToGo: Bool { true }
}

extension EquatableView: WithOneModifier {
    fileprivate static var innerType: any View.Type { Content.self }
    fileprivate var inner: any View { content }
    fileprivate static var modifierType: Any.Type { Self.self }
    fileprivate var isMeantToGo: Bool { false }
}

/// A view of which one of two branches is shown.
@MainActor
private protocol TwoBranches {
    var shown: (branch: Int, view: any View) { get }
}

extension _ConditionalContent: TwoBranches where TrueContent: View, FalseContent: View {
    fileprivate var shown: (branch: Int, view: any View) {
        switch storage {
        case .first(let view): (0, view)
        case .second(let view): (1, view)
        }
    }
}

private protocol OptionalValue {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
}

// MARK: What places keep

/// What is kept at a place as long as its identity lasts, and is missed when it is gone.
private protocol KeptWithIdentity: AnyObject {
    var keptName: String { get }
}

extension StateStorage: KeptWithIdentity {
    fileprivate var keptName: String { publicName }
}

extension FocusField: KeptWithIdentity {
    fileprivate var keptName: String { "the focus" }
}

extension StateObjectStorage: KeptWithIdentity {
    fileprivate var keptName: String { "the \(ViewName.of(ObjectType.self)) of a @StateObject" }
}

private protocol RunsTask {}
extension TaskModifier: RunsTask {}

/// A field that can be typed into.
private protocol TakesFocus {}
extension TextField: TakesFocus {}
extension SecureField: TakesFocus {}
extension TextEditor: TakesFocus {}
