import Foundation
import Testing

/// The built command on Swift files as people write them: layout, findings, trace, exit codes.
@Suite struct ExplainCommandTests {
    private let views = """
        import SwiftUI

        struct Corner: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 40)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: .zero, proposal: .unspecified)
            }
        }

        struct Card: View {
            var body: some View { Corner { Color.red.frame(width: 10, height: 10) }.padding(8) }
        }

        struct Fine: View {
            var body: some View { Color.red.frame(width: 10, height: 10) }
        }

        struct Plain: View {
            var body: some View { Color.red.frame(width: 10, height: 10) }
        }

        #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
        #Preview("Fine", traits: .sizeThatFitsLayout) { Fine() }
        """

    @Test func findingsAreToldAndNothingIsDrawn() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        let run = try folder.pixeldiff("explain", "Views", "--width", "200")
        #expect(run.code == 1, "\(run.errors)")
        #expect(run.output.hasPrefix("Views/Card  "), "\(run.output)")
        #expect(
            run.output.contains("\n  padding (0, 0, 116, 56)\n    Card/Corner (8, 8, 100, 40)\n"),
            "\(run.output)")
        #expect(
            run.output.contains(
                "Corner[0]: places its subviews from 0 instead of bounds.minX and bounds.minY: its bounds start at "
                    + "(8, 8), so they are drawn elsewhere. Add bounds.origin to each place in placeSubviews. "
                    + "[ignores-bounds-origin]\n"), "\(run.output)")
        #expect(run.output.contains("Views/Fine"))
        #expect(!run.output.contains("trace:"))
    }

    @Test func aViewInWhichNothingIsFoundIsASuccess() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        let run = try folder.pixeldiff("explain", "Views", "--view", "Plain", "--trace", "--width", "200")
        #expect(run.code == 0, "\(run.output)\(run.errors)")
        #expect(run.output.hasPrefix("Views/Plain\n"), "\(run.output)")
        #expect(
            run.output.contains("trace:\n  frame 200 x nil -> 10 x 10\n    Plain/Color 10 x 10 -> 10 x 10\n"),
            "\(run.output)")
        let json = try folder.pixeldiff("explain", "Views", "Card", "--json")
        #expect(json.code == 1)
        #expect(json.output.contains("\"schema\" : \"pixeldiff.explain/1\""))
        #expect(json.output.contains("\"rule\" : \"ignores-bounds-origin\""))
    }

    @Test func whatCanNotRunIsSaid() throws {
        let folder = try SampleFolder([
            "Views/Card.swift": views, "Broken.swift": "import SwiftUI\nnot Swift",
        ])
        #expect(try folder.pixeldiff("explain", "Broken.swift").code == 2)
        #expect(try folder.pixeldiff("explain", "Views", "Nothing").code == 2)
        #expect(try folder.pixeldiff("explain").code == 64)
        #expect(try folder.pixeldiff("explain", "Views", "--view", "a b").code == 64)
    }

    /// A failing golden says what is wrong with the layout, on the terminal and in the report.
    @Test func aFailingGoldenIsExplained() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        _ = try folder.pixeldiff("test", "Views")
        try folder.write(
            "Views/Card.swift", views.replacingOccurrences(of: ".padding(8)", with: ".padding(9)"))
        let run = try folder.pixeldiff("test", "Views")
        #expect(run.code == 1)
        #expect(run.output.contains("[ignores-bounds-origin]\n    repro: "), "\(run.output)")
        let page = folder.bytes(".build/pixeldiff/report.html") ?? Data()
        #expect(String(decoding: page, as: UTF8.self).contains("ignores-bounds-origin"))
    }
}
