import Foundation
import Testing

@testable import LayoutEngine

/// The rule `computed-id`.
@MainActor
@Suite struct ComputedIDTests {
    struct Computed: Identifiable {
        var id: UUID { UUID() }
        var name = ""
        var stamp: UUID { UUID() }
        var key: String { "key " + name }
        var nothing: Double { .nan }
    }

    struct Stored: Identifiable {
        let id = UUID()
    }

    private let message =
        "the id of a Computed is another each time it is read: every update takes all rows for new ones, so "
        + "that their state, focus and animations are lost. Store the id, let id = UUID(), in data that are made once, "
        + "or use what the element is known by anyway."

    @Test func anIDThatIsMadeAtEachReading() {
        struct Rows: View {
            var body: some View {
                VStack { ForEach([Computed(), Computed()]) { _ in Color.red } }
            }
        }
        #expect(foundAtOnce(.computedID, in: Rows()) == ["Rows/Rows/VStack[0]/ForEach: \(message)"])
        let live = LiveHost(Rows())
        #expect(live.found(.computedID) == ["Rows/Rows/VStack[0]/ForEach: \(message)"])
        // It is told once, and once only by its cause.
        live.update(Rows())
        live.host.environment.font = .title
        live.update()
        #expect(live.found(.computedID).count == 1)
        #expect(live.found(.changingID).isEmpty)
    }

    @Test func inListsLazyContainersAndByKeyPath() {
        #expect(!foundAtOnce(.computedID, in: List([Computed()]) { _ in Color.red }).isEmpty)
        #expect(
            !foundAtOnce(.computedID, in: LazyVStack { ForEach([Computed()]) { _ in Color.red } }).isEmpty)
        #expect(
            !foundAtOnce(.computedID, in: VStack { ForEach([Computed()], id: \.stamp) { _ in Color.red } })
                .isEmpty)
    }

    @Test func elementsOfABindingAreNamedByTheirOwnType() {
        let view = VStack { ForEach(.constant([Computed()])) { $item in Text(item.name) } }
        #expect(foundAtOnce(.computedID, in: view) == ["VStack/VStack[0]/ForEach: \(message)"])
    }

    @Test func elementsThatAreMadeAtEachReading() {
        let lazy = (0..<3).lazy.map { _ in Stored() }
        #expect(!foundAtOnce(.computedID, in: VStack { ForEach(lazy) { _ in Color.red } }).isEmpty)
    }

    @Test func idsThatStayAreNoFinding() {
        let view = VStack {
            ForEach([Stored(), Stored()]) { _ in Color.red }
            ForEach([Computed(name: "a")], id: \.key) { _ in Color.red }
            // Not equal to itself, but the same.
            ForEach([Computed()], id: \.nothing) { _ in Color.red }
            ForEach([Computed]()) { _ in Color.red }
            ForEach(0..<3) { _ in Color.red }
        }
        #expect(foundAtOnce(.computedID, in: view) == [])
        #expect(LiveHost(view).found(.computedID) == [])
    }
}
