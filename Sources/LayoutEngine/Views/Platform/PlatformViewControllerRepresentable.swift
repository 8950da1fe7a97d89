import Drawing
import Foundation

/// Shows the view of a ``PlatformViewController``: what a `UIViewControllerRepresentable` becomes here.
///
/// It lives and is sized as a ``PlatformViewRepresentable``; where its view has no intrinsic length, the controller's
/// `preferredContentSize` is what it takes without an offer.
@MainActor @preconcurrency
public protocol PlatformViewControllerRepresentable: _PrimitiveView {
    associatedtype PlatformViewControllerType: PlatformViewController
    associatedtype Coordinator = Void

    typealias Context = PlatformViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity.
    func makeViewController(context: Context) -> PlatformViewControllerType

    /// Brings the controller up to date with this value.
    func updateViewController(_ platformViewController: PlatformViewControllerType, context: Context)

    /// Called once, when the controller's view is shown no more. Does nothing unless given.
    static func dismantleViewController(
        _ platformViewController: PlatformViewControllerType, coordinator: Coordinator)

    /// Makes what lives as long as the controller.
    func makeCoordinator() -> Coordinator

    /// As ``PlatformViewRepresentable/sizeThatFits(_:platformView:context:)``.
    func sizeThatFits(
        _ proposal: ProposedViewSize, platformViewController: PlatformViewControllerType, context: Context
    ) -> CGSize?
}

extension PlatformViewControllerRepresentable {
    public static func dismantleViewController(
        _ platformViewController: PlatformViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, platformViewController: PlatformViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        HostedController<Self>.elements(view, inputs)
    }
}

extension PlatformViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// As ``PlatformViewRepresentableContext``.
@MainActor @preconcurrency
public struct PlatformViewControllerRepresentableContext<
    Representable: PlatformViewControllerRepresentable
> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues

    /// Makes changes, and calls `completion` when they are over: at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
