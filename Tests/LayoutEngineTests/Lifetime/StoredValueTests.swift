import Foundation
import Testing

@testable import LayoutEngine

/// `@AppStorage` and `@SceneStorage`.
@MainActor
@Suite("stored values") struct StoredValueTests {
    private struct Writer: View {
        @AppStorage("count") private var count = 1
        let log: LifetimeLog
        let hand: (Binding<Int>) -> Void

        var body: some View {
            log.note("writer \(count)")
            hand($count)
            return Color.red
        }
    }

    private struct Reader: View {
        @AppStorage("count") private var count = 5
        let log: LifetimeLog

        var body: some View {
            log.note("reader \(count)")
            return Color.red
        }
    }

    @Test("views that name a key share its value, each with its default until it is set") func shared() throws
    {
        let log = LifetimeLog()
        var binding: Binding<Int>?
        let host = livingHost(
            VStack {
                Writer(log: log) { binding = $0 }
                Reader(log: log)
            })
        host.update()
        #expect(log.take() == ["writer 1", "reader 5"])
        try #require(binding).wrappedValue = 2
        #expect(host.isStale)
        host.update()
        #expect(log.take() == ["writer 2", "reader 2"])
        // Another host has values of its own.
        let other = livingHost(Reader(log: log))
        other.update()
        #expect(log.take() == ["reader 5"])
    }

    @Test("the value outlives the view") func outlives() {
        struct Conditional: View {
            var isShown = true
            let log: LifetimeLog
            let hand: (Binding<Int>) -> Void
            var body: some View {
                VStack { if isShown { Writer(log: log, hand: hand) } }
            }
        }
        let log = LifetimeLog()
        let host = livingHost(Conditional(log: log) { if $0.wrappedValue == 1 { $0.wrappedValue = 3 } })
        for isShown in [true, false, true] {
            host.content.isShown = isShown
            host.update()
        }
        #expect(log.take().last == "writer 3")
    }

    enum Mode: String { case light, dark }
    enum Level: Int { case low, high }

    private struct Everything: View {
        @AppStorage("bool") var bool = true
        @AppStorage("double") var double = 1.5
        @AppStorage("string") var string = "s"
        @AppStorage("url") var url = URL(fileURLWithPath: "/")
        @AppStorage("data") var data = Data([1])
        @AppStorage("date") var date = Date(timeIntervalSinceReferenceDate: 0)
        @AppStorage("mode") var mode = Mode.light
        @AppStorage("level") var level = Level.low
        @AppStorage("optional") var optional: Int?
        @AppStorage("maybe") var maybe: Mode?
        @AppStorage("when") var when: Date?
        @SceneStorage("scene") var scene = "s"
        @SceneStorage("tab") var tab = Mode.light
        @SceneStorage("selected") var selected: String?
        let log: LifetimeLog

        var body: some View {
            log.note(
                "\(bool) \(double) \(string) \(url.path) \(data.count) \(date.timeIntervalSinceReferenceDate)"
            )
            log.note("\(mode) \(level) \(optional as Any) \(maybe as Any) \(when == nil)")
            log.note("\(scene) \(tab) \(selected as Any)")
            return Color.red.onAppear {
                bool = false
                double = 2
                string = "t"
                url = URL(fileURLWithPath: "/a")
                data = Data([1, 2])
                date = Date(timeIntervalSinceReferenceDate: 1)
                mode = .dark
                level = .high
                optional = 3
                maybe = .dark
                when = date
                scene = "t"
                tab = .dark
                selected = "x"
            }
        }
    }

    @Test("all types of values") func types() {
        let log = LifetimeLog()
        livingHost(Everything(log: log)).update()
        #expect(
            log.take() == [
                "true 1.5 s / 1 0.0", "light low nil nil true", "s light nil",
                "false 2.0 t /a 2 1.0",
                "dark high Optional(3) Optional(LayoutEngineTests.StoredValueTests.Mode.dark) false",
                "t dark Optional(\"x\")",
            ])
    }

    @Test("a store that is given seeds the values and is written; nil takes them away") func store() throws {
        struct Given: View {
            @AppStorage("seeded") private var seeded: Int?
            let log: LifetimeLog
            let next: Int?
            var body: some View {
                log.note("\(seeded ?? -1)")
                return Color.red.onAppear { seeded = next }
            }
        }
        let name = "pixeldiff.tests.\(#function)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        store.set(4, forKey: "seeded")
        let log = LifetimeLog()
        livingHost(Given(log: log, next: 6).defaultAppStorage(store)).update()
        #expect(log.take() == ["4", "6"])
        #expect(store.integer(forKey: "seeded") == 6)
        livingHost(Given(log: log, next: nil).defaultAppStorage(store)).update()
        #expect(log.take() == ["6", "-1"])
        #expect(store.object(forKey: "seeded") == nil)
    }

    @Test("outside the tree a property has a value of its own") func outside() {
        struct Plain {
            @AppStorage("plain") var plain = 1
        }
        let value = Plain()
        value.plain = 2
        #expect(value.plain == 2)
        #expect(Plain().plain == 1)
    }
}
