import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// The rule `drawing-limit`.
@MainActor struct DrawingLimitTests {
    private func findings(_ view: some View) -> [String] {
        DrawnView(view).diagnostics.filter { $0.rule == .drawingLimit }.map(\.message)
    }

    /// A line along the view's top, 100 points long.
    private func line(_ style: StrokeStyle) -> some View {
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }.stroke(Color.red, style: style)
    }

    /// On and off for 0.001 points together: 100,000 dashes on 100 points, which is too many by one.
    @Test func dashes() {
        #expect(
            findings(line(StrokeStyle(lineWidth: 1, dash: [0.0005]))) == [
                "dashes a line that would fall into more than 100000 dashes: it is drawn solid. Use longer dashes."
            ])
        #expect(findings(line(StrokeStyle(lineWidth: 1, dash: [0.00051]))).isEmpty)
        #expect(findings(line(StrokeStyle(lineWidth: 1))).isEmpty)
        #expect(findings(line(StrokeStyle(lineWidth: 1, dash: [-1]))).isEmpty)
    }

    @Test func lineWidths() {
        #expect(findings(line(StrokeStyle(lineWidth: 2e6))).first?.contains("1000000 is used") == true)
        #expect(findings(line(StrokeStyle(lineWidth: 1e6))).isEmpty)
    }

    /// 2,000 pixels, at scale 2.
    @Test func blursAndShadows() {
        #expect(
            findings(Color.red.blur(radius: 1001)) == [
                "blurs by a radius of 1001 points: 1000 is used, which is 2000 pixels."
            ])
        #expect(findings(Color.red.shadow(radius: 1001)).first?.hasPrefix("throws a shadow") == true)
        #expect(findings(Color.red.blur(radius: 1000).shadow(radius: 1000)).isEmpty)
    }
}
