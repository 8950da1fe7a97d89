import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

extension EnvironmentValues {
    private enum SelectKey: EnvironmentKey {
        static let defaultValue: @MainActor (Int) -> Void = { _ in }
    }
    private enum CallKey: EnvironmentKey {
        static let defaultValue = Call(number: 0)
    }
    private enum ServiceKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue = Service()
    }
    private enum OffsetKey: EnvironmentKey {
        static let defaultValue: CGFloat = 0
    }
    fileprivate var select: @MainActor (Int) -> Void {
        get { self[SelectKey.self] }
        set { self[SelectKey.self] = newValue }
    }
    private enum ActKey: EnvironmentKey {
        static let defaultValue = Act { _ in }
    }
    fileprivate var act: Act {
        get { self[ActKey.self] }
        set { self[ActKey.self] = newValue }
    }
    fileprivate var call: Call {
        get { self[CallKey.self] }
        set { self[CallKey.self] = newValue }
    }
    fileprivate var service: Service {
        get { self[ServiceKey.self] }
        set { self[ServiceKey.self] = newValue }
    }
    fileprivate var offset: CGFloat {
        get { self[OffsetKey.self] }
        set { self[OffsetKey.self] = newValue }
    }
}

private struct Call: Equatable {
    let number: Int
    func callAsFunction() {}
}

private final class Service {}

/// A closure with a name.
private struct Act: Sendable {
    let run: @MainActor @Sendable (Int) -> Void
}

private struct ActReader: View {
    @Environment(\.act) private var act
    var body: some View { Color.red.frame(height: 10) }
}

private struct SelectReader: View {
    @Environment(\.select) private var select
    var body: some View { Color.red.frame(height: 10) }
}

private struct CallReader: View {
    @Environment(\.call) private var call
    var body: some View { Color.red.frame(height: CGFloat(10 + call.number)) }
}

private struct ServiceReader: View {
    @Environment(\.service) private var service
    var body: some View { Color.red.frame(height: 10) }
}

private struct OffsetReader: View {
    @Environment(\.offset) private var offset
    var body: some View { Color.red.frame(height: 10 + abs(offset)) }
}

@MainActor
@Suite(.serialized) struct EnvironmentFindingTests {
    private func findings<V: View>(_ live: LiveHost<V>, _ rule: LayoutDiagnostic.Rule) -> [String] {
        live.host.diagnostics.filter { $0.rule == rule }.map { "\($0.path): \($0.message)" }
    }

    // MARK: incomparable-environment

    private struct Feed<Content: View>: View {
        let handle: Handle<Int>
        @State private var count = 0
        @State private var chosen = 0
        @ViewBuilder let content: Content

        var body: some View {
            let _ = handle.bind($count)
            VStack {
                Color.blue.frame(height: CGFloat(count))
                content
            }
            .environment(\.select) { chosen = $0 }
        }
    }

