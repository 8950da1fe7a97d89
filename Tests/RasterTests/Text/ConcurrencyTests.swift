import Drawing
import Foundation
import Raster
import Testing

struct ConcurrencyTests {
    private static let texts = (0..<40).map { "Line \($0): office שלום \($0 * 7) مرحبا ไทย" }

    @Test func tasksThatShapeAtOnceAgreeWithOneThatDoesAlone() async throws {
        let alone = FontBook(explicitFolders: [])
        let expected = try Self.texts.map { try Self.draw($0, book: alone) }
        let shared = FontBook(explicitFolders: [])
        let results = try await withThrowingTaskGroup(of: [[GlyphOutline]].self) { group in
            for _ in 0..<4 {
                group.addTask { try Self.texts.map { try Self.draw($0, book: shared) } }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count == 4)
        #expect(results.allSatisfy { $0 == expected })
    }

    @Test func registeringWhileShaping() async throws {
        let book = FontBook(explicitFolders: [])
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for text in Self.texts { _ = try Self.draw(text, book: book) }
            }
            group.addTask {
                for _ in 0..<10 {
                    try book.register(file: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
                }
            }
            try await group.waitForAll()
        }
        let mono = FontDescription(family: .named("DejaVu Sans Mono"), size: 10)
        #expect(try book.face(for: mono).name == "DejaVuSansMono")
    }

    private static func draw(_ text: String, book: FontBook) throws -> [GlyphOutline] {
        let font = FontDescription(family: .system(.default), size: 17)
        let shaped = try book.shape([TextRun(text: text, font: font)], direction: .natural)
        let line = try book.line(shaped, clusters: shaped.clusters.indices)
        return try line.pieces.flatMap { piece in
            try piece.glyphs.glyphs.map { try book.outline($0.id, face: piece.glyphs.face) }
        }
    }
}
