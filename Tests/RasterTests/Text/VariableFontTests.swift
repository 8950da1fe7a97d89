import Drawing
import Foundation
import Raster
import Testing

/// Comfortaa[wght], against the static instances that fontTools 4 (varLib.instancer) makes of it.
@Suite(.enabled(if: TestFonts.comfortaaFile != nil))
struct VariableFontTests {
    private let book = FontBook(explicitFolders: [], systemFolders: [])

    init() throws {
        try book.register(file: #require(TestFonts.comfortaaFile))
    }

    private struct Expected: Sendable {
        var letter: String
        var advance: CGFloat
        var bounds: CGRect

        init(_ letter: String, _ advance: CGFloat, _ box: (CGFloat, CGFloat, CGFloat, CGFloat)) {
            self.letter = letter
            self.advance = advance
            bounds = CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
        }
    }

    private static let instances: [Int: [Expected]] = [
        300: [
            Expected("n", 673, (90, 0, 593, 554)), Expected("H", 825, (100, 0, 725, 781)),
            Expected("g", 679, (60, -209, 619, 553)),
        ],
        400: [
            Expected("n", 677, (90, 0, 597, 553)), Expected("H", 844, (100, 0, 744, 781)),
            Expected("g", 677, (61, -216, 617, 552)),
        ],
        500: [
            Expected("n", 679, (90, 0, 599, 553)), Expected("H", 852, (100, 0, 752, 781)),
            Expected("g", 676, (61, -219, 616, 552)),
        ],
        700: [
            Expected("n", 682, (90, -1, 603, 552)), Expected("H", 871, (100, 0, 771, 781)),
            Expected("g", 675, (62, -227, 613, 551)),
        ],
    ]

    @Test(arguments: [(300, 300), (400, 400), (500, 500), (700, 700), (100, 300), (900, 700)])
    func weightsMoveOutlinesAndAdvances(weight: Int, instance: Int) throws {
        let font = FontDescription(family: .named("Comfortaa"), size: 1000, weight: weight)
        for expected in try #require(Self.instances[instance]) {
            let shaped = try book.shape([TestFonts.run(expected.letter, font)], direction: .natural)
            #expect(shaped.width == expected.advance)
            let run = try #require(book.line(shaped, clusters: 0..<1).pieces.first?.glyphs)
            #expect(run.face.variations == ["wght": Double(instance)])
            #expect(run.emboldening == 0)
            let outline = try book.outline(run.glyphs[0].id, face: run.face)
            let bounds = Self.bounds(outline.path)
            // Where a curve bulges beyond its points its box is within a unit of theirs.
            #expect(
                abs(bounds.minX - expected.bounds.minX) <= 1 && abs(bounds.maxX - expected.bounds.maxX) <= 1)
            #expect(
                abs(bounds.minY - expected.bounds.minY) <= 1 && abs(bounds.maxY - expected.bounds.maxY) <= 1)
        }
    }

    @Test func weightsAreFacesOfTheirOwn() throws {
        func face(_ weight: Int) throws -> FontFace {
            try book.face(for: FontDescription(family: .named("Comfortaa"), size: 10, weight: weight))
        }
        #expect(try face(300) != face(700))
        #expect(try face(300).fingerprint == face(700).fingerprint)
        #expect(try face(700) == face(800))
    }

    private static func bounds(_ path: Path) -> CGRect {
        var points: [CGPoint] = []
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                points.append(point)
            case .closeSubpath: break
            }
        }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max() else {
            return .null
        }
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}
