import Foundation
import Testing

@testable import LayoutEngine

/// Which changes keep a state and which seed it anew. Each line is a body with the number of its state.
@MainActor
@Suite("structural identity") struct StructuralIdentityTests {
    /// The lines of one update for each value.
    private func lines<Value, V: View>(
        _ values: [Value], @ViewBuilder _ view: @escaping (Value, LifetimeLog) -> V
    ) -> [[String]] {
        let log = LifetimeLog()
        let host = host(Changing(value: values[0]) { view($0, log) })
        return values.map { value in
            host.content.value = value
            host.update()
            return log.take()
        }
    }

    private struct Changing<Value, V: View>: View {
        var value: Value
        @ViewBuilder var content: (Value) -> V

        var body: some View { content(value) }
    }

    @Test("each branch of an if has a state of its own, seeded each time it comes") func branches() {
        let found = lines([true, true, false, true]) { isOn, log in
            VStack {
                if isOn { Seeded("a", log) } else { Seeded("a", log) }
            }
        }
        #expect(found == [["a1"], ["a1"], ["a2"], ["a3"]])
    }

    @Test("each case of a switch has one") func cases() {
        let found = lines([0, 1, 2, 3, 3, 0]) { value, log in
            VStack {
                switch value {
                case 0: Seeded("a", log)
                case 1: Seeded("b", log)
                case 2: Seeded("c", log)
                default: Seeded("d", log)
                }
            }
        }
        #expect(found == [["a1"], ["b2"], ["c3"], ["d4"], ["d4"], ["a5"]])
    }

    @Test("an if without else forgets; what stands after it keeps its state") func optional() {
        let found = lines([true, false, true]) { isOn, log in
            VStack {
                if isOn { Seeded("a", log) }
                Seeded("b", log)
            }
        }
        #expect(found == [["a1", "b2"], ["b2"], ["a3", "b2"]])
    }

    @Test("the same place keeps its state while values change") func values() {
        let found = lines(["a", "b", "c"]) { name, log in VStack { Seeded(name, log) } }
        #expect(found == [["a1"], ["b1"], ["c1"]])
    }

    @Test("a conditional value in a view keeps it, two views in a conditional don't") func ternary() {
        let found = lines([true, false]) { isOn, log in
            VStack {
                Seeded(isOn ? "a" : "b", log)
                if isOn { Seeded("c", log) } else { Seeded("d", log) }
            }
        }
        #expect(found == [["a1", "c2"], ["b1", "d3"]])
    }

    private struct Other: View {
        let inner: Seeded
        var body: some View { inner }
    }

    @Test("AnyView keeps the state while the type stays, and drops it when the type changes") func anyView() {
        let found = lines([0, 1, 2, 3]) { value, log -> AnyView in
            value < 2 ? AnyView(Seeded("a", log)) : AnyView(Other(inner: Seeded("b", log)))
        }
        #expect(found == [["a1"], ["a1"], ["b2"], ["b2"]])
    }

    @Test("another id is another view") func ids() {
        let found = lines([1, 1, 2, 1]) { id, log in Seeded("a", log).id(id) }
        #expect(found == [["a1"], ["a1"], ["a2"], ["a3"]])
    }

    @Test("switching an AnyLayout keeps the states, switching between two stacks doesn't") func layouts() {
        let any = lines([true, false, true]) { isWide, log in
            let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout {
                Seeded("a", log)
                Seeded("b", log)
            }
        }
        #expect(any == [["a1", "b2"], ["a1", "b2"], ["a1", "b2"]])
        let two = lines([true, false, true]) { isWide, log in
            if isWide {
                HStack { Seeded("a", log) }
            } else {
                VStack { Seeded("a", log) }
            }
        }
        #expect(two == [["a1"], ["a2"], ["a3"]])
    }

    private struct Modified: View {
        let value: Int
        let log: LifetimeLog

        var body: some View {
            Seeded("a", log)
                .padding(CGFloat(value))
                .opacity(value == 1 ? 0 : 1)
                .background(value == 0 ? Color.red : Color.blue)
                .environment(\.lineLimit, value)
                .disabled(value == 2)
                .frame(width: value == 1 ? nil : 50)
        }
    }

    @Test("modifiers with changing values keep the state") func modifiers() {
        let found = lines([0, 1, 2]) { Modified(value: $0, log: $1) }
        #expect(found == [["a1"], ["a1"], ["a1"]])
    }

    @Test("a modifier that comes and goes by an if in a helper splits the identity") func helper() {
        let found = lines([false, true]) { isOn, log in Seeded("a", log).paddedIf(isOn) }
        #expect(found == [["a1"], ["a2"]])
    }

    @Test("overlay, background, mask, label and content are places of their own") func roles() {
        let found = lines([1, 2]) { _, log in
            Seeded("content", log)
                .overlay { Seeded("overlay", log) }
                .background { Seeded("background", log) }
                .mask { Seeded("mask", log) }
        }
        #expect(Set(found[0]).count == 4)
        #expect(found[0] == found[1])
    }

    @Test("a geometry reader's content keeps its state while its size changes") func reader() {
        let found = lines([10, 20]) { width, log in
            GeometryReader { _ in Seeded("a", log) }.frame(width: CGFloat(width), height: 10)
        }
        #expect(found.map { Set($0) } == [["a1"], ["a1"]])
    }

    @Test("the views of one place in a Group are told apart by their places") func groups() {
        let found = lines([true, false]) { isOn, log in
            Group {
                Seeded("a", log)
                if isOn { Seeded("b", log) }
                Seeded("c", log)
            }
        }
        #expect(found == [["a1", "b2", "c3"], ["a1", "c3"]])
    }
}

extension View {
    @ViewBuilder fileprivate func paddedIf(_ isPadded: Bool) -> some View {
        if isPadded { padding() } else { self }
    }
}
