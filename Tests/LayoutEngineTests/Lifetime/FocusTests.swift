import Foundation
import Testing

@testable import LayoutEngine

/// The focus of a tree that lives.
@MainActor
@Suite("focus") struct FocusTests {
    enum Field: Hashable { case name, mail, gone }

    final class Remote {
        var set: (Field?) -> Void = { _ in }
    }

    private struct Form: View {
        @FocusState private var field: Field?
        @FocusState private var isMailFocused: Bool
        var hasMail = true
        var remote = Remote()
        let log: LifetimeLog

        var body: some View {
            log.note("\(field.map { "\($0)" } ?? "-") \(isMailFocused)")
            remote.set = { field = $0 }
            return VStack {
                Color.red.focused($field, equals: .name)
                if hasMail {
                    Color.blue.focused($field, equals: .mail).focused($isMailFocused)
                }
            }
        }
    }

    private func fields(_ host: LayoutHost<Form>) -> [LayoutNode] {
        var found: [LayoutNode] = []
        func visit(_ node: LayoutNode) {
            if node.annotations.contains(where: { $0.name == "focused" }), node.children.isEmpty {
                found.append(node)
            }
            for child in node.children { visit(child) }
        }
        if let root = host.root { visit(root) }
        return found
    }

    @Test("setting the state moves the focus; all states of the field follow, those of others resign")
    func state() {
        let (log, remote) = (LifetimeLog(), Remote())
        let host = livingHost(Form(remote: remote, log: log))
        host.update()
        remote.set(.mail)
        host.update()
        #expect(log.take().last == "mail true")
        #expect(host.graph.lifetime.focus.focused != nil)
        remote.set(.name)
        host.update()
        #expect(log.take().last == "name false")
        remote.set(nil)
        host.update()
        #expect(log.take().last == "- false")
        #expect(host.graph.lifetime.focus.focused == nil)
    }

    @Test("a person's tap moves the focus and sets the states") func person() {
        let log = LifetimeLog()
        let host = livingHost(Form(log: log))
        host.update()
        host.focus(fields(host)[0])
        host.update()
        #expect(log.take().last == "name false")
        host.focus(fields(host)[1])
        host.update()
        #expect(log.take().last == "mail true")
        host.focus(nil)
        host.update()
        #expect(log.take().last == "- false")
    }

    @Test("a field that goes loses the focus") func gone() {
        let (log, remote) = (LifetimeLog(), Remote())
        let host = livingHost(Form(remote: remote, log: log))
        host.update()
        remote.set(.mail)
        host.update()
        host.content.hasMail = false
        host.update()
        #expect(log.take().last == "- false")
        #expect(host.graph.lifetime.focus.focused == nil)
    }

    @Test("a name that no field has is taken back; one whose field comes with it isn't") func missing() {
        let (log, remote) = (LifetimeLog(), Remote())
        let host = livingHost(Form(hasMail: false, remote: remote, log: log))
        host.update()
        remote.set(.gone)
        host.update()
        #expect(log.take().last == "- false")
        remote.set(.mail)
        host.content.hasMail = true
        host.update()
        #expect(log.take().last == "mail true")
    }

    @Test("in a picture the state keeps what it was set to") func picture() {
        let (log, remote) = (LifetimeLog(), Remote())
        let host = host(Form(hasMail: false, remote: remote, log: log))
        host.update()
        remote.set(.gone)
        host.update()
        #expect(log.take().last == "gone false")
    }

    @Test("defaultFocus gives a field the focus when it appears") func defaultFocus() {
        struct Defaulted: View {
            @FocusState private var field: Field?
            let log: LifetimeLog
            var body: some View {
                log.note("\(field.map { "\($0)" } ?? "-")")
                return Color.red.focused($field, equals: .name).defaultFocus($field, .name)
            }
        }
        let log = LifetimeLog()
        livingHost(Defaulted(log: log)).update()
        #expect(log.take() == ["-", "name"])
    }
}
