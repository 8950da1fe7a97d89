import Drawing
import Foundation

/// Shows a ``PlatformView`` among the views: what a `UIViewRepresentable` or `NSViewRepresentable` becomes here.
///
/// The view is an object that lives as long as its place in the tree:
///
/// 1. `makeCoordinator()`, `makeView(context:)` and `updateView(_:context:)` are called in this order when the place is
///    new.
/// 2. `updateView` is called again whenever the body around has been evaluated, whatever changed in it, and when something
///    changes that it read: a binding, a state, an observable property, a value of `context.environment`.
/// 3. When the place goes, `dismantleView(_:coordinator:)` is called. Of a place that gets another identity that comes
///    after the new view was made and updated. Views that are shown when the host goes are dismantled then.
///
/// It is as large as `sizeThatFits(_:platformView:context:)` says; where that is nil, along each axis: without an offer its
/// intrinsic length, or 0; without an intrinsic length what it is offered. What is larger than the intrinsic length is
/// taken where the view's hugging priority is below 750, what is smaller where its compression resistance is.
@MainActor @preconcurrency
public protocol PlatformViewRepresentable: _PrimitiveView {
    associatedtype PlatformViewType: PlatformView
    associatedtype Coordinator = Void

    typealias Context = PlatformViewRepresentableContext<Self>

    /// Makes the view, once for each identity.
    func makeView(context: Context) -> PlatformViewType

    /// Brings the view up to date with this value.
    func updateView(_ platformView: PlatformViewType, context: Context)

    /// Called once, when the view is shown no more. Does nothing unless given.
    static func dismantleView(_ platformView: PlatformViewType, coordinator: Coordinator)

    /// Makes what lives as long as the view: its delegate, its target.
    func makeCoordinator() -> Coordinator

    /// The size in answer to a proposal, in points; nil, unless given, to have it follow from the intrinsic size. NaN,
    /// negative lengths, and infinite ones where nothing infinite was proposed, are a diagnostic.
    func sizeThatFits(_ proposal: ProposedViewSize, platformView: PlatformViewType, context: Context)
        -> CGSize?
}

extension PlatformViewRepresentable {
    public static func dismantleView(_ platformView: PlatformViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, platformView: PlatformViewType, context: Context
    ) -> CGSize? { nil }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        HostedView<Self>.elements(view, inputs)
    }
}

extension PlatformViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable knows of the place where its view is shown.
@MainActor @preconcurrency
public struct PlatformViewRepresentableContext<Representable: PlatformViewRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// How the change comes about; changes happen at once here.
    public let transaction: Transaction
    /// The environment. A value that `makeView` or `updateView` reads has the view updated when it changes.
    public let environment: EnvironmentValues

    /// Makes changes, and calls `completion` when they are over: at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
