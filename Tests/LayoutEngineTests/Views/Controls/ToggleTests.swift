import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Toggles; texts in the box font, 10 points unless said otherwise.
@MainActor
struct ToggleTests {
    private let toggle = Toggle("OK", isOn: .constant(true))

    private func size<V: View>(
        _ view: V, width: CGFloat? = nil, profile: PlatformProfile = .macOS26, font: Font? = nil
    ) -> CGSize {
        TextHost(view, width: width, profile: profile) { if let font { $0.font = font } }.size
    }

    /// Source: iamcgn/swiftui-web, Docs/elements (Toggle.md): 16 x 16 and 54 x 24 without a label.
    @Test func controlsWithoutLabels() {
        #expect(size(toggle.labelsHidden()) == CGSize(width: 16, height: 16))
        #expect(size(toggle.toggleStyle(.switch).labelsHidden()) == CGSize(width: 54, height: 24))
        #expect(size(toggle.labelsHidden(), profile: .iOS26) == CGSize(width: 66, height: 30))
        #expect(size(toggle.labelsHidden(), profile: .iOS18) == CGSize(width: 51, height: 31))
    }

    /// Source: as above: the box, 5 points, a body label of 18.5; the switch 8 after the label.
    @Test func labelledControlsOnMacOS() throws {
        let label = size(Text("OK").font(.body))
        #expect(label.height == 18.5)
        #expect(size(toggle) == CGSize(width: 16 + 5 + label.width, height: 18.5))
        #expect(size(toggle.toggleStyle(.switch)) == CGSize(width: label.width + 8 + 54, height: 24))
    }

    /// The box's middle is half a capital above the label's baseline: 1.42 down.
    @Test func checkboxStandsOnCapitals() throws {
        let host = TextHost(toggle)
        let box = try #require(host.host.frames(of: "checkbox").first)
        #expect(abs(box[1] - 1.42) < 0.005)
    }

    /// Source: Docs/elements/iOS.md: label leading, switch trailing, as wide as offered.
    @Test func switchRowOnIOS() throws {
        let host = TextHost(toggle, width: 300, profile: .iOS26)
        #expect(host.size == CGSize(width: 300, height: 30))
        #expect(host.host.frames(of: "switch") == [[234, 0, 66, 30]])
        #expect(host.text?.frame.minX == 0)
        let mirrored = TextHost(toggle, width: 300, profile: .iOS26) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.host.frames(of: "switch") == [[0, 0, 66, 30]])
    }

    /// Text over a checkbox is 6 away, over a switch's row 8.15 at 13 points.
    /// Source: iamcgn/swiftui-web, Docs/elements/GroupBox.md.
    @Test func checkboxIsSixBelowText() {
        let stack = VStack(alignment: .leading) {
            Text("OK")
            toggle
        }
        #expect(size(stack, font: .system(size: 13)).height == 40.5)
    }

    @Test func onAndOffAreColoured() throws {
        let paints = { (isOn: Bool, tint: Color?) in
            TextHost(Toggle("", isOn: .constant(isOn)).labelsHidden().tint(tint), profile: .iOS26).host
                .displayList(scale: 2).items.compactMap { item -> Paint? in
                    if case .fill(_, _, let paint) = item.content { paint } else { nil }
                }.first
        }
        #expect(paints(true, nil) == .solid(ResolvedColor(52, 199, 89)))
        #expect(paints(true, .black) == .solid(.black))
        #expect(paints(false, .black) == .solid(ResolvedColor(118, 118, 124, opacity: 0.16)))
    }

    private struct Worded: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 2) {
                configuration.label
                Text(verbatim: configuration.isOn ? "on" : "off")
                Toggle(configuration)
            }
        }
    }

    /// A style's body is drawn, and a toggle inside it is in the style outside.
    @Test func customStylesDraw() {
        let host = TextHost(toggle.toggleStyle(Worded()).toggleStyle(.switch).toggleStyle(Worded()))
        #expect(host.drawn.map(\.text).filter { $0 == "on" }.count == 1)
        #expect(host.host.frames(of: "switch").count == 1)
    }

    @Test func mixedSources() {
        let bindings: [Binding<Bool>] = [.constant(true), .constant(false)]
        let toggle = Toggle(sources: bindings, isOn: \.self) { Text("OK") }
        #expect(TextHost(toggle).host.frames(of: "checkbox").count == 1)
    }
}
