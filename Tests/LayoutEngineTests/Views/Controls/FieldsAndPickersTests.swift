import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Text fields, sliders, steppers, pickers, menus and boxes. Source of the numbers: iamcgn/swiftui-web,
/// Docs/elements (the page of each; iOS.md for iOS 26).
@MainActor
struct FieldsAndPickersTests {
    private func host<V: View>(_ view: V, width: CGFloat? = nil, profile: PlatformProfile = .macOS26)
        -> TextHost<V>
    {
        TextHost(view, width: width, profile: profile) { $0.font = .system(size: 13) }
    }

    private func label(_ text: String) -> CGFloat { host(Text(verbatim: text).font(.body)).size.width }
    private func plain(_ text: String) -> CGFloat { host(Text(verbatim: text)).size.width }

    @Test func textFields() {
        let field = TextField("Name", text: .constant("AB"))
        #expect(host(field, width: 320).size == CGSize(width: 320, height: 24))
        #expect(host(field, width: 320).text?.frame.minX == 6)
        #expect(host(field.textFieldStyle(.plain), width: 320).size.height == 16)
        let phone = TextHost(field, width: 320, profile: .iOS26) { $0.font = nil }
        #expect(phone.size == CGSize(width: 320, height: 26))
        #expect(host(field.textFieldStyle(.roundedBorder), width: 320, profile: .iOS26).size.height == 34)
    }

