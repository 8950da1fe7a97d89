import Drawing
import Foundation

/// What can be done with a platform view by someone who names it, as a test does: what target and action, delegates and
/// gesture recognizers do on a device.
@MainActor
public struct PlatformViewActions {
    /// What a tap does.
    public var activate: (() -> Void)?
    /// One step up.
    public var increment: (() -> Void)?
    /// One step down.
    public var decrement: (() -> Void)?
    /// Takes a value; false for one that it doesn't take.
    public var setValue: ((AnyHashable) -> Bool)?
    /// The characters that are typed into it.
    public var text: Binding<String>?
    /// Typing begins (true), or is over.
    public var editingChanged: ((Bool) -> Void)?
    /// What the return key does.
    public var submit: (() -> Void)?

    public init() {}

    private var isEmpty: Bool {
        activate == nil && increment == nil && decrement == nil && setValue == nil && text == nil
    }

    /// As controls have them; nil where nothing can be done.
    func controlActions(of view: PlatformView) -> ControlActions? {
        guard !isEmpty else { return nil }
        var actions = ControlActions(ViewName.of(type(of: view)))
        actions.tap = activate
        if let setValue {
            actions.set = { value throws(ValueRefusal) in
                if !setValue(value) { throw .kind("another value") }
            }
        }
        if increment != nil || decrement != nil {
            actions.step = { [increment, decrement] isUp in
                let step = isUp ? increment : decrement
                step?()
                return step != nil
            }
        }
        if let text {
            actions.text = TextActions(
                read: { text.wrappedValue }, write: { text.wrappedValue = $0 },
                edit: { [editingChanged] in editingChanged?($0) }, submit: { [submit] in submit?() })
        }
        return actions
    }
}
