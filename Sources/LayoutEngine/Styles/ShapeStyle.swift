/// What a shape, text or symbol is painted with: SwiftUI's `ShapeStyle`.
///
/// User types give `resolve(in:)`; the styles of this module answer the painter themselves.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style to paint with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the painter asks. Not for user code.
    func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// - Precondition: Never called: styles of this module answer `_resolve` instead.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) has no other style behind it")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// What a style knows while it is resolved.
public struct _StyleContext {
    var environment: EnvironmentValues
    /// Which of the hierarchical levels is asked: 0 primary, 1 secondary, and so on.
    var level: Int
    /// Who paints: findings are reported there. nil where colours are asked without a view.
    let node: LayoutNode?

    init(_ environment: EnvironmentValues, level: Int = 0, node: LayoutNode? = nil) {
        self.environment = environment
        self.level = level
        self.node = node
    }

    /// The same surroundings, `levels` further down the hierarchy.
    func descending(_ levels: Int) -> _StyleContext {
        var context = self
        context.level += levels
        return context
    }
}
