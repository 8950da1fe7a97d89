import Foundation
import Observation
import PixelUI
import Testing

/// A view that counts.
private struct Counter: View {
    @State private var count = 0
    @State private var isDoubled = false
    var title = "Count"

    var body: some View {
        VStack {
            Text(verbatim: "\(title): \(count)")
            Button("Add") { count += isDoubled ? 2 : 1 }
            Toggle("Twice", isOn: $isDoubled)
        }
    }
}

@Observable private final class Model {
    var width: CGFloat = 10
}

/// A view that never comes to rest.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Color.red.frame(width: 10, height: 10).onChange(of: count, initial: true) { count += 1 }
    }
}

@MainActor
@Suite struct ViewHostTests {
    @Test func stateLivesFromTapToTap() throws {
        let host = ViewHost(Counter(), width: 200)
        #expect(host.shows("Count: 0"))
        try host.tap("Add")
        #expect(host.shows("Count: 1"))
        try host.tap("Twice")
        try host.tap("Add", count: 2)
        #expect(host.shows("Count: 5"))
        try host.set("Twice", to: false)
        try host.tap("Add")
        #expect(host.shows("Count: 6"))
    }

    @Test func anotherValueOfTheViewKeepsItsState() throws {
        let host = ViewHost(Counter(), width: 200)
        try host.tap("Add")
        host.update(Counter(title: "Sum"))
        #expect(host.shows("Sum: 1"))
        #expect(host.root.title == "Sum")
    }

    @Test func theSizeFollowsTheProposal() {
        let host = ViewHost(Color.red.frame(height: 20), width: 120)
        #expect(host.size == CGSize(width: 120, height: 20))
        host.proposal = ProposedViewSize(width: 60, height: nil)
        #expect(host.size == CGSize(width: 60, height: 20))
        #expect(host.layoutDescription.hasPrefix("frame (0, 0, 60, 20)"))
        host.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0)
        #expect(host.size == CGSize(width: 60, height: 35))
    }

    @Test func aHostDrawsWhatAnImageRendererDraws() throws {
        let host = ViewHost(Counter(), width: 200, scale: 2)
        let renderer = ImageRenderer(content: Counter())
        renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
        renderer.scale = 2
        #expect(host.displayList == renderer.displayList)
        #expect(try host.render() == renderer.bitmap())
        #expect(try host.pngData() == renderer.pngData())
        let before = host.displayList
        try host.tap("Add")
        #expect(host.displayList != before)
    }

    @Test func theEnvironmentReachesTheView() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10) }
        }
        let host = ViewHost(Scheme())
        #expect(host.size.width == 10)
        host.environment.colorScheme = .dark
        #expect(host.size.width == 20)
    }

    @Test func whatNeverSettlesIsNamed() {
        let host = ViewHost(Restless())
        let finding = host.diagnostics.first { $0.rule == .notSettling }
        #expect(finding?.message.contains("didn't settle after 16 passes") == true)
        #expect(finding?.message.contains("sets Restless._") == true)
    }

    @Test func errorsAreThoseOfTheLastUpdate() {
        let missing = Text(verbatim: "a").font(.custom("No Such Font", fixedSize: 10))
        let host = ViewHost(AnyView(missing))
        #expect(host.errors.count == 1)
        #expect(throws: RenderError.self) { try host.render() }
        host.update(AnyView(Color.red.frame(width: 10, height: 10)))
        #expect(host.errors.isEmpty)
    }

    @Test func settlingRunsTasks() async throws {
        struct Loaded: View {
            @State private var text = "loading"
            var body: some View { Text(verbatim: text).task { text = "loaded" } }
        }
        let host = ViewHost(Loaded())
        #expect(host.shows("loading"))
        await host.settle()
        #expect(host.shows("loaded"))
    }

    @Test func settlingUpdatesTheTree() async throws {
        struct Bar: View {
            let model: Model
            var body: some View { Color.red.frame(width: model.width, height: 10) }
        }
        let model = Model()
        let host = ViewHost(Bar(model: model))
        model.width = 30
        #expect(host.size.width == 10)
        await host.settle()
        #expect(host.size.width == 30)
    }
}
