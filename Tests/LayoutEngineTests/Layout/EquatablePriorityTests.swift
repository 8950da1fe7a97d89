import Foundation
import Testing

@testable import LayoutEngine

/// `.equatable()` hides the `layoutPriority` of what it wraps: observed on real SwiftUI by the pictures of a
/// refactor.
@MainActor
@Suite struct EquatablePriorityTests {
    /// As wide as it is offered, up to 150.
    struct Flexible: View, Equatable {
        nonisolated static func == (a: Flexible, b: Flexible) -> Bool { true }

        var body: some View {
            Box { CGSize(width: min($0.width ?? 150, 150), height: 10) }.view("Flexible").layoutPriority(1)
        }
    }

    struct Other: View {
        var body: some View {
            // A layout without views has the priority of a spacer: say 0, as any other view has.
            Box { CGSize(width: min($0.width ?? 150, 150), height: 10) }.view("Other").layoutPriority(0)
        }
    }

    @Test func withoutEquatableTheChildWinsTheSpace() {
        let text = dump(
            HStack(spacing: 0) {
                Other()
                Flexible()
            }, 200, 10)
        #expect(text.contains("Other/Other (0, 0, 50, 10)"))
        #expect(text.contains("Flexible/Flexible (50, 0, 150, 10)"))
    }

    @Test func withEquatableTheyShareAsEquals() {
        let text = dump(
            HStack(spacing: 0) {
                Other()
                Flexible().equatable()
            }, 200, 10)
        #expect(text.contains("Other/Other (0, 0, 100, 10)"))
        #expect(text.contains("Flexible/Flexible (100, 0, 100, 10)"))
    }

    @Test func aPriorityAroundItCounts() {
        let text = dump(
            HStack(spacing: 0) {
                Other()
                Flexible().equatable().layoutPriority(1)
            }, 200, 10)
        #expect(text.contains("Flexible/Flexible (50, 0, 150, 10)"))
    }
}
