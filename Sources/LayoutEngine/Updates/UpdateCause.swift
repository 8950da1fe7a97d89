import Drawing

/// Why a view's body ran.
public enum UpdateCause: Hashable, Sendable, Codable {
    /// The place in the tree is new: this is the first body of its identity.
    case identity
    /// The view's value differs from the one before it: its stored fields that do, by name. A field that can't be
    /// compared, such as a closure, counts as different. All fields of a new place.
    case value(fields: [String])
    /// A dynamic property of the view changed, by its stored name: `_isOn`.
    case property(String)
    /// A property of an observable object that the body read, as `Model.count`.
    case observed(String)
}

/// Where a change began: what was set, and where it lives.
public struct ChangeSource: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case root, state, binding, environment, observable, object, preference, geometry, interaction, time
    }

    public var kind: Kind
    /// `Row._isOn`, `Model.count`, `\.font`, `tap "Save"`.
    public var name: String
    /// The view that it belongs to; nil where it lives outside the tree.
    public var path: ViewPath?
    /// Where it was set, where that is known: the test's line for interactions.
    public var file: String?
    public var line: Int?

    public init(
        _ kind: Kind, _ name: String, path: ViewPath? = nil, file: String? = nil, line: Int? = nil
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.file = file
        self.line = line
    }
}
