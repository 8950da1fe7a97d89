import Drawing
import Foundation

/// Stands for a control in dumps; every answer is what its style made.
final class ControlNode: UnaryNode {
    let hasOwnBaselines: Bool
    let actions: ControlActions?
    let controlPath: ViewPath

    private init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ controlPath: ViewPath, label: String,
        hasOwnBaselines: Bool,
        _ actions: ControlActions?
    ) {
        self.hasOwnBaselines = hasOwnBaselines
        self.actions = actions
        self.controlPath = controlPath
        super.init(child, inputs, label: label)
    }

    /// The element called `name` around what `content` gives; several elements are layered.
    ///
    /// - Parameters:
    ///   - hasOwnBaselines: Whether the text inside has no say in spacing and alignment: the control is
    ///     then a plain view whose first baseline is its top.
    ///   - actions: What can be done with it; nil for what is only looked at.
    @MainActor
    static func around(
        _ name: String, _ inputs: _ResolveInputs, hasOwnBaselines: Bool = false,
        _ actions: ControlActions? = nil,
        _ content: @MainActor (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let label = inputs.label(name)
        let place = inputs.elementPath(label)
        let inner = inputs.inside(place, stackAxis: inputs.stackAxis)
        let child = ImplicitStack.layered(content(inner), .center, inner)
        return _Elements(
            ControlNode(child, inputs, place, label: label, hasOwnBaselines: hasOwnBaselines, actions))
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        if hasOwnBaselines {
            if key == VerticalAlignment.firstTextBaseline.key { return 0 }
            if key == VerticalAlignment.lastTextBaseline.key { return size.height }
        }
        return super.computeExplicitAlignment(key, size: size, proposal: proposal)
    }

    override func computeSpacing() -> ViewSpacing {
        hasOwnBaselines ? ViewSpacing() : super.computeSpacing()
    }
}

/// A view that is part of a platform's look: as any view, but without its name in paths, which name what the
/// user wrote.
protocol PlatformLook: View {}

extension PlatformLook {
    static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        var bound = view
        _ = DynamicPropertyFields.bind(&bound, inputs)
        let body = inputs.observing { bound.body }
        return Body._resolve(body, inputs.child(.body, Body.self))
    }
}

/// Resolves what a style makes of a configuration.
enum StyleBody {
    /// 1. The style's dynamic properties are bound at its place.
    /// 2. Its body is made and resolved.
    @MainActor
    static func resolve<S, Configuration, Body: View>(
        _ style: S, _ configuration: Configuration, _ inputs: _ResolveInputs,
        _ makeBody: @MainActor (S, Configuration) -> Body
    ) -> _Elements {
        let inputs = inputs.child(.role("style"), S.self)
        // 1.
        var bound = style
        let missing = DynamicPropertyFields.bind(&bound, inputs)
        guard missing.isEmpty else { return inputs.elements(without: missing, of: S.self) }
        // 2.
        let body = inputs.observing { makeBody(bound, configuration) }
        return Body._resolve(body, inputs.child(.body, Body.self))
    }
}

extension ViewPart {
    /// One element: several become a column, as a control's title with a second line.
    @MainActor
    func column(_ inputs: _ResolveInputs) -> _Elements {
        let label = inputs.label("VStack")
        let elements = elements(inputs)
        guard elements.count != 1 else { return elements }
        return _Elements(
            ContainerNode(
                VStackLayout(alignment: .leading), elements, inputs, path: inputs.path, label: label))
    }
}
