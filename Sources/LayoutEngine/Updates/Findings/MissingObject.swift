import Drawing

/// The rule `missing-object`: a view asks its environment for an object that nobody put there.
///
/// The view's body isn't run, as it may read the object; a modifier leaves its content as it is. SwiftUI stops the
/// program when the object is read.
struct MissingObject {
    /// Where such objects lie in the environment.
    enum Kind: String {
        case object = "@EnvironmentObject"
        case observable = "@Environment"
    }

    let type: Any.Type
    /// The property that asks, as stored.
    let property: String
    let kind: Kind

    init(_ type: Any.Type, _ property: String, _ kind: Kind) {
        self.type = type
        self.property = property
        self.kind = kind
    }

    private var modifier: String { kind == .object ? "environmentObject" : "environment" }

    /// - Parameter what: What comes of it.
    fileprivate func message(_ what: String) -> String {
        let name = property.hasPrefix("_") ? String(property.dropFirst()) : property
        let type = "\(type)"
        let optional = kind == .observable ? " Where there may be none, declare it as \(type)?." : ""
        return
            "asks its environment for a \(type) (\(kind.rawValue) \(name)), and there is none: \(what). On a device the "
            + "program stops when the object is read. Put one there with .\(modifier)(_:) on a view above; previews, sheets "
            + "and tests need it too.\(optional)"
    }

    /// For an access where no view can be left out.
    static func precondition(_ type: Any.Type) -> String {
        "No \(type) in the environment. Put one there with .environmentObject(_:) or .environment(_:) above this view."
    }
}

extension _ResolveInputs {
    /// Tells of the objects that a view or modifier of a type asks for at this place.
    @MainActor
    func report(_ missing: [MissingObject], of type: Any.Type) {
        report(
            missing, of: type,
            type is any View.Type
                ? "its body isn't run, so it shows nothing"
                : "its body isn't run, so its content is left as it is")
    }

    /// What a style gives that can't say how its control looks.
    @MainActor
    func elements(without missing: [MissingObject], of style: Any.Type) -> _Elements {
        // Said in each pass, as below a view without a body.
        memo?.setVolatile()
        report(missing, of: style, "the style can't say how the control looks, so it shows nothing")
        return _Elements()
    }

    @MainActor
    private func report(_ missing: [MissingObject], of type: Any.Type, _ what: String) {
        if isSearching { return }
        let path = path.appending(label(ViewName.of(type)))
        for object in missing { graph.report(.error, .missingObject, at: path, object.message(what)) }
    }
}
