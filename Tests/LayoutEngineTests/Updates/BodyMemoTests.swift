import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// Which bodies run, and why.
@MainActor
@Suite(.serialized) struct BodyMemoTests {
    struct Leaf: View {
        var title = "leaf"
        var width: CGFloat = 10
        var body: some View {
            let _ = BodyLog.note("Leaf")
            Color.red.frame(width: width, height: 10)
        }
    }

    struct Counter: View {
        @State private var count = 0
        let handle: Handle<Int>
        var body: some View {
            let _ = BodyLog.note("Counter")
            let _ = handle.bind($count)
            VStack {
                Color.blue.frame(width: CGFloat(10 + count), height: 10)
                Leaf()
            }
        }
    }

    @Test func aStateRunsItsBodyAlone() {
        let handle = Handle<Int>()
        let live = LiveHost(
            VStack {
                Leaf()
                Counter(handle: handle)
            })
        let bodies = live.bodies { handle.set(5) }
        #expect(bodies == ["Counter: _count"])
        #expect(live.host.layoutDescription == fresh(live.host.content, count: 5))
    }

    private func fresh(_ content: some View, count: Int) -> String {
        let handle = Handle<Int>()
        let live = LiveHost(
            VStack {
                Leaf()
                Counter(handle: handle)
            })
        handle.set(count)
        live.update()
        let other = LayoutHost(live.host.content, shaper: BoxShaper(), images: NoImages())
        other.layout(live.proposal)
        handle.set(count)
        other.layout(live.proposal)
        return other.layoutDescription
    }

    @Test func anEqualStateRunsNothing() {
        let handle = Handle<Int>()
        let live = LiveHost(Counter(handle: handle))
        #expect(live.bodies { handle.set(0) } == [])
        #expect(live.bodies {} == [])
    }

    @Test func severalChangesGiveOneUpdate() {
        let handle = Handle<Int>()
        let live = LiveHost(Counter(handle: handle))
        let bodies = live.bodies {
            handle.set(1)
            handle.set(2)
            handle.set(3)
        }
        #expect(bodies == ["Counter: _count"])
    }

