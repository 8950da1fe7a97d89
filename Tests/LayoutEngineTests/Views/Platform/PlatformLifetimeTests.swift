import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// When platform views are made, updated and dismantled: order and counts as measured on iOS 26.
@MainActor
@Suite(.serialized) struct PlatformLifetimeTests {
    struct Screen: View {
        let log: CallLog
        var isShown = true
        var id = 0
        var name = "a"
        var unrelated = 0

        var body: some View {
            VStack {
                if isShown { Probe(name: name, log: log).id(id) }
                Color.red.frame(width: CGFloat(10 + unrelated), height: 10)
            }
        }
    }

    @Test(arguments: [true, false])
    func aNewPlaceMakesCoordinatorViewAndUpdates(isLive: Bool) {
        let log = CallLog()
        let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(.unspecified)
        #expect(log.take() == ["coordinator a", "make a", "update a by a"])
    }

    @Test(arguments: [true, false])
    func everyEvaluationOfTheBodyAroundUpdates(isLive: Bool) {
        let log = CallLog()
        let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(.unspecified)
        _ = log.take()
        host.content.unrelated = 1
        host.layout(.unspecified)
        #expect(log.take() == ["update a by a"])
        host.content.name = "b"
        host.layout(.unspecified)
        #expect(log.take() == ["update a by b"])
        #expect(log.views.count == 1)
    }

    @Test(arguments: [true, false])
    func aNewIdentityIsMadeBeforeTheOldOneIsDismantled(isLive: Bool) {
        let log = CallLog()
        let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(.unspecified)
        _ = log.take()
        host.content.id = 1
        host.content.name = "b"
        host.layout(.unspecified)
        #expect(log.take() == ["coordinator b", "make b", "update b by b", "dismantle a"])
    }

    @Test(arguments: [true, false])
    func leavingTheTreeDismantlesAlone(isLive: Bool) {
        let log = CallLog()
        let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(.unspecified)
        _ = log.take()
        host.content.isShown = false
        host.layout(.unspecified)
        #expect(log.take() == ["dismantle a"])
        host.layout(.unspecified)
        #expect(log.take() == [])
        host.content.isShown = true
        host.layout(.unspecified)
        #expect(log.take() == ["coordinator a", "make a", "update a by a"])
    }

    @Test(arguments: [true, false])
    func theHostsEndDismantlesInOrder(isLive: Bool) {
        let log = CallLog()
        do {
            let host = LayoutHost(
                HStack {
                    Probe(name: "a", log: log)
                    ForEach(0..<20, id: \.self) { Probe(name: "\($0)", log: log) }
                }, shaper: BoxShaper(), images: NoImages(), isLive: isLive)
            host.layout(.unspecified)
            _ = log.take()
        }
        #expect(log.take() == ["dismantle a"] + (0..<20).map { "dismantle \($0)" })
    }

    @Test(arguments: [true, false])
    func nothingIsLeftOfWhatIsGone(isLive: Bool) {
        let log = CallLog()
        let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(.unspecified)
        _ = host.displayList(scale: 1)
        weak let view = log.views.first
        weak let coordinator = log.coordinator
        log.views = []
        #expect(view != nil && coordinator != nil)
        host.content.isShown = false
        host.layout(.unspecified)
        #expect(view == nil)
        #expect(coordinator == nil)
    }

    @Test(arguments: [true, false])
    func nothingIsLeftOfAHost(isLive: Bool) {
        let log = CallLog()
        weak var graph: ViewGraph?
        weak var view: ProbedView?
        do {
            let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
            host.layout(.unspecified)
            _ = host.displayList(scale: 1)
            graph = host.graph
            view = log.views.first
            log.views = []
        }
        #expect(view == nil)
        #expect(graph == nil)
    }

