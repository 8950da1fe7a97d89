import Drawing
import Foundation
import Imaging
import Testing

/// Against coverage computed outside this project with exact areas.
struct ExactCoverageTests {
    @Test(
        .enabled(if: Fixtures.isAvailable, Fixtures.reason),
        arguments: [
            ("q_rects", 1.0), ("q_triangles", 1.0), ("q_slivers", 1.0), ("q_thinlines", 1.0),
            ("q_rrects", 3.0), ("q_circles", 3.0), ("q_ring", 3.0),
        ])
    func matchesReference(name: String, limit: Double) throws {
        let fixture = try CoverageFixture(name)
        let contents = fixture.shapes.map { shape -> DisplayItem.Content in
            shape.strokeWidth > 0
                ? .stroke(
                    shape.path, StrokeStyle(lineWidth: shape.strokeWidth), .solid(.black), antialiased: true)
                : .fill(shape.path, FillStyle(), .solid(.black))
        }
        let bitmap = try render(contents, width: 1024, height: 1024)
        var worst = 0.0
        var sum = 0.0
        var edgePixels = 0
        for i in 0..<(1024 * 1024) {
            let exact = Double(fixture.coverage[i]) * 255
            let error = Double(bitmap.pixels[i * 4 + 3]) - exact
            worst = max(worst, abs(error))
            if exact > 0, exact < 255 {
                sum += abs(error)
                edgePixels += 1
            }
        }
        print("\(name): max \(worst.decimalText), mean \((sum / Double(max(1, edgePixels))).decimalText)")
        #expect(edgePixels > 1000)
        #expect(worst <= limit)
    }
}
