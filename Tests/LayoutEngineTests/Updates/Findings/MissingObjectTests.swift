import Foundation
import Observation
import Publishing
import Testing

@testable import LayoutEngine

/// The rule `missing-object`.
@MainActor
@Suite struct MissingObjectTests {
    final class Model: ObservableObject {
        @Published var name = "model"
    }

    @Observable final class Settings {
        var name = "settings"
    }

    struct Card: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(model.name) }
    }

    struct Panel: View {
        @Environment(Settings.self) private var settings
        var body: some View { Text(settings.name) }
    }

    /// Asks by a property of its own kind, which reads the object when it is updated.
    @propertyWrapper struct Name: DynamicProperty {
        @Environment(Settings.self) private var settings
        private var name = ""
        var wrappedValue: String { name }
        mutating func update() { name = settings.name }
    }

    struct Named: View {
        @Name private var name
        var body: some View { Text("named\(name)") }
    }

    private let cardMessage =
        "asks its environment for a Model (@EnvironmentObject model), and there is none: its body isn't run, so it "
        + "shows nothing. On a device the program stops when the object is read. Put one there with .environmentObject(_:) on a "
        + "view above; previews, sheets and tests need it too."
    private let panelMessage =
        "asks its environment for a Settings (@Environment settings), and there is none: its body isn't run, so it shows "
        + "nothing. On a device the program stops when the object is read. Put one there with .environment(_:) on a view above; "
        + "previews, sheets and tests need it too. Where there may be none, declare it as Settings?."

    private func texts(_ description: String) -> Int {
        description.components(separatedBy: "Text \"").count - 1
    }

    @Test func inAPicture() {
        let view = VStack {
            Text("above")
            HStack { Card() }
            Panel()
            Named()
        }
        #expect(
            foundAtOnce(.missingObject, in: view) == [
                "VStack/VStack[0]/HStack[1]/Card: \(cardMessage)", "VStack/VStack[0]/Panel: \(panelMessage)",
                "VStack/VStack[0]/Named: "
                    + panelMessage.replacing("Environment settings", with: "Environment name"),
            ])
        let host = LayoutHost(view, shaper: BoxShaper(), images: NoImages())
        host.layout(ProposedViewSize(width: 300, height: nil))
        #expect(texts(host.layoutDescription) == 1)
        #expect(host.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test func supplied() {
        let view = VStack {
            Card()
            Panel()
            Named()
        }
        .environmentObject(Model()).environment(Settings())
        #expect(foundAtOnce(.missingObject, in: view) == [])
        #expect(LiveHost(view).found(.missingObject) == [])
    }

    @Test func anOptionalOneMayBeMissing() {
        struct Perhaps: View {
            @Environment(Settings.self) private var settings: Settings?
            var body: some View { Text(settings?.name ?? "none") }
        }
        #expect(foundAtOnce(.missingObject, in: Perhaps()) == [])
        #expect(LiveHost(Perhaps()).host.layoutDescription.contains("Text \"none\""))
    }

    /// Gives its views the objects, or doesn't.
    struct Supply: View {
        let model: Model?
        let settings: Settings?
        var width: CGFloat = 100

        var body: some View {
            VStack {
                Rows().modifier(Given(model: model)).environment(settings)
                Color.red.frame(width: width, height: 10)
            }
        }
    }

    /// Sets an object where there is one, at the same place in either case.
    struct Given: ViewModifier {
        let model: Model?
        func body(content: Content) -> some View {
            content.transformEnvironment(\.self) { values in
                if let model { values[EnvironmentObjectKey<Model>.self] = model }
            }
        }
    }

    struct Rows: View {
        var body: some View {
            Card()
            Panel()
        }
    }

    @Test func inATreeThatIsKept() {
        let live = LiveHost(Supply(model: nil, settings: nil))
        let both = ["Supply/Supply/VStack[0]/Rows/Card", "Supply/Supply/VStack[0]/Rows/Panel"]
        func paths() -> [String] {
            live.host.diagnostics.filter { $0.rule == .missingObject }.map { "\($0.path)" }
        }
        #expect(paths() == both)
        // It is still missing, whatever else changes.
        live.update(Supply(model: nil, settings: nil, width: 120))
        #expect(paths() == both)
        live.update()
        #expect(paths() == both)
        // Supplied, the view is there and the finding gone.
        let model = Model()
        live.update(Supply(model: model, settings: nil))
        #expect(paths() == [both[1]])
        #expect(live.host.layoutDescription.contains("Text \"model\""))
        live.update(Supply(model: model, settings: Settings()))
        #expect(paths() == [])
        #expect(live.host.layoutDescription.contains("Text \"settings\""))
        model.name = "new"
        live.update()
        #expect(live.host.layoutDescription.contains("Text \"new\""))
        // Another object.
        live.update(Supply(model: Model(), settings: Settings()))
        #expect(live.host.layoutDescription.contains("Text \"model\""))
        live.update(Supply(model: nil, settings: nil))
        #expect(paths() == both)
        #expect(texts(live.host.layoutDescription) == 0)
    }

    struct Tinted: ViewModifier {
        @EnvironmentObject private var model: Model
        func body(content: Content) -> some View {
            content.padding(model.name.isEmpty ? 0 : 10)
        }
    }

    @Test func modifiersLeaveTheirContentAsItIs() {
        let view = VStack { Text("a").modifier(Tinted()) }
        let message = cardMessage.replacing("so it shows nothing", with: "so its content is left as it is")
        #expect(foundAtOnce(.missingObject, in: view) == ["VStack/VStack[0]/Tinted: \(message)"])
        let live = LiveHost(view)
        #expect(live.found(.missingObject) == ["VStack/VStack[0]/Tinted: \(message)"])
        #expect(live.host.layoutDescription == LiveHost(VStack { Text("a") }).host.layoutDescription)
    }

    @Test func inLazyContainersAndLists() {
        let rows = ForEach(0..<2) { _ in
            Card()
            Text("b").modifier(Tinted())
        }
        for live in [
            LiveHost(AnyView(List { rows }), 300, 300), LiveHost(AnyView(LazyVStack { rows }), 300, 300),
        ] {
            #expect(live.found(.missingObject).count == 2)
            #expect(texts(live.host.layoutDescription) == 2)
        }
        #expect(foundAtOnce(.missingObject, in: LazyVStack { rows }).count == 2)
    }

    struct Style: ButtonStyle {
        @EnvironmentObject private var model: Model
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(model.name.isEmpty ? 0 : 1)
        }
    }

    @Test func styles() {
        let view = VStack { Button("a") {}.buttonStyle(Style()) }
        #expect(foundAtOnce(.missingObject, in: view).count == 1)
        let live = LiveHost(view)
        live.update(VStack { Button("a") {}.buttonStyle(Style()) })
        #expect(live.found(.missingObject).count == 1)
    }
}
