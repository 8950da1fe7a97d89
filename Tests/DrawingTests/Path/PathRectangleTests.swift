import Drawing
import Foundation
import Testing

struct PathRectangleTests {
    private func path(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> Path {
        Path { path in
            for (index, point) in points.enumerated() {
                let end = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: end) } else { path.addLine(to: end) }
            }
            if closed { path.closeSubpath() }
        }
    }

    @Test(
        arguments: [
            [(1, 2), (4, 2), (4, 7), (1, 7)], [(4, 7), (4, 2), (1, 2), (1, 7)],
            [(1, 7), (1, 2), (4, 2), (4, 7), (1, 7)],
        ] as [[(CGFloat, CGFloat)]])
    func recognises(points: [(CGFloat, CGFloat)]) {
        #expect(path(points).rectangle == CGRect(x: 1, y: 2, width: 3, height: 5))
    }

    @Test(
        arguments: [
            [(1, 2), (4, 2), (4, 7), (2, 7)], [(1, 2), (4, 2), (4, 7)],
            [(1, 2), (4, 2), (4, 7), (1, 7), (1, 3)],
            [(1, 2), (4, 2), (4, .infinity), (1, .infinity)], [(1, 2), (4, .nan), (4, 7), (1, 7)],
        ] as [[(CGFloat, CGFloat)]])
    func refuses(points: [(CGFloat, CGFloat)]) {
        #expect(path(points).rectangle == nil)
    }

    @Test func refusesWhatIsOpen() {
        #expect(path([(1, 2), (4, 2), (4, 7), (1, 7)], closed: false).rectangle == nil)
        #expect(Path().rectangle == nil)
    }
}
