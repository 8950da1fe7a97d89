import Foundation
import PixelUI
import Testing

/// Platform views in a host: used by name, updated, and drawn.
@MainActor
@Suite struct HostPlatformViewTests {
    /// A bar that is as long as its level, a `UISlider` of one's own.
    final class LevelView: PlatformView {
        var level = 0.5 {
            didSet { setNeedsDisplay() }
        }

        override var intrinsicContentSize: CGSize {
            CGSize(width: PlatformView.noIntrinsicMetric, height: 10)
        }

        override func draw(in context: inout GraphicsContext, size: CGSize) {
            context.fill(
                Path(CGRect(x: 0, y: 0, width: size.width * level, height: size.height)), with: .color(.blue))
        }
    }

    struct Level: PlatformViewRepresentable {
        @Binding var level: Double

        final class Coordinator {
            var level: Binding<Double>
            init(_ level: Binding<Double>) {
                self.level = level
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator($level) }

        func makeView(context: Context) -> LevelView {
            let view = LevelView()
            let coordinator = context.coordinator
            view.accessibilityLabel = "Level"
            view.accessibilityIdentifier = "the-level"
            view.setContentHuggingPriority(.required, for: .vertical)
            view.actions.activate = { coordinator.level.wrappedValue = 1 }
            view.actions.increment = { coordinator.level.wrappedValue += 0.25 }
            view.actions.setValue = { value in
                guard let level = value.base as? Double else { return false }
                coordinator.level.wrappedValue = level
                return true
            }
            return view
        }

        func updateView(_ view: LevelView, context: Context) {
            context.coordinator.level = $level
            view.level = level
        }
    }

    struct Mixer: View {
        @State private var level = 0.5
        var isEnabled = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "\(Int(level * 100)) %")
                Level(level: $level).disabled(!isEnabled)
            }
        }
    }

    private func blue(_ host: ViewHost<Mixer>) throws -> Int {
        let bitmap = try host.render()
        let row = bitmap.height - 5
        return (0..<bitmap.width).count { bitmap[$0, row].alpha == 255 && bitmap[$0, row].red < 200 }
    }

    @Test func itIsUsedByNameAndDrawnAnew() throws {
        let host = ViewHost(Mixer(), width: 100)
        #expect(try blue(host) == 50)
        try host.tap("Level")
        #expect(host.layoutDescription.contains("Text \"100 %\""))
        #expect(try blue(host) == 100)
        try host.set("the-level", to: 0.25)
        #expect(try blue(host) == 25)
        try host.increment("Level")
        #expect(host.layoutDescription.contains("Text \"50 %\""))
        #expect(host.layoutDescription.contains("Level/LevelView"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func oneInteractionUpdatesItOnce() throws {
        let host = ViewHost(Mixer(), width: 100)
        host.recordsHistory = true
        let mark = host.history.mark
        try host.tap("Level")
        #expect(host.history(since: mark).bodyCount(of: Level.self) == 1)
        #expect(host.history(since: mark).bodyCount(of: Mixer.self) == 1)
    }

    @Test func whatItDoesntDoIsAnError() throws {
        let host = ViewHost(Mixer(), width: 100)
        #expect(interactionError { try host.decrement("Level") } != nil)
        #expect(
            interactionError { try host.set("Level", to: "loud") }?.reason
                == .wrongValue(expected: "another value"))
        #expect(
            interactionError { try host.type("a", into: "Level") }?.reason == .notPossible(kind: "LevelView"))
        host.update(Mixer(isEnabled: false))
        #expect(interactionError { try host.tap("Level") }?.reason == .disabled)
    }

    /// A text view of one's own: typed into by name, its delegate the coordinator.
    struct Note: PlatformViewRepresentable {
        @Binding var text: String
        let log: Log
        final class NoteView: PlatformView {
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        }
        func makeView(context: Context) -> NoteView { NoteView() }
        func updateView(_ view: NoteView, context: Context) {
            view.actions.text = $text
            view.actions.editingChanged = { log($0 ? "begin" : "end") }
            view.actions.submit = { log("submit \(text)") }
        }
    }

    @Test func textIsTyped() throws {
        struct Form: View {
            @State private var text = "a"
            let log: Log
            var body: some View {
                VStack {
                    Note(text: $text, log: log).accessibilityLabel("Note")
                    Text(verbatim: text)
                }
            }
        }
        let log = Log()
        let host = ViewHost(Form(log: log), width: 100)
        try host.type("bc", into: "Note")
        #expect(host.layoutDescription.contains("Text \"abc\""))
        try host.submit("Note")
        #expect(log.take().contains("submit abc"))
    }

    /// Code of a label that is drawn here and read there leaves no view behind.
    @Test func aButtonsLabelIsReadWithoutMakingViews() throws {
        final class Counter {
            var makes = 0
        }
        struct Icon: PlatformViewRepresentable {
            let counter: Counter
            func makeView(context: Context) -> PlatformView {
                counter.makes += 1
                return PlatformView()
            }
            func updateView(_ view: PlatformView, context: Context) {}
        }
        let (counter, log) = (Counter(), Log())
        let host = ViewHost(
            Button {
                log("saved")
            } label: {
                HStack {
                    Icon(counter: counter).frame(width: 10, height: 10)
                    Text(verbatim: "Save")
                }
            }, width: 100)
        try host.tap("Save")
        try host.tap("Save")
        #expect(log.take() == ["saved", "saved"])
        #expect(counter.makes == 1)
    }
}
