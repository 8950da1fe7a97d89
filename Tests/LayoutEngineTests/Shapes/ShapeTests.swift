import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Declared without a word on isolation, as user code does.
private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Wave: InsettableShape {
    var amount: CGFloat = 0
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Wave {
        var wave = self
        wave.amount += amount
        return wave
    }
}

private nonisolated struct Marked: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor struct ShapeTests {
    private func size(_ shape: some Shape, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        DrawnView(shape, width: width, height: height).size
    }

    /// Source: measured sizes of shapes and of their modifiers in 60 x 40 (iamcgn/swiftui-web,
    /// shape/modifiers, shape/builtin).
    @Test func sizes() {
        let whole = CGSize(width: 60, height: 40)
        let square = CGSize(width: 40, height: 40)
        #expect(size(Circle(), 60, 40) == square)
        #expect(size(AnyShape(Circle()), 60, 40) == square)
        #expect(size(Circle().trim(from: 0, to: 0.5), 60, 40) == square)
        #expect(size(Circle().stroke(lineWidth: 2), 60, 40) == square)
        #expect(size(Circle().scale(2), 60, 40) == whole)
        #expect(size(Circle().offset(x: 3), 60, 40) == whole)
        #expect(size(Circle().rotation(.degrees(10)), 60, 40) == whole)
        #expect(size(Circle().transform(.identity), 60, 40) == whole)
        #expect(size(Circle().size(width: 5, height: 5), 60, 40) == whole)
        #expect(size(Circle().inset(by: 4), 60, 40) == whole)
        #expect(size(Circle().stroke(lineWidth: 2).offset(x: 1), 60, 40) == whole)
        #expect(DrawnView(Circle().strokeBorder(.red), width: 60, height: 40).size == whole)
        for shape in [
            AnyShape(Rectangle()), AnyShape(Capsule()), AnyShape(Ellipse()), AnyShape(Path()),
            AnyShape(RoundedRectangle(cornerRadius: 9)),
        ] {
            #expect(size(shape, nil, nil) == CGSize(width: 10, height: 10))
            #expect(size(shape, 60, nil) == CGSize(width: 60, height: 10))
        }
        #expect(size(Circle(), 300, nil) == CGSize(width: 10, height: 10))
    }

    @Test func drawnInTheSnappedFrame() {
        let view = Rectangle().frame(width: 10.3, height: 10).padding(.leading, 0.3)
        let drawn = DrawnView(view, width: nil, height: nil)
        guard case .fill(let path, _, _)? = drawn.contents.first else {
            Issue.record("nothing drawn")
            return
        }
        // 0.3 and 10.6 at two pixels a point.
        #expect(path.rectangle == CGRect(x: 0.5, y: 0, width: 10, height: 10))
    }

    @Test func customShapesAreMirrored() {
        guard
            case .fill(let path, _, _)? = DrawnView(
                Triangle().frame(width: 40, height: 20), width: nil, height: nil,
                { $0.layoutDirection = .rightToLeft }
            ).contents.first
        else {
            Issue.record("nothing drawn")
            return
        }
        #expect(path.description == "40 0 m 40 20 l 20 20 l h")
        #expect(DrawnView(Wave(progress: 1).strokeBorder(.red, lineWidth: 4)).items.count == 1)
        #expect(DrawnView(Marked()).items.count == 1)
    }

    @Test func fillsAndStrokesPileUp() {
        let view = Circle().fill(Color.white).stroke(Color.black, lineWidth: 2)
        let drawn = DrawnView(view, width: 40, height: 40)
        #expect(drawn.size == CGSize(width: 40, height: 40))
        #expect(drawn.colors == [.white, .black])
        guard case .stroke(_, let style, _, true)? = drawn.contents.last else {
            Issue.record("no stroke")
            return
        }
        #expect(style.lineWidth == 2)
    }

    @Test func strokesAsShapesAreStrokedWhenFilled() {
        let view = Circle().trim(from: 0, to: 0.5).stroke(
            style: StrokeStyle(lineWidth: 4, lineCap: .round)
        ).rotation(.degrees(90)).fill(Color.white)
        guard case .group(let effects, let inner)? = DrawnView(view).contents.first,
            case .transform(let map)? = effects.first,
            case .stroke(_, let style, .solid(.white), _)? = inner.first?.content
        else {
            Issue.record("drew \(DrawnView(view).contents)")
            return
        }
        #expect(style.lineCap == .round)
        #expect(map.a == 0 && map.b == 1)
    }

    @Test func strokeBorderIsInside() {
        guard
            case .stroke(let path, let style, _, _)? = DrawnView(
                Rectangle().strokeBorder(Color.red, lineWidth: 4)
            ).contents.first
        else {
            Issue.record("no stroke")
            return
        }
        #expect(path.rectangle == CGRect(x: 2, y: 2, width: 96, height: 56))
        #expect(style.lineWidth == 4)
    }

    @Test func staticMembersAndDefaults() {
        let views: [AnyView] = [
            AnyView(Color.red.clipShape(.rect(cornerRadius: 4))), AnyView(Color.red.clipShape(.circle)),
            AnyView(Color.red.clipShape(.rect(topLeadingRadius: 4))), AnyView(Color.red.clipShape(.capsule)),
            AnyView(Circle().fill()), AnyView(Circle().stroke()), AnyView(Circle().stroke(.red)),
            AnyView(Circle().strokeBorder()), AnyView(Capsule().fill(.blue.gradient)),
            AnyView(Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))),
            AnyView(Rectangle().fill(Color.red.secondary)), AnyView(Path { $0.addRect(.zero) }.fill(.red)),
            AnyView(Rectangle().fill(.red, style: FillStyle(eoFill: true))), AnyView(Color.clear),
        ]
        for view in views { #expect(DrawnView(view).errors.isEmpty) }
        #expect(DrawnView(Color.clear).items.isEmpty)
    }

    @Test func strokedPathCoversTheStroke() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
        let area = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
        #expect(area.boundingRect == CGRect(x: -1, y: -1, width: 52, height: 2))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10]))
        #expect(dashed.contains(CGPoint(x: 5, y: 0.5)))
        #expect(!dashed.contains(CGPoint(x: 15, y: 0.5)))
        #expect(dashed.contains(CGPoint(x: 45, y: 0.5)))
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
            StrokeStyle(lineWidth: 4))
        #expect(!ring.contains(CGPoint(x: 20, y: 20)))
        #expect(ring.contains(CGPoint(x: 1, y: 20)))
        #expect(abs(ring.boundingRect.minX + 2) < 0.02)
        #expect(abs(ring.boundingRect.width - 44) < 0.04)
    }
}
