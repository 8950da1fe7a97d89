import Foundation
import Testing

@testable import LayoutEngine

/// Rows that come into view and leave it, and candidates that fit or don't.
@MainActor
@Suite("lifetime in lazy containers") struct LazyLifetimeTests {
    private struct Row: View {
        let id: Int
        let log: LifetimeLog
        @State private var seed: Int

        init(_ id: Int, _ log: LifetimeLog) {
            self.id = id
            self.log = log
            _seed = State(initialValue: log.nextSeed())
        }

        var body: some View {
            Color.red.frame(height: 50)
                .onAppear { log.note("+\(id):\(seed)") }
                .onDisappear { log.note("-\(id)") }
        }
    }

    private struct Rows: View {
        var offset: CGFloat = 0
        var rows = Array(0..<20)
        let log: LifetimeLog

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { Row($0, log) }
                }
            }
            .scrollPosition(.constant(ScrollPosition(y: offset)))
        }
    }

    @Test("rows appear as they come into view, and go as they leave it; their state stays") func scrolling() {
        let log = LifetimeLog()
        let host = livingHost(Rows(log: log))
        host.update()
        #expect(log.take() == ["+0:1", "+1:2"])
        host.update()
        #expect(log.take() == [])
        host.content.offset = 100
        host.update()
        #expect(Set(log.take()) == ["-0", "-1", "+2:3", "+3:4"])
        host.content.offset = 0
        host.update()
        #expect(Set(log.take()) == ["-2", "-3", "+0:1", "+1:2"])
    }

    @Test("a row out of view whose id goes loses its state") func removed() {
        let log = LifetimeLog()
        let host = livingHost(Rows(log: log))
        host.update()
        host.content.offset = 100
        host.update()
        _ = log.take()
        host.content.rows.removeFirst()
        host.update()
        host.content.rows.insert(0, at: 0)
        host.content.offset = 0
        host.update()
        let lines = log.take()
        #expect(lines.contains("+1:2"))
        #expect(lines.contains { $0.hasPrefix("+0:") && $0 != "+0:1" })
    }

    @Test("in a picture, a row out of view is forgotten") func picture() {
        let log = LifetimeLog()
        let host = host(Rows(log: log))
        for offset in [0, 100, 0] {
            host.content.offset = CGFloat(offset)
            host.update()
        }
        #expect(Set(log.take().suffix(4)) == ["-2", "-3", "+0:5", "+1:6"])
    }

    private struct Fitting: View {
        let log: LifetimeLog

        var body: some View {
            ViewThatFits {
                candidate("wide", 80)
                candidate("narrow", 20)
            }
        }

        private func candidate(_ name: String, _ width: CGFloat) -> some View {
            Candidate(name: name, width: width, log: log)
        }
    }

    private struct Candidate: View {
        let name: String
        let width: CGFloat
        let log: LifetimeLog
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onAppear {
                    log.note("+\(name) \(count)")
                    count += 1
                }
                .onDisappear { log.note("-\(name)") }
        }
    }

    @Test("ViewThatFits: what doesn't fit doesn't appear; the loser's state is dropped") func fitting() {
        let log = LifetimeLog()
        let host = livingHost(Fitting(log: log))
        func lines(_ width: CGFloat) -> [String] {
            host.layout(ProposedViewSize(width: width, height: 50))
            return log.take()
        }
        #expect(lines(100) == ["+wide 0"])
        #expect(lines(100) == [])
        #expect(lines(50).sorted() == ["+narrow 0", "-wide"])
        #expect(lines(100).sorted() == ["+wide 0", "-narrow"])
        #expect(lines(100) == [])
    }
}