    @Test func aNewValueRunsTheBody() {
        struct Pair: View {
            let title: String
            let width: CGFloat
            var body: some View {
                let _ = BodyLog.note("Pair")
                Leaf(title: title)
                Leaf(width: width)
            }
        }
        let live = LiveHost(Pair(title: "a", width: 1))
        #expect(live.bodies { live.host.content = Pair(title: "a", width: 1) } == [])
        #expect(
            live.bodies { live.host.content = Pair(title: "b", width: 1) }
                == ["Pair: value(title)", "Leaf: value(title)"])
        #expect(
            live.bodies { live.host.content = Pair(title: "b", width: 2) }
                == ["Pair: value(width)", "Leaf: value(width)"])
    }

    @Test func aClosureCountsAsChanged() {
        struct Action: View {
            let action: () -> Void
            var body: some View {
                let _ = BodyLog.note("Action")
                Color.red
            }
        }
        func make(_ box: NSObject) -> Action { Action { _ = box } }
        let live = LiveHost(make(NSObject()))
        #expect(live.bodies { live.host.content = make(NSObject()) } == ["Action: value(action)"])
        let plain: () -> Void = {}
        let constant = LiveHost(Action(action: plain))
        #expect(constant.bodies { constant.host.content = Action(action: plain) } == [])
    }

    @Test func onlyReadersOfABindingRun() {
        struct Child: View {
            @Binding var isOn: Bool
            var body: some View {
                let _ = BodyLog.note("Child")
                Color.red.frame(width: isOn ? 20 : 10, height: 10)
            }
        }
        struct Parent: View {
            @State private var isOn = false
            let handle: Handle<Bool>
            var body: some View {
                let _ = BodyLog.note("Parent")
                let _ = handle.bind($isOn)
                Leaf()
                Child(isOn: $isOn)
            }
        }
        let handle = Handle<Bool>()
        let live = LiveHost(Parent(handle: handle))
        #expect(live.bodies { handle.set(true) } == ["Child: _isOn"])
    }

    @Observable final class Model {
        var a = 1
        var b = 1
        var numbers: [Int] = [1, 2]
    }

    @Test func observedPropertiesRunTheirReaders() {
        struct A: View {
            let model: Model
            var body: some View {
                let _ = BodyLog.note("A")
                Color.red.frame(width: CGFloat(model.a), height: 10)
            }
        }
        struct B: View {
            let model: Model
            var body: some View {
                let _ = BodyLog.note("B")
                Color.red.frame(width: CGFloat(model.b), height: 10)
            }
        }
        let model = Model()
        let live = LiveHost(
            HStack {
                A(model: model)
                B(model: model)
            })
        #expect(live.bodies { model.a = 2 } == ["A: Model.a"])
        #expect(live.bodies { model.b = 5 } == ["B: Model.b"])
        #expect(live.bodies { model.numbers = [] } == [])
        #expect(
            live.bodies {
                model.a = 3
                model.b = 3
            } == ["A: Model.a", "B: Model.b"])
    }

    private struct SizeKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    @Test func environmentReadersRun() {
        struct Reader: View {
            @Environment(\.testSize) private var size
            var body: some View {
                let _ = BodyLog.note("Reader")
                Color.red.frame(width: size, height: 10)
            }
        }
        struct Root: View {
            let size: CGFloat
            let other: Int
            var body: some View {
                let _ = BodyLog.note("Root")
                VStack {
                    Leaf()
                    Reader()
                }
                .environment(\.testSize, size)
            }
        }
        let live = LiveHost(Root(size: 10, other: 0))
        #expect(live.bodies { live.host.content = Root(size: 10, other: 1) } == ["Root: value(other)"])
        #expect(
            live.bodies { live.host.content = Root(size: 20, other: 1) }
                == ["Root: value(size)", "Reader: _size"])
        #expect(live.host.layoutDescription.contains("Reader/Color (0, 18, 20, 10)"))
    }

    @Test func bodiesOfModifiersRunLikeViews() {
        struct Frame: ViewModifier {
            @State private var width: CGFloat = 10
            let handle: Handle<CGFloat>
            func body(content: Content) -> some View {
                let _ = BodyLog.note("Frame")
                let _ = handle.bind($width)
                content.frame(width: width, height: 10)
            }
        }
        struct Root: View {
            let title: String
            let handle: Handle<CGFloat>
            var body: some View {
                let _ = BodyLog.note("Root")
                Leaf(title: title).modifier(Frame(handle: handle))
            }
        }
        let handle = Handle<CGFloat>()
        let live = LiveHost(Root(title: "a", handle: handle))
        #expect(live.bodies { handle.set(50) } == ["Frame: _width"])
        #expect(live.host.root?.frame.width == 50)
        #expect(
            live.bodies { live.host.content = Root(title: "b", handle: handle) }
                == ["Root: value(title)", "Leaf: value(title)"])
    }

    @Test func equatableViewsAreComparedByTheirOwnEquality() {
        struct Row: View, @MainActor Equatable {
            let id: Int
            let action: () -> Void
            static func == (a: Row, b: Row) -> Bool { a.id == b.id }
            var body: some View {
                let _ = BodyLog.note("Row")
                Color.red
            }
        }
        struct Plain: View {
            let id: Int
            let noise: Int
            var body: some View {
                let _ = BodyLog.note("Plain")
                let noise = noise
                Row(id: id) { _ = noise }.equatable()
            }
        }
        let live = LiveHost(Plain(id: 1, noise: 1))
        #expect(live.bodies { live.host.content = Plain(id: 1, noise: 2) } == ["Plain: value(noise)"])
        #expect(
            live.bodies { live.host.content = Plain(id: 2, noise: 2) } == [
                "Plain: value(id)", "Row: value()",
            ])
    }
}

extension EnvironmentValues {
    fileprivate var testSize: CGFloat {
        get { self[TestSizeKey.self] }
        set { self[TestSizeKey.self] = newValue }
    }
}

private struct TestSizeKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
