import Drawing
import Foundation
import Testing

@testable import LayoutEngine

private enum PickKey: EnvironmentKey {
    static let defaultValue: @MainActor (Int) -> Void = { _ in }
}

extension EnvironmentValues {
    fileprivate var pick: @MainActor (Int) -> Void {
        get { self[PickKey.self] }
        set { self[PickKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.pick) private var pick

    var body: some View {
        let _ = BodyLog.note("Reader")
        Color.red.frame(height: 10).onTapGesture { pick(1) }
    }
}

/// What is written into the environment again though no body ran: where elements alone are made anew.
@MainActor
@Suite struct EnvironmentWriteTests {
    /// Its toggle reads the binding; its body doesn't.
    private struct Page: View {
        let isOn: Handle<Bool>
        let count: Handle<Int>
        @State private var isMarked = false
        @State private var number = 0
        @State private var picked = 0

        var body: some View {
            let _ = BodyLog.note("Page")
            let _ = isOn.bind($isMarked)
            let _ = count.bind($number)
            VStack {
                Toggle("Mark", isOn: $isMarked)
                Color.blue.frame(height: CGFloat(number))
                Reader()
            }
            .environment(\.pick) { picked = $0 }
        }
    }

    @Test func aClosureOfTheSameBodyIsTheSame() {
        let (isOn, count) = (Handle<Bool>(), Handle<Int>())
        let live = LiveHost(Page(isOn: isOn, count: count))
        #expect(live.bodies { isOn.set(true) } == [])
        #expect(live.bodies { isOn.set(false) } == [])
        // Another body makes another closure.
        #expect(live.bodies { count.set(1) } == ["Page: _number", "Reader: _pick"])
        #expect(live.bodies { isOn.set(true) } == [])
    }

    /// What is around has changed: what is made of it has, too.
    @Test func whatIsMadeOfTheSurroundings() {
        struct Inner: View {
            let isOn: Handle<Bool>
            @State private var isMarked = false

            var body: some View {
                let _ = BodyLog.note("Inner")
                let _ = isOn.bind($isMarked)
                VStack {
                    Toggle("Mark", isOn: $isMarked)
                    Reader()
                }
                .transformEnvironment(\.pick) { pick in
                    pick = { [pick] in pick($0 + 1) }
                }
            }
        }
        struct Outer: View {
            let count: Handle<Int>
            let isOn: Handle<Bool>
            @State private var number = 0

            var body: some View {
                let _ = BodyLog.note("Outer")
                let _ = count.bind($number)
                Color.blue.frame(height: CGFloat(number))
                Inner(isOn: isOn).environment(\.pick) { _ in _ = number }
            }
        }
        let (isOn, count) = (Handle<Bool>(), Handle<Int>())
        let live = LiveHost(Outer(count: count, isOn: isOn))
        #expect(live.bodies { isOn.set(true) } == [])
        #expect(live.bodies { count.set(1) }.contains("Reader: _pick"))
    }
}