    @Test func aNewClosureInEachBody() {
        let handle = Handle<Int>()
        let live = LiveHost(
            Feed(handle: handle) {
                SelectReader()
                SelectReader()
            })
        #expect(findings(live, .incomparableEnvironment).isEmpty)
        handle.set(1)
        live.update()
        #expect(
            findings(live, .incomparableEnvironment) == [
                "Feed/Feed: writes a new closure into the environment's SelectKey each time that its body runs, which never "
                    + "compares equal to the one before: 2 bodies ran again for nothing else (SelectReader x 2). Write a struct "
                    + "with callAsFunction that is Equatable by what it needs, or an @Observable object, or keep such a struct in "
                    + "a @State."
            ])
        live.host.forgetUpdateFindings()
        live.update()
        #expect(findings(live, .incomparableEnvironment).isEmpty)
    }

    @Test func aClosureWithoutReaders() {
        let handle = Handle<Int>()
        let live = LiveHost(Feed(handle: handle) { Color.red.frame(height: 10) })
        for count in 1...3 {
            handle.set(count)
            live.update()
        }
        #expect(findings(live, .incomparableEnvironment).isEmpty)
    }

    /// What the closure holds may be another value.
    @Test func aClosureOfAnotherValue() {
        struct Screen: View {
            let user: Int
            var body: some View {
                SelectReader().environment(\.select) { [user] in _ = $0 + user }
            }
        }
        let live = LiveHost(Screen(user: 1))
        for user in 2...4 { live.update(Screen(user: user)) }
        #expect(findings(live, .incomparableEnvironment).isEmpty)
    }

    /// A closure that the view was given tells nothing, and neither does what it hands on.
    @Test func aClosureThatIsHandedOn() {
        struct Screen: View {
            let action: @MainActor (Int) -> Void
            var body: some View { SelectReader().environment(\.select, action) }
        }
        struct Root: View {
            let handle: Handle<Int>
            @State private var count = 0
            var body: some View {
                let _ = handle.bind($count)
                Color.blue.frame(height: CGFloat(count))
                Screen { count = $0 }
            }
        }
        let handle = Handle<Int>()
        let live = LiveHost(Root(handle: handle))
        handle.set(1)
        live.update()
        #expect(findings(live, .incomparableEnvironment).count == 1)
    }

    @Test func cures() {
        struct Screen: View {
            let handle: Handle<Int>
            @State private var count = 0
            @State private var service = Service()
            @State private var act = Act { _ in }
            var body: some View {
                let _ = handle.bind($count)
                VStack {
                    Color.blue.frame(height: CGFloat(count))
                    CallReader()
                    ServiceReader()
                    ActReader()
                }
                .environment(\.call, Call(number: count / 2))
                .environment(\.service, service)
                .environment(\.act, act)
            }
        }
        let handle = Handle<Int>()
        let live = LiveHost(Screen(handle: handle))
        for count in 1...8 {
            handle.set(count)
            live.update()
        }
        #expect(live.host.diagnostics.filter { $0.rule.topic == .environment }.map(\.description) == [])
    }

    @Test func aNewObjectInEachBody() {
        struct Screen: View {
            let handle: Handle<Int>
            let known: [Service]
            @State private var count = 0
            var body: some View {
                let _ = handle.bind($count)
                VStack {
                    Color.blue.frame(height: CGFloat(count))
                    ServiceReader()
                }
                .environment(\.service, known.isEmpty ? Service() : known[count % known.count])
            }
        }
        let handle = Handle<Int>()
        let live = LiveHost(Screen(handle: handle, known: []))
        for count in 1...4 {
            handle.set(count)
            live.update()
        }
        #expect(findings(live, .incomparableEnvironment).count == 1)
        #expect(findings(live, .incomparableEnvironment).first?.contains("writes a new object into") == true)
        // One of several that last.
        let others = LiveHost(Screen(handle: handle, known: [Service(), Service(), Service()]))
        for count in 1...7 {
            handle.set(count)
            others.update()
        }
        #expect(findings(others, .incomparableEnvironment).isEmpty)
    }

    // MARK: restless-environment

    private struct Room: View {
        let count: Handle<Int>
        let text: Handle<CGFloat>
        @State private var number = 0
        @State private var width: CGFloat = 10
        var body: some View {
            let _ = count.bind($number)
            let _ = text.bind($width)
            VStack {
                Color.green.frame(width: width, height: 10)
                Color.green.frame(width: 5, height: CGFloat(number))
            }
            .background {
                GeometryReader { proxy in
                    VStack {
                        OffsetReader()
                        OffsetReader()
                    }
                    .environment(\.offset, proxy.size.width + proxy.size.height)
                }
            }
        }
    }

    @Test func aSizeThatChangesInEveryUpdate() {
        let (count, text) = (Handle<Int>(), Handle<CGFloat>())
        let live = LiveHost(Room(count: count, text: text))
        for step in 1...4 {
            count.set(step)
            live.update()
        }
        #expect(findings(live, .restlessEnvironment).isEmpty)
        text.set(50)
        live.update()
        #expect(
            findings(live, .restlessEnvironment) == [
                "Room/Room: writes another value into the environment's OffsetKey in every update, in each of the last 5: 2 "
                    + "bodies ran again for nothing else in the last one (OffsetReader x 2), and as many or more each time. Put it "
                    + "into an @Observable object, so that only who reads it runs, or write it around those views alone, or write "
                    + "what they need of it, as whether it is above a limit."
            ])
    }

    @Test func anUpdateInWhichItStays() {
        let (count, text) = (Handle<Int>(), Handle<CGFloat>())
        let live = LiveHost(Room(count: count, text: text))
        for step in 1...3 {
            count.set(step)
            live.update()
        }
        text.set(4)
        live.update()
        // The other one is wider: nothing changes.
        text.set(3)
        live.update()
        for step in 5...8 {
            count.set(step)
            live.update()
        }
        #expect(findings(live, .restlessEnvironment).isEmpty)
    }

    /// Its point is to change: each update was led to by the same state.
    @Test func aTabThatIsChosenAgainAndAgain() {
        struct Tabs: View {
            let handle: Handle<Int>
            @State private var tab = 0
            var body: some View {
                let _ = handle.bind($tab)
                CallReader().environment(\.call, Call(number: tab))
            }
        }
        let handle = Handle<Int>()
        let live = LiveHost(Tabs(handle: handle))
        for tab in 1...9 {
            handle.set(tab)
            live.update()
        }
        #expect(live.host.diagnostics.isEmpty)
    }

    /// A host that is given other sizes.
    @Test func aHostOfOtherSizes() {
        struct Sized: View {
            var body: some View {
                GeometryReader { proxy in OffsetReader().environment(\.offset, proxy.size.width) }
            }
        }
        let host = LayoutHost(Sized(), shaper: BoxShaper(), images: NoImages(), isLive: true)
        for width in 1...9 { host.layout(ProposedViewSize(width: CGFloat(width * 10), height: 100)) }
        #expect(host.diagnostics.isEmpty)
    }

    /// A date or a number that is another one whichever state has the body run.
    @Test func aValueThatIsMadeAnew() {
        @MainActor final class Numbers {
            var last: CGFloat = 0
            var next: CGFloat {
                last += 1
                return last
            }
        }
        struct Clock: View {
            let handles: [Handle<Int>]
            let numbers: Numbers
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                let _ = handles[0].bind($a)
                let _ = handles[1].bind($b)
                VStack {
                    Color.green.frame(height: CGFloat(a + b))
                    OffsetReader()
                }
                .environment(\.offset, numbers.next)
            }
        }
        let handles = [Handle<Int>(), Handle<Int>()]
        let live = LiveHost(Clock(handles: handles, numbers: Numbers()))
        for step in 1...5 {
            handles[step % 2].set(step)
            live.update()
        }
        #expect(findings(live, .restlessEnvironment).count == 1)
    }
}
