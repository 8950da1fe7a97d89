import Drawing

/// State that belongs to a place, and that can be looked at.
protocol InspectableState: AnyObject {
    var inspectedValue: Any { get }
}

extension StateStorage: InspectableState {
    var inspectedValue: Any { value }
}

extension FocusStorage: InspectableState {
    var inspectedValue: Any { value }
}

/// A state of a place, as it was when it was looked at.
package struct InspectedState {
    /// The property's stored name, `_isOn`; empty for what a control keeps itself.
    package let name: String
    /// Kept, so that no other is taken for it.
    let storage: AnyObject
    package let value: Any

    /// `_isOn = true`.
    package var text: String { (name.isEmpty ? "its own state" : name) + " = " + ValueText.of(value) }

    /// The states of a place whose view is of a type, in the order declared.
    static func all(at node: ViewNode, of type: Any.Type) -> [InspectedState] {
        node.keptState.compactMap { offset, storage in
            guard let state = storage as? any InspectableState else { return nil }
            let name = offset < 0 ? nil : DynamicPropertyFields.name(of: type, at: offset)
            return InspectedState(name: name ?? "", storage: storage, value: state.inspectedValue)
        }
    }
}

/// Values in a few words, the same on every run: nothing of addresses or of hash order.
package enum ValueText {
    /// Texts in quotes, objects by type; on one line, at most 80 characters.
    package static func of(_ value: Any) -> String {
        let text = UpdateWording.line(words(value, depth: 0))
        return text.count > 80 ? text.prefix(79) + "…" : text
    }

    private static func words(_ value: Any, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { words($0.value, depth: depth) } ?? "nil"
        case .class: return ViewName.of(type(of: value))
        case .set, .dictionary:
            let parts = mirror.children.map { words($0.value, depth: depth + 1) }.sorted()
            return "[" + parts.joined(separator: ", ") + "]"
        case .collection:
            return "[" + mirror.children.map { words($0.value, depth: depth + 1) }.joined(separator: ", ")
                + "]"
        case .tuple:
            return "(" + mirror.children.map { words($0.value, depth: depth + 1) }.joined(separator: ", ")
                + ")"
        case .struct where !(value is any CustomStringConvertible) && depth < 3:
            let parts = mirror.children.map { "\($0.label ?? "_"): \(words($0.value, depth: depth + 1))" }
            return ViewName.of(type(of: value)) + "(" + parts.joined(separator: ", ") + ")"
        default:
            if let text = value as? any StringProtocol { return "\"\(text)\"" }
            return String(describing: value)
        }
    }
}
