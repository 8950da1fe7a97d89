import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// State belongs to a place in the tree, and lasts as long as that place does.
@MainActor
@Suite struct IdentityTests {
    final class Switch {
        var isOn = true
        var rows = [1, 2, 3]
    }

    /// Remembers the width it was seeded with.
    struct Seeded: View {
        @State private var width: CGFloat
        let name: String

        init(_ width: CGFloat, name: String = "Seeded") {
            _width = State(initialValue: width)
            self.name = name
        }

        var body: some View { Box(width, 10).view(name) }
    }

    @Test func stateIsSeededOnceForEachPlace() {
        let host = host(VStack { Seeded(10) })
        host.layout(.unspecified)
        host.content = VStack { Seeded(99) }
        host.layout(.unspecified)
        #expect(host.layoutDescription.contains("Seeded/Seeded (0, 0, 10, 10)"))
    }

    /// A reader's content is made while it is placed; its state lasts all the same.
    @Test func stateInsideAReaderLasts() {
        let host = host(GeometryReader { _ in Seeded(10) })
        host.layout(ProposedViewSize(width: 100, height: 100))
        host.content = GeometryReader { _ in Seeded(99) }
        host.layout(ProposedViewSize(width: 100, height: 100))
        #expect(host.layoutDescription.contains("Seeded/Seeded (0, 0, 10, 10)"))
    }

    struct Branching: View {
        let state: Switch
        var body: some View {
            if state.isOn { Seeded(10) } else { Seeded(20) }
        }
    }

    @Test func eachBranchHasAStateOfItsOwnAndLosesItWhenItGoes() {
        let state = Switch()
        let host = host(Branching(state: state))
        #expect(host.layout(.unspecified).width == 10)
        state.isOn = false
        #expect(host.layout(.unspecified).width == 20)
    }

    struct Rows: View {
        let state: Switch
        var body: some View {
            HStack(spacing: 0) {
                ForEach(state.rows, id: \.self) { Seeded(CGFloat($0), name: "row\($0)") }
            }
        }
    }

    /// Measured on SwiftUI: rows keep their state by id through insert, reverse and remove.
    @Test func rowsKeepTheirStateById() {
        let state = Switch()
        let host = host(Rows(state: state))
        host.layout(.unspecified)
        state.rows = [3, 2, 1, 4]
        host.layout(.unspecified)
        #expect(host.layoutDescription.contains("row3 (0, "))
        #expect(host.layoutDescription.contains("row4 (6, "))
    }

    @Test func duplicateIdsAreReported() throws {
        let host = host(HStack { ForEach([1, 1], id: \.self) { Seeded(CGFloat($0)) } })
        host.layout(.unspecified)
        #expect(try #require(host.diagnostics.first).message.contains("id 1 more than once"))
    }

    struct Idd: View {
        let id: Int
        let width: CGFloat
        var body: some View { Seeded(width).id(id) }
    }

    @Test func anotherIdIsAnotherView() {
        let host = host(Idd(id: 1, width: 10))
        #expect(host.layout(.unspecified).width == 10)
        host.content = Idd(id: 1, width: 30)
        #expect(host.layout(.unspecified).width == 10)
        host.content = Idd(id: 2, width: 30)
        #expect(host.layout(.unspecified).width == 30)
    }

    struct Appearing: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Box(width, 10).view().onAppear { width += 5 }
        }
    }

    /// Measured on SwiftUI: what onAppear changes is in the first frame.
    @Test func onAppearRunsOnceBeforeThePicture() {
        let host = host(Appearing())
        #expect(host.layout(.unspecified).width == 15)
        #expect(host.layout(.unspecified).width == 15)
    }

    @Observable final class Model {
        var width: CGFloat = 10
    }

    struct Observing: View {
        @State private var model = Model()
        var body: some View {
            Box(model.width, 10).view().onAppear { model.width = 25 }
        }
    }

    @Test func anObservedChangeIsInTheFirstPicture() {
        #expect(host(Observing()).layout(.unspecified).width == 25)
    }

    struct Restless: View {
        @State private var count = 0
        var body: some View {
            Box(CGFloat(count), 10).view()
                .onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test func aTreeThatNeverSettlesIsReported() {
        let host = host(Restless())
        host.layout(.unspecified)
        #expect(host.diagnostics.contains { $0.message.contains("didn't settle") })
    }

    struct Toggling: View {
        @Binding var isOn: Bool
        var body: some View { Box(isOn ? 10 : 20, 10).view().onAppear { isOn = false } }
    }

    struct Owner: View {
        @State private var isOn = true
        var body: some View { Toggling(isOn: $isOn) }
    }

    @Test func aBindingWritesItsOwnersState() {
        #expect(host(Owner()).layout(.unspecified).width == 20)
    }

    struct Reader: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { Box(direction == .rightToLeft ? 20 : 10, 10).view() }
    }

    @Test func theEnvironmentReachesNestedViews() {
        let view = VStack { AnyView(Reader()) }.environment(\.layoutDirection, .rightToLeft)
        #expect(host(view).layout(.unspecified).width == 20)
    }
}
