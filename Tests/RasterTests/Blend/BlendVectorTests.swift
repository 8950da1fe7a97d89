import Drawing
import Foundation
import Testing

/// Against results computed outside this project from the W3C formulas.
struct BlendVectorTests {
    private struct Vectors: Decodable {
        struct Vector: Decodable {
            var mode: String
            var dst: [Int]
            var src: [Int]
            /// Exact premultiplied result, 0...255.
            var premul: [Double]
        }

        var vectors: [Vector]
    }

    /// Soft light isn't among them: SwiftUI's is another formula than the W3C's.
    @Test(
        .enabled(if: Fixtures.isAvailable, Fixtures.reason),
        arguments: [
            ("srcover", BlendMode.normal), ("multiply", .multiply), ("screen", .screen),
            ("overlay", .overlay),
            ("darken", .darken), ("lighten", .lighten), ("colordodge", .colorDodge),
            ("colorburn", .colorBurn),
            ("hardlight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
            ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
            ("srcatop", .sourceAtop),
            ("dstover", .destinationOver), ("dstout", .destinationOut), ("plus", .plusLighter),
            ("clear", .clear), ("src", .copy), ("srcin", .sourceIn), ("srcout", .sourceOut),
            ("dstin", .destinationIn), ("dstatop", .destinationAtop), ("xor", .xor),
        ])
    func matchesFormula(name: String, mode: BlendMode) throws {
        let data = try Fixtures.data("raster/blend-vectors.json")
        let vectors = try JSONDecoder().decode(Vectors.self, from: data).vectors.filter { $0.mode == name }
        #expect(vectors.count == 144)
        var contents: [DisplayItem.Content] = []
        for (x, vector) in vectors.enumerated() {
            let pixel = Path.rect(CGFloat(x), 0, 1, 1)
            contents.append(.fill(pixel, FillStyle(), .solid(color(vector.dst))))
            contents.append(
                .group([.blend(mode)], items(.fill(pixel, FillStyle(), .solid(color(vector.src))))))
        }
        let bitmap = try render(contents, width: 144, height: 1)
        var worst = 0.0
        for (x, vector) in vectors.enumerated() {
            for channel in 0..<4 {
                worst = max(worst, abs(Double(bitmap.pixels[x * 4 + channel]) - vector.premul[channel]))
            }
        }
        print("\(name): max \(worst.decimalText)")
        // Colour dodge divides by the source, and magnifies what the backdrop lost when it was stored.
        #expect(worst <= (mode == .colorDodge ? 1.54 : 1))
    }

    private func color(_ straight: [Int]) -> ResolvedColor {
        ResolvedColor(straight[0], straight[1], straight[2], opacity: Double(straight[3]) / 255)
    }
}
