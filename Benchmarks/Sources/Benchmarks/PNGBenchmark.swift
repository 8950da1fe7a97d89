import PixelUI

/// The card's PNG, written and read.
enum PNGBenchmark {
    static func run(_ table: inout ResultTable) async throws {
        let bitmap = try await CardStages.renderer().bitmap()
        let encoded = try PNGEncoder().encode(bitmap)
        table.title("PNG of the card, \(bitmap.width) x \(bitmap.height) px, \(encoded.count) bytes")
        try table.measure("encode, small") { _ = try PNGEncoder().encode(bitmap) }
        try table.measure("encode, fast") { _ = try PNGEncoder(effort: .fast).encode(bitmap) }
        try table.measure("decode") { _ = try PNGDecoder().decode(encoded, name: "card") }
    }
}
