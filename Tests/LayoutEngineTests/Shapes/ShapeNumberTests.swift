import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// The rule `non-finite-number` for shapes, strokes and paths.
@MainActor
@Suite struct ShapeNumberTests {
    private func findings<V: View>(_ view: V) -> [String] {
        DrawnView(view.frame(width: 20, height: 10)).diagnostics
            .filter { $0.rule == .nonFiniteNumber }.map(\.message)
    }

    /// Shapes by one of their numbers.
    private static let shapes: [(String, @MainActor (CGFloat) -> any Shape)] = [
        ("inset", { Rectangle().inset(by: $0) }),
        ("inset", { Circle().inset(by: 1).inset(by: $0).offset(x: 1) }),
        ("numbers for its OffsetShape", { Circle().offset(x: $0) }),
        ("numbers for its ScaledShape", { Circle().scale($0).trim(from: 0, to: 0.5) }),
        ("angle", { Rectangle().rotation(.radians($0)) }),
        (
            "numbers for its TransformedShape",
            {
                Circle().transform(CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0))
            }
        ),
        ("width", { Capsule().size(width: $0, height: 3) }),
        ("height", { AnyShape(Capsule().size(width: 3, height: $0)) }),
        ("lineWidth", { Circle().stroke(lineWidth: $0) }),
        ("dash", { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, $0])) }),
        ("dashPhase", { Circle().stroke(style: StrokeStyle(lineWidth: 1, dashPhase: $0)) }),
    ]

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aShapeNamesItsNumber(_ number: CGFloat) {
        for (name, make) in Self.shapes {
            func messages<S: Shape>(_ shape: S) -> [String] { findings(shape) }
            let found = messages(make(number))
            #expect(found.contains { $0.contains("its shape got \(name) ") }, "\(name): \(found)")
            #expect(messages(make(1)).isEmpty, "\(name)")
        }
    }

    @Test func onlyNaNIsWrongWhereNumbersAreLimited() {
        #expect(findings(RoundedRectangle(cornerRadius: .nan)).count == 1)
        #expect(findings(RoundedRectangle(cornerRadius: .infinity)).isEmpty)
        #expect(findings(UnevenRoundedRectangle(topTrailingRadius: .nan)).count == 1)
        #expect(findings(UnevenRoundedRectangle(topTrailingRadius: .infinity)).isEmpty)
        #expect(findings(Circle().trim(from: 0, to: .nan)).count == 1)
        #expect(findings(Circle().trim(from: -.infinity, to: .infinity)).isEmpty)
        #expect(findings(Circle().union(RoundedRectangle(cornerRadius: .nan))).count == 1)
    }

    /// Its points come from numbers that nobody else sees.
    private struct Wave: Shape {
        let height: CGFloat

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: rect.origin)
                path.addQuadCurve(
                    to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX, y: height))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func pointsOfPaths(_ number: CGFloat) {
        let words = "its path has a point that isn't finite"
        for found in [
            findings(Wave(height: number)), findings(Wave(height: number).stroke()),
            findings(Path { $0.addLines([.zero, CGPoint(x: number, y: 0), CGPoint(x: 5, y: 5)]) }),
            findings(
                Canvas { context, _ in context.fill(Wave(height: number).path(in: .zero), with: .color(.red))
                }),
        ] {
            #expect(found.count == 1)
            #expect(found.first?.hasPrefix(words) == true)
        }
        #expect(findings(Wave(height: 4)).isEmpty)
    }

    @Test func clips() {
        #expect(findings(Color.red.clipShape(Wave(height: .nan))).count == 1)
        #expect(findings(Color.red.cornerRadius(.nan)).count == 1)
        #expect(findings(Color.red.clipShape(Circle().inset(by: .infinity))).count == 1)
        #expect(findings(Color.red.cornerRadius(4)).isEmpty)
    }
}
