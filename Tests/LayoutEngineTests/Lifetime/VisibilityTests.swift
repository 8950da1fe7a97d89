import Foundation
import Testing

@testable import LayoutEngine

/// `onAppear` means built, `onScrollVisibilityChange` means seen.
@MainActor
@Suite("built and seen") struct VisibilityTests {
    private struct Rows<Container: View>: View {
        var offset: CGFloat = 0
        @ViewBuilder var container: (ForEach<Range<Int>, Int, AnyView>) -> Container
        let log: LifetimeLog

        var body: some View {
            ScrollView {
                container(
                    ForEach(0..<4) { row in
                        AnyView(
                            Color.red.frame(height: 40)
                                .onAppear { log.note("built \(row)") }
                                .onScrollVisibilityChange { log.note("\($0 ? "seen" : "unseen") \(row)") })
                    })
            }
            .scrollPosition(.constant(ScrollPosition(y: offset)))
        }
    }

    @Test("a plain stack builds all rows at once; only those in view are seen") func plain() {
        let log = LifetimeLog()
        let host = livingHost(Rows(container: { rows in VStack(spacing: 0) { rows } }, log: log))
        host.update()
        let first = log.take()
        #expect(Set(first) == ["built 0", "built 1", "built 2", "built 3", "seen 0", "seen 1", "seen 2"])
        host.content.offset = 60
        host.update()
        #expect(Set(log.take()) == ["unseen 0", "seen 3"])
    }

    @Test("a lazy stack builds what intersects the view, be it by a point") func lazily() {
        let log = LifetimeLog()
        let host = livingHost(Rows(container: { rows in LazyVStack(spacing: 0) { rows } }, log: log))
        host.update()
        #expect(Set(log.take().filter { $0.hasPrefix("built") }) == ["built 0", "built 1", "built 2"])
        host.content.offset = 21
        host.update()
        #expect(log.take().filter { $0.hasPrefix("built") } == ["built 3"])
    }
}