    @Test func promptsStandInForText() {
        #expect(host(TextField("Name", text: .constant("")), width: 320).drawn.map(\.text) == ["Name"])
        let prompted = TextField("Name", text: .constant(""), prompt: Text("Prompt"))
        #expect(host(prompted, width: 320).drawn.map(\.text) == ["Prompt"])
        let value = TextField("Name", value: .constant(42), format: .number)
        #expect(host(value, width: 320).drawn.map(\.text) == ["42"])
        #expect(
            host(SecureField("Name", text: .constant("AB")), width: 320).host.frames(of: "bullets").count == 1
        )
    }

    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
            configuration.padding(10)
        }
    }

    @Test func customTextFieldStylesDraw() {
        let field = TextField("Name", text: .constant("AB")).textFieldStyle(Boxed())
        #expect(host(field, width: 320).size == CGSize(width: 320, height: 44))
    }

    @Test func sliders() throws {
        #expect(host(Slider(value: .constant(0.5)), width: 320).size == CGSize(width: 320, height: 16))
        #expect(host(Slider(value: .constant(0.5)), width: 320, profile: .iOS26).size.height == 31)
        let named = Slider(value: .constant(0.5)) { Text("A") }
        let track = try #require(host(named, width: 320).host.frames(of: "track").first)
        #expect(track[0] == label("A") + 8)
        #expect(host(named, width: 320).size.height == 18.5)
    }

    @Test func steppers() {
        let stepper = Stepper("AB", value: .constant(1), in: 0...5)
        #expect(host(stepper, width: 320).size == CGSize(width: label("AB") + 8 + 20, height: 26))
        #expect(host(stepper.labelsHidden(), width: 320).size == CGSize(width: 20, height: 26))
        let phone = host(stepper, width: 320, profile: .iOS26)
        #expect(phone.size == CGSize(width: 320, height: 32))
        #expect(phone.host.frames(of: "stepper") == [[226, 0, 94, 32]])
    }

    private func picker(_ chosen: Int?) -> some View {
        Picker("P", selection: .constant(chosen)) {
            Text("A").tag(0)
            Text("BBBB").tag(1)
        }
    }

    /// The pop-up's width is the widest option's and 59.5, whatever is chosen.
    @Test func popUpPickers() {
        for chosen in [0, 1] {
            #expect(
                host(picker(chosen)).size == CGSize(width: label("P") + 8 + plain("BBBB") + 59.5, height: 24))
        }
        #expect(host(picker(1)).drawn.map(\.text) == ["P", "BBBB"])
        #expect(host(picker(nil)).drawn.map(\.text) == ["P"])
    }

    @Test func segmentedPickers() {
        let segments = picker(0).pickerStyle(.segmented)
        #expect(
            host(segments.labelsHidden()).size == CGSize(width: 2 * (plain("BBBB") + 21), height: 24))
        #expect(host(segments, width: 300, profile: .iOS26).size == CGSize(width: 300, height: 31))
    }

    /// In a row the label is there and the value at the end; inline each option is a row.
    @Test func pickersInRows() {
        let row = host(List { picker(1) }, width: 375, profile: .iOS26)
        #expect(row.drawn.map(\.text) == ["P", "BBBB"])
        #expect(host(picker(1), width: 375, profile: .iOS26).drawn.map(\.text) == ["BBBB"])
        let inline = host(List { picker(1).pickerStyle(.inline) }, width: 375, profile: .iOS26)
        #expect(inline.drawn.map(\.text) == ["A", "BBBB"])
        #expect(inline.host.frames(of: "checkmark").count == 1)
    }

    /// An option of a `ForEach` without a tag goes by its id.
    @Test func optionsByID() {
        let picker = Picker("P", selection: .constant("b")) {
            ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
        }
        #expect(host(picker, profile: .iOS26).drawn.map(\.text) == ["b"])
    }

    @Test func menus() {
        let menu = Menu("Options") { Text("Hidden") }
        #expect(host(menu).size == CGSize(width: plain("Options") + 47.5, height: 24))
        #expect(host(menu.menuIndicator(.hidden)).size.width == plain("Options") + 24)
        #expect(host(menu, profile: .iOS26).drawn.map(\.text) == ["Options"])
    }

    /// Content + 5 all round; the label 10 in, and 19 above the card.
    @Test func groupBoxes() {
        let box = Color.red.frame(width: 62, height: 16)
        #expect(host(GroupBox { box }).size == CGSize(width: 72, height: 26))
        #expect(host(GroupBox("A") { box }).size.height == 45)
    }

    /// A row of 24 and the content directly below it; collapsed, no content.
    @Test func disclosureGroups() {
        func group(_ isExpanded: Bool) -> some View {
            DisclosureGroup("A", isExpanded: .constant(isExpanded)) { Text("Inside") }
        }
        #expect(host(group(false), width: 300).size == CGSize(width: 300, height: 24))
        #expect(host(group(true), width: 300).size == CGSize(width: 300, height: 40))
        #expect(host(group(false), width: 300).text?.frame.minX == 11.5)
        #expect(host(List { group(true) }, width: 300).texts.count == 2)
    }

    @Test func gauges() {
        let gauge = Gauge(value: 0.4) { Text("A") }
        #expect(abs(host(gauge, width: 280).size.height - 40.151) < 0.001)
        #expect(host(gauge.gaugeStyle(.accessoryCircular)).size == CGSize(width: 58, height: 58))
        #expect(host(gauge.gaugeStyle(.accessoryLinear), width: 280).size == CGSize(width: 280, height: 8))
    }

    @Test func pages() {
        let tabs = TabView(selection: .constant(1)) {
            Text("A").tag(0)
            Text("B").tag(1)
        }
        #expect(host(tabs, width: 200).drawn.map(\.text) == ["B"])
        let split = NavigationSplitView(sidebar: { Text("A") }, detail: { Text("B") })
        #expect(host(split).drawn.map(\.text) == ["A"])
        let link = NavigationLink("A") { Text("B") }
        #expect(host(link, profile: .iOS26).drawn.map(\.text) == ["A"])
        let row = host(List { link }, width: 375, profile: .iOS26)
        #expect(row.host.frames(of: "disclosure").map { $0[0] + $0[2] } == [343])
    }

    @Test func picturesStayEmpty() {
        let image = AsyncImage(url: nil) { phase in
            Text(verbatim: phase.error == nil && phase.image == nil ? "empty" : "else")
        }
        #expect(host(image).drawn.map(\.text) == ["empty"])
        let placeholder = AsyncImage(url: nil, content: { $0 }, placeholder: { Text("P") })
        #expect(host(placeholder).drawn.map(\.text) == ["P"])
    }

    /// It fills its space; the title is 20 down on macOS.
    @Test func unavailableContent() {
        let view = ContentUnavailableView("A", systemImage: "star", description: Text("B"))
        let shown = TextHost(view, width: 360, height: 128) { $0.font = nil }
        #expect(shown.size == CGSize(width: 360, height: 128))
        #expect(shown.texts.first?.frame.minY == 20)
    }
}
