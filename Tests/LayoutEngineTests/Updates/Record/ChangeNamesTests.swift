import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

extension EnvironmentValues {
    private enum ThemeKey: EnvironmentKey {
        static let defaultValue = Theme()
    }
    private struct __Key_tone: EnvironmentKey {
        static let defaultValue = 0
    }
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    /// As the macro `Entry` writes it.
    fileprivate var tone: Int {
        get { self[__Key_tone.self] }
        set { self[__Key_tone.self] = newValue }
    }
}

private struct Theme: Equatable {
    var width = 10
    var height = 10
}

/// What the record calls that which was set, and who wrote into the environment.
@MainActor
@Suite(.serialized) struct ChangeNamesTests {
    private func text<V: View>(_ live: LiveHost<V>, _ change: () -> Void) -> String {
        live.host.recordsHistory = true
        let mark = live.host.history.mark
        change()
        live.update()
        return live.host.history(since: mark).description.split(separator: "\n")
            .filter { !$0.contains("layout:") && !$0.contains("skipped:") }
            .joined(separator: "\n")
    }

    // MARK: The environment

    struct WidthReader: View {
        @Environment(\.theme.width) private var width
        var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
    }

    struct HeightReader: View {
        @Environment(\.theme.height) private var height
        var body: some View { Color.red.frame(width: 10, height: CGFloat(height)) }
    }

    struct ToneReader: View {
        @Environment(\.tone) private var tone
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Color.red.frame(width: isEnabled ? 10 : 20, height: CGFloat(tone)) }
    }

    struct Screen: View {
        let handle: Handle<Int>
        @State private var step = 0
        var body: some View {
            let _ = handle.bind($step)
            VStack {
                WidthReader()
                HeightReader()
                ToneReader().environment(\.tone, 2).environment(\.tone, step)
                ToneReader().disabled(step > 0)
            }
            .transformEnvironment(\.theme) { $0.width = 20 + step }
        }
    }

    @Test func environmentValues() {
        let handle = Handle<Int>()
        let live = LiveHost(Screen(handle: handle))
        #expect(
            text(live) { handle.set(1) } == """
                update 1
                  state Screen._step at Screen/Screen
                    Screen #1: _step
                  environment ThemeKey at Screen/Screen, by #1
                    WidthReader #2: _width
                  environment \\.tone at Screen/Screen/VStack[0], by #1
                  environment \\.isEnabled at Screen/Screen/VStack[0], by #1
                    ToneReader #5: _isEnabled
                """)
    }

    @Observable final class Model {
        var count = 0
        init(_ count: Int) { self.count = count }
    }

    struct ModelReader: View {
        @Environment(Model.self) private var model
        var body: some View { Color.red.frame(width: CGFloat(model.count), height: 10) }
    }

    @Test func environmentObjects() {
        struct Screen: View {
            let models: [Model]
            let handle: Handle<Int>
            @State private var chosen = 0
            var body: some View {
                let _ = handle.bind($chosen)
                ModelReader().environment(models[chosen])
            }
        }
        let handle = Handle<Int>()
        let live = LiveHost(Screen(models: [Model(10), Model(20)], handle: handle))
        #expect(
            text(live) { handle.set(1) } == """
                update 1
                  state Screen._chosen at Screen/Screen
                    Screen #1: _chosen
                  environment Model at Screen/Screen, by #1
                    ModelReader #2: _model
                """)
        #expect(live.host.diagnostics.isEmpty)
    }

    // MARK: Observable properties

    @Observable class Base {
        var first = 0
        var second = 0
    }

    @Observable final class Derived: Base {
        var third = 0
        var name = ""
        var inner = Inner()
    }

    @Observable final class Inner {
        var first = 0
        var second = 0
    }

    struct All: View {
        let model: Derived
        var body: some View {
            let sum = model.first + model.second + model.third + model.inner.first + model.inner.second
            Color.red.frame(width: CGFloat(sum + model.name.count), height: 10)
        }
    }

    private func names<V: View>(_ live: LiveHost<V>, _ change: () -> Void) -> [String] {
        live.host.recordsHistory = true
        let mark = live.host.history.mark
        change()
        live.update()
        return live.host.history(since: mark).updates.flatMap(\.changes).map(\.name)
    }

    @Test func observableProperties() {
        let model = Derived()
        let live = LiveHost(All(model: model))
        #expect(names(live) { model.second = 1 } == ["Base.second"])
        #expect(names(live) { model.first = 1 } == ["Base.first"])
        #expect(names(live) { model.third += 1 } == ["Derived.third"])
        #expect(names(live) { model.name = "a" } == ["Derived.name"])
        #expect(names(live) { model.inner.second = 1 } == ["Inner.second"])
        #expect(names(live) { model.inner = Inner() } == ["Derived.inner"])
        #expect(names(live) { model.inner.first = 3 } == ["Inner.first"])
    }

    @Observable final class Pair {
        var left = 0
        var right = 0
    }

    /// Two objects of one class, of which the other one's values don't tell the properties apart.
    @Test func twoObjects() {
        struct Both: View {
            let pairs: [Pair]
            var body: some View {
                Color.red.frame(width: CGFloat(pairs.map { $0.left + $0.right }.reduce(0, +)), height: 1)
            }
        }
        let pairs = [Pair(), Pair()]
        let live = LiveHost(Both(pairs: pairs))
        #expect(names(live) { pairs[1].right = 4 } == ["Pair.right"])
        #expect(names(live) { pairs[0].left = 4 } == ["Pair.left"])
    }

    @Observable final class Settings {
        var left = 0
        var right = 0
        var title = ""
    }

    /// Which of two properties it is can't be told of an object that isn't at hand.
    @Test func anObjectFromElsewhere() {
        @MainActor enum Global { static let settings = Settings() }
        struct Screen: View {
            var body: some View {
                let settings = Global.settings
                Color.red.frame(
                    width: CGFloat(settings.left + settings.right + settings.title.count), height: 1)
            }
        }
        let live = LiveHost(Screen())
        #expect(names(live) { Global.settings.left = 4 } == ["Settings"])
        #expect(names(live) { Global.settings.title = "a" } == ["Settings.title"])
    }

    /// What reads again registers anew: nothing is left of the readings before.
    @Test func readersAreToldOnce() {
        let model = Model(1)
        struct Reader: View {
            let model: Model
            var body: some View { Color.red.frame(width: CGFloat(model.count), height: 10) }
        }
        let live = LiveHost(Reader(model: model))
        for count in 2...20 {
            model.count = count
            live.update()
        }
        var text = ""
        dump(model, to: &text)
        // One before it is set and one afterwards.
        #expect(text.contains("observations: 2 key/value pairs"))
    }
}
