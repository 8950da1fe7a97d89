import Drawing
import Foundation

/// The life of a platform view at one place of the tree: its coordinator and itself, from `makeCoordinator` to
/// `dismantle`.
///
/// It is kept by the place. Where the place is gone the view is dismantled once the layout is done; where the whole tree
/// goes, with it.
@MainActor
final class PlatformHosting<Hosted: PlatformHosted>: Departing, DismantledWithHost {
    /// What lives together.
    private struct Living {
        let coordinator: Hosted.Coordinator
        let content: Hosted.Content
    }

    nonisolated let order: UInt
    private weak var graph: ViewGraph?
    private weak var place: ViewNode?
    private var living: Living?
    /// In a tree that is kept.
    weak var memo: BodyMemo?
    /// The element that was made last.
    weak var element: PlatformNode<Hosted>?
    /// Set while the view is made or updated.
    private var inputs: _ResolveInputs?
    /// How many questions and placements are going on.
    private var layouts = 0
    /// What it answered last.
    private var knownIntrinsicSize: CGSize?

    init(_ inputs: _ResolveInputs) {
        order = inputs.graph.pass.nextOrder()
        graph = inputs.graph
        place = inputs.node
        inputs.graph.lifetime.platformViews.add(self)
    }

    isolated deinit { dismantle() }

    /// The view; nil before it is made and after it was dismantled.
    var view: PlatformView? { living.map { Hosted.view(of: $0.content) } }

    // MARK: Life

    /// 1. Coordinator and view are made, the first time.
    /// 2. The view is updated.
    func update(_ representable: Hosted.Representable, _ inputs: _ResolveInputs) {
        self.inputs = inputs
        defer { self.inputs = nil }
        // 1.
        if living == nil {
            let coordinator = Hosted.makeCoordinator(representable)
            let content = Hosted.make(representable, place(coordinator, inputs.environment))
            living = Living(coordinator: coordinator, content: content)
        }
        guard let living else { return }
        Hosted.view(of: living.content).owner = self
        // 2.
        Hosted.update(representable, living.content, place(living.coordinator, inputs.environment))
    }

    private func place(_ coordinator: Hosted.Coordinator, _ environment: EnvironmentValues) -> HostedPlace<
        Hosted.Coordinator
    > {
        HostedPlace(coordinator: coordinator, environment: environment)
    }

    /// The place is gone, or is a row out of view, whose view is kept as its state is.
    nonisolated var departure: @MainActor () -> Void {
        MainActorDoor.run { [self] in
            if graph?.live != nil, place?.keeps(self) == true { return {} }
            return { self.dismantle() }
        }
    }

    func dismantle() {
        guard let living else { return }
        self.living = nil
        graph?.lifetime.platformViews.remove(self)
        // The view may be shown elsewhere by now.
        let view = Hosted.view(of: living.content)
        if view.owner === self { view.owner = nil }
        Hosted.dismantle(living.content, living.coordinator)
    }

    // MARK: Layout

    /// What the representable answers; nil where the size follows from ``intrinsicSize``.
    func size(
        _ representable: Hosted.Representable, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> CGSize? {
        guard let living else { return nil }
        return duringLayout {
            Hosted.size(representable, proposal, living.content, place(living.coordinator, environment))
        }
    }

    var intrinsicSize: CGSize {
        guard let view else { return .zero }
        let size = duringLayout { view.intrinsicContentSize }
        knownIntrinsicSize = size
        return size
    }

    var preferredSize: CGSize { living.map { Hosted.preferredSize(of: $0.content) } ?? .zero }

    /// What happens to the view inside of `body` is a part of layout.
    func duringLayout<Result>(_ body: () -> Result) -> Result {
        layouts += 1
        defer { layouts -= 1 }
        return body()
    }
}

extension PlatformHosting: PlatformViewOwner {
    /// 1. What changes while the view is updated is asked for afterwards anyway.
    /// 2. While it is laid out only another intrinsic size counts.
    /// 3. Its element is asked again with the next update; where the tree isn't kept, in another pass.
    func sizeChanged() {
        // 1.
        guard let graph, let view, inputs == nil else { return }
        // 2.
        if layouts > 0, view.intrinsicContentSize == knownIntrinsicSize { return }
        // 3.
        guard let live = graph.live else {
            graph.needsUpdate = true
            return
        }
        let action = RunningAction.current
        live.inbox.add { [weak self] in self?.hasChanged($0, in: action) }
    }

    private func hasChanged(_ live: LiveTree, in action: RunningAction?) {
        guard let memo, living != nil else { return }
        let source = ChangeSource(
            .geometry, "\(Hosted.name).intrinsicContentSize", path: memo.identity.path)
        live.note(source, in: action)
        live.invalidate(memo, .elements, [], source)
    }

    func measure(_ text: Text, _ proposal: ProposedViewSize) -> CGSize {
        guard var inputs = inputs ?? element?.inputs else { return .zero }
        inputs = inputs.inside(inputs.path, stackAxis: nil)
        let place = inputs.child(.role("measured"), Text.self)
        return ImplicitStack.vertical(Text._resolve(text, place), place).size(proposal)
    }
}
