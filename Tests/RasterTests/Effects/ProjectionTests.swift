import Drawing
import Foundation
import Imaging
import Testing

struct ProjectionTests {
    private let square = DisplayItem.Content.fill(.rect(20, 20, 60, 60), FillStyle(), .solid(.black))

    private func projected(
        _ map: ProjectionTransform, _ content: DisplayItem.Content, scale: CGFloat = 1
    ) throws -> Bitmap {
        try render([.group([.projection(map)], items(content))], width: 100, height: 100, scale: scale)
    }

    /// Turned about the upright line x = 50: w grows to the right.
    private var turned: ProjectionTransform {
        var map = ProjectionTransform()
        (map.m11, map.m13, map.m31) = (0.6 + 50 * 0.006, 0.006, 0.4 * 50 - 50 * 50 * 0.006)
        (map.m21, map.m23) = (0, 0)
        (map.m12, map.m22, map.m32) = (50 * 0.006, 1, -50 * 50 * 0.006)
        map.m33 = 1 - 50 * 0.006
        return map
    }

    /// A square becomes the polygon of its mapped corners: edges of straight lines stay straight.
    @Test(arguments: [1.0, 2])
    func aSquareBecomesAPolygon(scale: CGFloat) throws {
        let own = try projected(turned, square, scale: scale)
        let corners = [(20.0, 20.0), (80, 20), (80, 80), (20, 80)].map { x, y in
            let p = CGPoint(x: x, y: y).applying(turned)
            return (p.x, p.y)
        }
        let exact = try render(
            [.fill(.polygon(corners), FillStyle(), .solid(.black))], width: 100, height: 100, scale: scale)
        var sum = 0
        for (a, b) in zip(own.pixels, exact.pixels) {
            let difference = abs(Int(a) - Int(b))
            sum += difference
            // Resampled edges are softer than exact ones, nowhere further than a pixel.
            #expect(difference < 130)
        }
        #expect(own[50, 50].alpha == 255 || scale == 2)
        // The edges' softness is even on both sides: on the whole nothing is added or lost.
        let whole = exact.pixels.reduce(0) { $0 + Int($1) }
        let drawn = own.pixels.reduce(0) { $0 + Int($1) }
        #expect(abs(whole - drawn) < whole / 100)
        #expect(sum < whole / 20)
    }

    /// Without perspective it is the plain transform, resampled on whole pixels: the same picture.
    @Test func aMoveIsAMove() throws {
        let move = CGAffineTransform(translationX: 7, y: -5)
        let own = try projected(ProjectionTransform(move), square)
        #expect(own == (try render([.group([.transform(move)], items(square))], width: 100, height: 100)))
    }

    /// Only what lies in front of the viewer is drawn: w is 1 - x / 50 here.
    @Test func whatIsBehindTheViewerIsNot() throws {
        var map = ProjectionTransform()
        map.m13 = -0.02
        let bar = DisplayItem.Content.fill(.rect(-400, 20, 900, 10), FillStyle(), .solid(.black))
        let own = try projected(map, bar)
        // x = 50 goes to infinity; the place x' is shown by x = x' / (1 + x' / 50), y' = y (1 + x' / 50).
        #expect(own[50, 45].alpha == 255 && own[50, 65].alpha == 0)
        #expect(own[2, 25].alpha == 255)
        var behind = ProjectionTransform()
        behind.m33 = -1
        #expect(try projected(behind, bar) == Bitmap(width: 100, height: 100))
    }

    @Test func degenerateMapsDrawNothing() throws {
        var flat = ProjectionTransform()
        flat.m22 = 0
        var broken = ProjectionTransform()
        broken.m13 = .nan
        var far = ProjectionTransform()
        far.m31 = .infinity
        for map in [flat, broken, far] {
            #expect(try projected(map, square) == Bitmap(width: 100, height: 100))
        }
    }

    /// In bands as in one piece.
    @Test func clipsChangeNothingInside() throws {
        let blurred = DisplayItem.Content.group(
            [.shadow(color: .black, radius: 6, x: 3, y: 3)], items(square))
        let whole = try projected(turned, blurred)
        for (y, height) in [(0, 31), (31, 40)] {
            let band = Path.rect(0, CGFloat(y), 100, CGFloat(height))
            let part = try render(
                [.group([.projection(turned), .clip(band, FillStyle())], items(blurred))], width: 100,
                height: 100)
            let rows = (y * 400)..<((y + height) * 400)
            #expect(part.pixels[rows] == whole.pixels[rows])
        }
    }

    /// Shrunk to a third, thin lines keep their weight: many samples a pixel.
    @Test func shrunkLinesKeepTheirWeight() throws {
        var lines = Path()
        for i in 0..<30 { lines.elements += Path.rect(CGFloat(i) * 3, 0, 1, 90).elements }
        var map = ProjectionTransform(CGAffineTransform(scaleX: 1, y: 1))
        (map.m33, map.m13) = (3, 1e-9)
        let own = try projected(map, .fill(lines, FillStyle(), .solid(.black)))
        for x in 3..<27 { #expect(abs(Int(own[x, 15].alpha) - 85) <= 10) }
    }
}
