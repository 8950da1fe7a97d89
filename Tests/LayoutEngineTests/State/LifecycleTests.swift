import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// What runs before the first picture, and what when views go.
/// Source: iamcgn/swiftui-web, Docs/elements/Lifecycle.md and Fixtures/Goldens/lifecycle/appear, as measured on
/// SwiftUI: "A1 D0" with the view, "A1 D1" without it, "A2 D1" when it is back.
@MainActor
@Suite("lifecycle") struct LifecycleTests {
    @Observable final class Counts {
        var appeared = 0
        var disappeared = 0
        var tasks = 0
    }

    private struct Shown: View {
        var isShown = true
        var rows = 0
        let counts: Counts

        var body: some View {
            HStack(spacing: 0) {
                Color.blue.frame(width: CGFloat(10 * counts.appeared + counts.disappeared), height: 10)
                if isShown {
                    Color.red.frame(width: 100, height: 10)
                        .onAppear { counts.appeared += 1 }
                        .onDisappear { counts.disappeared += 1 }
                        .task { await MainActor.run { counts.tasks += 1 } }
                }
                Group {
                    ForEach(0..<rows, id: \.self) { _ in Color.green.frame(width: 1) }
                }
                .onDisappear { counts.disappeared += 1 }
            }
        }
    }

    @Test("A1 D0, A1 D1, A2 D1; each change is in the picture of its pass") func appearAndDisappear() {
        let counts = Counts()
        let host = host(Shown(counts: counts))
        #expect(host.layout(.unspecified).width == 110)
        host.content.isShown = false
        #expect(host.layout(.unspecified).width == 11)
        host.content.isShown = true
        #expect(host.layout(.unspecified).width == 121)
        #expect(counts.appeared == 2)
        #expect(counts.disappeared == 1)
        #expect(counts.tasks == 0)
    }

    @Test("each element of a group that goes is told, and what stays is not") func groups() {
        let counts = Counts()
        let host = host(Shown(isShown: false, rows: 5, counts: counts))
        host.layout(.unspecified)
        #expect(counts.disappeared == 0)
        host.content.rows = 3
        host.layout(.unspecified)
        #expect(counts.disappeared == 2)
        host.layout(.unspecified)
        #expect(counts.disappeared == 2)
    }

    private struct Wrapped: View {
        var id: Int
        let told: (Int) -> Void

        var body: some View {
            AnyView(
                VStack {
                    if id == 3 {
                        Color.red.onDisappear { told(3) }
                    } else {
                        Color.red.onDisappear { [id] in told(id) }.id(id)
                    }
                })
        }
    }

    @Test("another id, another branch, another type: the old view goes") func replaced() {
        var gone: [Int] = []
        let host = host(Wrapped(id: 1) { gone.append($0) })
        for id in [1, 2, 3, 1, 1] {
            host.content.id = id
            host.layout(.unspecified)
        }
        #expect(gone == [1, 2, 3])
    }
}
