import Drawing
import Foundation

/// What a kind of representable has in common with the other: views that show a platform view, and those that show a
/// controller's.
@MainActor
protocol PlatformHosted {
    associatedtype Representable: View
    /// A view or a controller.
    associatedtype Content: AnyObject
    associatedtype Coordinator

    static func makeCoordinator(_ representable: Representable) -> Coordinator
    static func make(_ representable: Representable, _ place: HostedPlace<Coordinator>) -> Content
    static func update(
        _ representable: Representable, _ content: Content, _ place: HostedPlace<Coordinator>)
    static func dismantle(_ content: Content, _ coordinator: Coordinator)
    static func size(
        _ representable: Representable, _ proposal: ProposedViewSize, _ content: Content,
        _ place: HostedPlace<Coordinator>
    ) -> CGSize?
    static func view(of content: Content) -> PlatformView
    /// What stands for an intrinsic length without an offer.
    static func preferredSize(of content: Content) -> CGSize
    static var name: String { get }
}

/// What contexts are made of.
struct HostedPlace<Coordinator> {
    let coordinator: Coordinator
    let environment: EnvironmentValues
    let transaction = Transaction()
}

enum HostedView<Representable: PlatformViewRepresentable>: PlatformHosted {
    typealias Content = Representable.PlatformViewType
    typealias Coordinator = Representable.Coordinator

    private static func context(_ place: HostedPlace<Coordinator>) -> Representable.Context {
        Representable.Context(
            coordinator: place.coordinator, transaction: place.transaction, environment: place.environment)
    }

    static func makeCoordinator(_ representable: Representable) -> Coordinator {
        representable.makeCoordinator()
    }

    static func make(_ representable: Representable, _ place: HostedPlace<Coordinator>) -> Content {
        representable.makeView(context: context(place))
    }

    static func update(
        _ representable: Representable, _ content: Content, _ place: HostedPlace<Coordinator>
    ) {
        representable.updateView(content, context: context(place))
    }

    static func dismantle(_ content: Content, _ coordinator: Coordinator) {
        Representable.dismantleView(content, coordinator: coordinator)
    }

    static func size(
        _ representable: Representable, _ proposal: ProposedViewSize, _ content: Content,
        _ place: HostedPlace<Coordinator>
    ) -> CGSize? {
        representable.sizeThatFits(proposal, platformView: content, context: context(place))
    }

    static func view(of content: Content) -> PlatformView { content }

    static func preferredSize(of content: Content) -> CGSize { .zero }

    static var name: String { ViewName.of(Content.self) }
}

enum HostedController<Representable: PlatformViewControllerRepresentable>: PlatformHosted {
    typealias Content = Representable.PlatformViewControllerType
    typealias Coordinator = Representable.Coordinator

    private static func context(_ place: HostedPlace<Coordinator>) -> Representable.Context {
        Representable.Context(
            coordinator: place.coordinator, transaction: place.transaction, environment: place.environment)
    }

    static func makeCoordinator(_ representable: Representable) -> Coordinator {
        representable.makeCoordinator()
    }

    static func make(_ representable: Representable, _ place: HostedPlace<Coordinator>) -> Content {
        representable.makeViewController(context: context(place))
    }

    static func update(
        _ representable: Representable, _ content: Content, _ place: HostedPlace<Coordinator>
    ) {
        representable.updateViewController(content, context: context(place))
    }

    static func dismantle(_ content: Content, _ coordinator: Coordinator) {
        Representable.dismantleViewController(content, coordinator: coordinator)
    }

    static func size(
        _ representable: Representable, _ proposal: ProposedViewSize, _ content: Content,
        _ place: HostedPlace<Coordinator>
    ) -> CGSize? {
        representable.sizeThatFits(proposal, platformViewController: content, context: context(place))
    }

    static func view(of content: Content) -> PlatformView { content.view }

    static func preferredSize(of content: Content) -> CGSize { content.preferredContentSize }

    static var name: String { ViewName.of(Content.self) }
}
