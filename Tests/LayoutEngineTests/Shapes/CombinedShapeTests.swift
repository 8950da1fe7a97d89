import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct CombinedShapeTests {
    private var left: some Shape { Rectangle().size(width: 6, height: 6) }
    private var right: some Shape { Rectangle().size(width: 6, height: 6).offset(x: 3, y: 3) }

    private func path(_ shape: some Shape) -> String {
        shape.path(in: CGRect(x: 0, y: 0, width: 60, height: 60)).description
    }

    @Test func combinePathsInTheSameFrame() {
        #expect(path(left.union(right)) == "0 0 m 6 0 l 6 3 l 9 3 l 9 9 l 3 9 l 3 6 l 0 6 l h")
        #expect(path(left.intersection(right)) == "6 3 m 6 6 l 3 6 l 3 3 l h")
        #expect(path(left.subtracting(right)) == "0 0 m 6 0 l 6 3 l 3 3 l 3 6 l 0 6 l h")
        #expect(
            path(left.symmetricDifference(right))
                == "0 0 m 6 0 l 6 3 l 3 3 l 3 6 l 0 6 l h 6 6 m 6 3 l 9 3 l 9 9 l 3 9 l 3 6 l h")
        #expect(path(left.lineIntersection(right)) == "6 3 m 6 6 l 3 6 l")
        #expect(path(left.lineSubtraction(right)) == "0 0 m 6 0 l 6 3 l 3 6 m 0 6 l 0 0 l")
        #expect(path(left.union(left, eoFill: true)) == "0 0 m 6 0 l 6 6 l 0 6 l h")
    }

    /// Source: combined shapes in 60 x 60 (iamcgn/swiftui-web, shapebool/fills).
    @Test func takeTheirFrame() {
        let shape = Circle().subtracting(Rectangle().scale(0.5))
        #expect(DrawnView(shape, width: 60, height: 60).size == CGSize(width: 60, height: 60))
        let drawn = DrawnView(shape.fill(.red), width: 60, height: 60)
        guard case .fill(let path, _, _)? = drawn.contents.first else {
            Issue.record("nothing drawn")
            return
        }
        #expect(path.contains(CGPoint(x: 5, y: 30)))
        #expect(!path.contains(CGPoint(x: 30, y: 30)))
    }

    @Test func rightToLeft() {
        #expect(Circle().union(Rectangle()).layoutDirectionBehavior == .fixed)
        #expect(
            Circle().union(UnevenRoundedRectangle(topLeadingRadius: 4)).layoutDirectionBehavior == .mirrors)
    }

    @Test func namedShapes() {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
        let moved: OffsetShape<Rectangle> = Rectangle().offset(CGSize(width: 2, height: 3))
        let scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1))
        let sheared: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(1, 0, 1, 1, 0, 0))
        #expect(turned.path(in: frame).boundingRect == frame)
        #expect(
            moved.inset(by: 10).path(in: frame).boundingRect == CGRect(x: 12, y: 13, width: 40, height: 40))
        #expect(scaled.path(in: frame).boundingRect == CGRect(x: 15, y: 0, width: 30, height: 60))
        #expect(sheared.path(in: frame).boundingRect == CGRect(x: 0, y: 0, width: 120, height: 60))
        #expect(
            Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: frame).boundingRect
                == CGRect(x: 40, y: 50, width: 20, height: 10))
    }

    @Test func uiKitPaths() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(Path(path.cgPath).description == "90 50 m 90 72.0914 72.0914 90 50 90 c")
        #expect(path.currentPoint == CGPoint(x: 50, y: 90))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }
}