    @Test func branchesHaveViewsOfTheirOwn() {
        struct Branches: View {
            let log: CallLog
            var isFirst = true
            var body: some View {
                if isFirst {
                    Probe(name: "first", log: log)
                } else {
                    Probe(name: "second", log: log)
                }
            }
        }
        let log = CallLog()
        let live = LiveHost(Branches(log: log))
        _ = log.take()
        live.update(Branches(log: log, isFirst: false))
        #expect(
            log.take() == ["coordinator second", "make second", "update second by second", "dismantle first"])
    }

    @Test func rowsThatMoveKeepTheirViews() {
        struct Rows: View {
            let log: CallLog
            var ids = [1, 2, 3]
            var body: some View {
                VStack { ForEach(ids, id: \.self) { Probe(name: "\($0)", log: log) } }
            }
        }
        let log = CallLog()
        let live = LiveHost(Rows(log: log))
        _ = log.take()
        live.update(Rows(log: log, ids: [3, 1]))
        #expect(log.take() == ["update 3 by 3", "update 1 by 1", "dismantle 2"])
        #expect(log.views.count == 3)
    }

    // MARK: Containers

    @Test(arguments: [true, false])
    func probingMakesAViewOnce(isLive: Bool) {
        let log = CallLog()
        let host = LayoutHost(
            ViewThatFits {
                Probe(name: "wide", intrinsic: CGSize(width: 500, height: 10), log: log)
                Probe(name: "narrow", intrinsic: CGSize(width: 50, height: 10), log: log)
            }, shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(ProposedViewSize(width: 100, height: 40))
        #expect(log.take().filter { $0.hasPrefix("make") } == ["make wide", "make narrow"])
        #expect(host.layoutDescription.contains("(0, 0, 100, 40)"))
        host.layout(ProposedViewSize(width: 90, height: 40))
        #expect(log.take().filter { !$0.hasPrefix("update") } == [])
    }

    @Test func lazyRowsAreMadeInViewAndKeepTheirViews() {
        struct Rows: View {
            let log: CallLog
            var offset: CGFloat = 0
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { index in
                            Probe(name: "\(index)", log: log).frame(height: 20)
                        }
                    }
                }
                .scrollPosition(.constant(ScrollPosition(y: offset)))
            }
        }
        let log = CallLog()
        let live = LiveHost(Rows(log: log), 100, 60)
        #expect(log.take().filter { $0.hasPrefix("make") } == ["make 0", "make 1", "make 2"])
        live.update(Rows(log: log, offset: 1000))
        let scrolled = log.take()
        #expect(scrolled.filter { $0.hasPrefix("make") } == ["make 50", "make 51", "make 52"])
        #expect(!scrolled.contains { $0.hasPrefix("dismantle") })
        live.update(Rows(log: log))
        #expect(log.take() == ["update 0 by 0", "update 1 by 1", "update 2 by 2"])
    }

    @Test func lazyRowsWhoseDataIsGoneAreDismantled() {
        struct Rows: View {
            let log: CallLog
            var count = 3
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            Probe(name: "\(index)", log: log).frame(height: 20)
                        }
                    }
                }
            }
        }
        let log = CallLog()
        let live = LiveHost(Rows(log: log), 100, 60)
        _ = log.take()
        live.update(Rows(log: log, count: 2))
        #expect(log.take().filter { $0.hasPrefix("dismantle") } == ["dismantle 2"])
    }

    @Test func rowsOfListsAreMadeOnce() {
        struct Rows: View {
            let log: CallLog
            var extra = 0
            var body: some View {
                List {
                    ForEach(0..<2, id: \.self) { Probe(name: "\($0)", log: log).fixedSize() }
                }
            }
        }
        let log = CallLog()
        let live = LiveHost(Rows(log: log), 300, 300)
        #expect(log.take().filter { $0.hasPrefix("make") } == ["make 0", "make 1"])
        live.update(Rows(log: log, extra: 1))
        #expect(log.take() == ["update 0 by 0", "update 1 by 1"])
        #expect(log.views.allSatisfy { $0.frame.size == CGSize(width: 40, height: 20) })
        #expect(log.views[1].frame.minY > log.views[0].frame.maxY)
    }

    @Test func listedSubviewsAreMadeOnce() {
        let log = CallLog()
        let groups = LiveHost(
            Group(subviews: Probe(log: log)) { subviews in
                VStack { ForEach(subviews) { $0 } }
            })
        #expect(log.take() == ["coordinator a", "make a", "update a by a"])
        #expect(groups.host.layoutDescription.contains("ProbedView"))
    }

    @Test func aViewGivenTwiceMovesToItsNewPlace() {
        struct Shared: PlatformViewRepresentable {
            let view: ProbedView
            func makeView(context: Context) -> ProbedView { view }
            func updateView(_ view: ProbedView, context: Context) {
                view.intrinsic = CGSize(width: 10, height: 10)
            }
        }
        struct Screen: View {
            let view: ProbedView
            var id = 0
            var body: some View { Shared(view: view).fixedSize().id(id) }
        }
        let view = ProbedView()
        let live = LiveHost(Screen(view: view))
        live.update(Screen(view: view, id: 1))
        // The old place lets go of it after the new one has it.
        view.intrinsic = CGSize(width: 30, height: 10)
        live.update()
        #expect(view.frame.width == 30)
    }
}
