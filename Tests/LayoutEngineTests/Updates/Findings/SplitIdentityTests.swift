import Foundation
import Publishing
import Testing

@testable import LayoutEngine

extension View {
    /// The helper that splits identity.
    @ViewBuilder
    fileprivate func highlighted(_ isOn: Bool) -> some View {
        if isOn { padding().background(Color.yellow) } else { self }
    }
}

/// The rule `split-identity`.
@MainActor
@Suite struct SplitIdentityTests {
    struct Counter: View {
        var title = "a"
        var isMarked = false
        @State private var count = 0
        @State private var isOpen = false
        var action: () -> Void = {}
        var body: some View { Text("\(title) \(count) \(isOpen)") }
    }

    private func message(_ name: String, _ lost: String) -> String {
        "both branches of an if show the same \(name), with different modifiers around it: each branch is a view of its own, "
            + "so that \(lost) began anew when the condition changed. Write the view once, and put the condition into the "
            + "modifier's argument: .padding(isOn ? 16 : 0), .opacity(isOn ? 1 : 0)."
    }

    /// What is found when the condition goes on and off again.
    private func found(@ViewBuilder _ content: @escaping (Bool) -> some View) -> [String] {
        let live = LiveHost(VStack { content(false) }, 300, 300)
        live.update(VStack { content(true) })
        live.update(VStack { content(false) })
        return live.found(.splitIdentity)
    }

    @Test func aHelper() {
        #expect(
            found { Counter().highlighted($0) } == [
                "VStack/VStack[0]/Counter: " + message("Counter", "Counter.count, Counter.isOpen")
            ])
    }

    @Test func onceOnly() {
        let live = LiveHost(VStack { Counter().highlighted(false) })
        live.update(VStack { Counter().highlighted(false) })
        #expect(live.found(.splitIdentity) == [])
        live.update(VStack { Counter().highlighted(true) })
        #expect(live.found(.splitIdentity).count == 1)
    }

    @Test func branchesWithModifiersOfTheirOwn() {
        #expect(
            found { isOn in
                if isOn { Counter().padding() } else { Counter().offset(x: 3).opacity(0.5) }
            }.count == 1)
        // The condition is told to the view, too, and closures are other ones each time.
        #expect(
            found { isOn in
                Counter(isMarked: isOn, action: { _ = isOn }).highlighted(isOn)
            }.count == 1)
    }

    @Test func severalConditions() {
        #expect(
            found { Counter().highlighted(true).highlighted($0) } == [
                "VStack/VStack[0]/Counter: " + message("Counter", "Counter.count, Counter.isOpen")
            ])
        #expect(found { Counter().padding().highlighted($0).padding() }.count == 1)
    }

    @Test func statesFurtherInside() {
        #expect(
            found { isOn in
                VStack {
                    Text("title")
                    Counter()
                }.highlighted(isOn)
            } == ["VStack/VStack[0]/VStack: " + message("VStack", "Counter.count, Counter.isOpen")])
    }

    @Test func inLazyContainers() {
        let live = LiveHost(ScrollView { LazyVStack { Counter().highlighted(false) } }, 300, 300)
        live.update(ScrollView { LazyVStack { Counter().highlighted(true) } })
        #expect(live.found(.splitIdentity).count == 1)
    }

    final class Model: ObservableObject {}

    struct Owner: View {
        @StateObject private var model = Model()
        var body: some View { Text("\(model === model)") }
    }

    @Test func objectsTasksAndTheFocus() {
        #expect(found { Owner().highlighted($0) }.first?.contains("the Model of a @StateObject") == true)
        #expect(found { Text("a").task {}.highlighted($0) }.first?.contains("so that its task began") == true)
        let text = Binding.constant("x")
        #expect(
            found { TextField("Name", text: text).highlighted($0) }.first?.contains("so that the focus began")
                == true)
    }

    @Test func hiddenBranches() {
        func hidden(_ view: Counter, _ isOn: Bool) -> AnyView {
            isOn ? AnyView(view.padding()) : AnyView(view)
        }
        #expect(
            found { hidden(Counter(), $0) }.first?.contains(
                "an AnyView shows now and then the same Counter, with different modifiers around it") == true)
        #expect(found { hidden(Counter(title: $0 ? "a" : "b"), $0) } == [])
        #expect(found { $0 ? AnyView(Counter().padding()) : AnyView(Owner()) } == [])
        #expect(found { $0 ? AnyView(Counter().padding()) : AnyView(Counter().padding()) } == [])
        #expect(found { $0 ? AnyView(Counter().padding().id(1)) : AnyView(Counter()) } == [])
        #expect(
            found { $0 ? AnyView(Counter().padding().transition(.slide)) : AnyView(Counter()) } == [])
        #expect(found { $0 ? AnyView(Text("a").padding()) : AnyView(Text("a")) } == [])
    }

    // MARK: None

    @Test func nothingToLose() {
        #expect(found { Text("a").highlighted($0) } == [])
        #expect(
            found { isOn in
                HStack {
                    Text("a")
                    Color.red
                }.highlighted(isOn)
            } == [])
        // What only one of the branches has.
        #expect(found { isOn in if isOn { Text("a").task {} } else { Text("a") } } == [])
    }

    @Test func differentViews() {
        #expect(
            found { isOn in if isOn { Counter(title: "a").padding() } else { Counter(title: "b") } } == [])
        #expect(
            found { isOn in
                if isOn { VStack { Counter() }.padding() } else { HStack { Counter() } }
            } == [])
        #expect(found { isOn in if isOn { Owner().padding() } else { Counter() } } == [])
        #expect(found { isOn in if isOn { Counter().padding() } } == [])
    }

    @Test func meantToComeAndGo() {
        #expect(found { isOn in if isOn { Counter().padding().id(1) } else { Counter().id(2) } } == [])
        #expect(
            found { isOn in
                if isOn { Counter().padding().transition(.opacity) } else { Counter().transition(.opacity) }
            } == [])
        struct Matched: View {
            let isOn: Bool
            @Namespace private var space
            var body: some View {
                if isOn {
                    Counter().matchedGeometryEffect(id: 1, in: space).padding()
                } else {
                    Counter().matchedGeometryEffect(id: 1, in: space)
                }
            }
        }
        #expect(found { Matched(isOn: $0) } == [])
        // To begin anew, twice the same.
        #expect(found { isOn in if isOn { Counter() } else { Counter() } } == [])
    }

    @Test func conditionsInArguments() {
        #expect(found { Counter().padding($0 ? 16 : 0).opacity($0 ? 1 : 0.5) } == [])
    }
}
