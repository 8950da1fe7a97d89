import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Buttons, labels, dividers and links; texts in the box font at 10 points unless said otherwise.
@MainActor
struct ControlTests {
    private func size(_ view: some View, profile: PlatformProfile = .iOS26, font: Font? = nil) -> CGSize {
        TextHost(view, profile: profile) { if let font { $0.font = font } }.size
    }

    // MARK: Button

    /// "OK" is 12 wide. iOS: the label alone by default; bordered 12 and 7 around it.
    @Test func buttonSizesOnIOS() {
        let button = Button("OK") {}
        #expect(size(button) == CGSize(width: 12, height: 10))
        #expect(size(button.buttonStyle(.plain)) == CGSize(width: 12, height: 10))
        #expect(size(button.buttonStyle(.bordered)) == CGSize(width: 36, height: 24))
        // A body line of 24.5 makes 38.5. Source: iamcgn/swiftui-web, Docs/elements/iOS.md.
        #expect(size(button.buttonStyle(.borderedProminent), font: .body).height == 38.5)
    }

    /// macOS: 24 wider, 8 taller, at least 24; a 24-point label makes 32.
    /// Source: iamcgn/swiftui-web, Docs/elements/Button.md.
    @Test func buttonSizesOnMacOS() {
        let button = Button("OK") {}
        #expect(size(button, profile: .macOS26) == CGSize(width: 36, height: 24))
        #expect(size(button, profile: .macOS26, font: .system(size: 13)).height == 24)
        let tall = Button(action: {}, label: { Spacer().frame(width: 10, height: 24) })
        #expect(size(tall, profile: .macOS26) == CGSize(width: 34, height: 32))
        #expect(size(button.buttonStyle(.borderless), profile: .macOS26) == CGSize(width: 12, height: 10))
    }

    @Test func buttonColours() {
        let button = Button("OK") {}
        let tint = Color(red: 1, green: 0, blue: 0)
        let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
        #expect(TextHost(button.tint(tint), profile: .iOS26).drawn.map(\.paint) == [red])
        #expect(
            TextHost(button.buttonStyle(.borderedProminent), profile: .iOS26).drawn.map(\.paint)
                == [.solid(.white)])
        // A destructive role is red, whatever the tint.
        let delete = TextHost(Button("OK", role: .destructive) {}.tint(.blue), profile: .iOS26)
        #expect(delete.drawn.map(\.paint) == [.solid(ResolvedColor(255, 56, 60))])
    }

    private struct Padded: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(isEnabled && !configuration.isPressed ? 5 : 1)
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Button(configuration)
                Button(configuration)
            }
        }
    }

    /// Styles read the environment, and a style's body sees the style outside it.
    @Test func customButtonStyles() {
        let button = Button("OK") {}
        #expect(size(button.buttonStyle(Padded())) == CGSize(width: 22, height: 20))
        #expect(size(button.disabled(true).buttonStyle(Padded())) == CGSize(width: 14, height: 12))
        #expect(size(button.buttonStyle(Twice()).buttonStyle(Padded())) == CGSize(width: 22, height: 40))
    }

    /// Several views in a label are a row: 12, 8, 12.
    @Test func buttonLabelOfTwoViews() {
        let button = Button(
            action: {},
            label: {
                Text(verbatim: "aa")
                Text(verbatim: "bb")
            })
        #expect(size(button) == CGSize(width: 32, height: 10))
        #expect(TextHost(button).host.layoutDescription.hasPrefix("Button (0, 0, "))
    }

    // MARK: Label

    private func label(_ side: CGFloat) -> some View {
        Label(title: { Text(verbatim: "Title") }, icon: { Spacer().frame(width: side, height: side) })
            .font(.system(size: 13))
    }

    /// On macOS at 13 points: capitals 9.16, baseline 13. A 12-point icon starts 2.420 below the title's top,
    /// a 24-point one 3.580 above, a 40-point one 11.580. Source: iamcgn/swiftui-web, Docs/elements/Label.md.
    @Test(arguments: [(12, 16), (24, 24), (40, 40)] as [(CGFloat, CGFloat)])
    func labelIcons(side: CGFloat, height: CGFloat) throws {
        let host = TextHost(label(side))
        let title = try #require(host.text)
        let capital: CGFloat = 13 * 1443 / 2048
        let middle = title.frame.minY + 13 - capital / 2
        #expect(abs(middle - max(side / 2, 13 - capital / 2)) < 1e-9)
        #expect(title.frame.minX == side + 8)
        #expect(abs(host.size.height - height) < 1e-9)
    }

    /// The label's first baseline is the title's: 16.580 with a 24-point icon.
    @Test func labelBaseline() throws {
        let host = TextHost(label(24))
        let root = try #require(host.host.root)
        let baseline = root.dimensions(.unspecified)[VerticalAlignment.firstTextBaseline]
        #expect(abs(baseline - (12 + 13.0 * 1443 / 4096)) < 1e-9)
    }

    @Test func labelStyles() {
        #expect(TextHost(label(20).labelStyle(.iconOnly)).size == CGSize(width: 20, height: 20))
        #expect(TextHost(label(20).labelStyle(.titleOnly)).size.height == 16)
        #expect(TextHost(label(20).labelStyle(.titleAndIcon)).size == TextHost(label(20)).size)
    }

    private struct Upright: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 1) {
                configuration.icon
                Label(configuration).labelStyle(.titleOnly)
            }
        }
    }

    @Test func customLabelStyle() {
        #expect(TextHost(label(20).labelStyle(Upright())).size.height == 37)
    }

    // MARK: Divider, Link, LabeledContent

    /// A pixel on iOS, a point on macOS; upright in a row.
    @Test func dividers() {
        let column = VStack(spacing: 0) { Divider() }
        let row = HStack(spacing: 0) { Divider() }
        #expect(TextHost(column, width: 100, profile: .iOS26).size == CGSize(width: 100, height: 0.5))
        #expect(
            TextHost(column, width: 100, scale: 3, profile: .iOS26).size
                == CGSize(width: 100, height: 1.0 / 3))
        #expect(TextHost(column, width: 100, profile: .macOS26).size == CGSize(width: 100, height: 1))
        #expect(TextHost(row, height: 50, profile: .iOS26).size == CGSize(width: 0.5, height: 50))
        #expect(TextHost(Divider(), profile: .iOS26).size == CGSize(width: 10, height: 0.5))
        #expect(
            TextHost(column.padding(1.3), width: 22.6, profile: .iOS26).filled
                == [CGRect(x: 1.5, y: 1.5, width: 20, height: 0.5)])
    }

    /// Source: iamcgn/swiftui-web, Docs/elements/Link.md.
    @Test func links() throws {
        let address = try #require(URL(string: "https://example.com"))
        let host = TextHost(Link("OK", destination: address))
        #expect(host.size == CGSize(width: 12, height: 10))
        #expect(host.drawn.map(\.paint) == [.solid(ResolvedColor(0, 104, 218))])
    }

    @Test func labeledContents() {
        let pair = LabeledContent("aa", value: "bb")
        #expect(TextHost(pair, width: 200).size == CGSize(width: 32, height: 10))
        #expect(TextHost(pair.labelsHidden(), width: 200).size == CGSize(width: 12, height: 10))
    }
}
