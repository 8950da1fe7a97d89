import Foundation
import Imaging

@testable import PixelDiff

/// Rectangles of one colour on white, and the layout text that goes with them.
struct Painting {
    var width = 60
    var height = 40
    var fills: [(rect: PixelRect, color: RGBA8)] = []
    var layout: String?

    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: RGBA8) {
        fills.append((PixelRect(x: x, y: y, width: width, height: height), color))
    }

    var bitmap: Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let fill = fills.last { $0.rect.contains(x: x, y: y) }
                bitmap[x, y] = fill?.color ?? RGBA8(red: 255, green: 255, blue: 255)
            }
        }
        return bitmap
    }
}

enum Ink {
    static let red = RGBA8(red: 255, green: 0, blue: 0)
    static let green = RGBA8(red: 0, green: 160, blue: 0)
    static let blue = RGBA8(red: 0, green: 0, blue: 255)
    static let black = RGBA8(red: 0, green: 0, blue: 0)
}

/// Answers a search with the paintings of subsets, split into marks once both sides are known.
final class PaintedWorld: BisectOracle {
    let count: Int
    let collector: PictureCollector
    private let folder: TemporaryFolder
    private let paint: (Set<Int>) -> [String: Painting]
    private(set) var asked: [ChangeSet] = []
    var facets: PictureFacets?

    /// - Parameter paint: The pictures with these changes applied, by name.
    init(count: Int, _ paint: @escaping (Set<Int>) -> [String: Painting]) throws {
        self.count = count
        self.paint = paint
        folder = try TemporaryFolder()
        collector = PictureCollector(store: "\(folder.path)/store")
        facets = PictureFacets(
            good: try draw(.empty), bad: try draw(.all(count)), collector: collector)
    }

    func draw(_ subset: ChangeSet) throws -> DrawnPictures {
        let out = "\(folder.path)/out-\(UUID().uuidString)"
        for (name, painting) in paint(Set(subset.indices)) {
            let file = URL(fileURLWithPath: "\(out)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(PNGEncoder(effort: .small).encode(painting.bitmap, text: [])).write(to: file)
            if let layout = painting.layout {
                let place = file.path.dropLast(4) + ".layout.txt"
                try layout.write(toFile: String(place), atomically: true, encoding: .utf8)
            }
        }
        return try collector.collect(from: out)
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        asked.append(subset)
        let drawn = try draw(subset)
        return .pictures(facets?.marks(of: drawn) ?? drawn.pictures)
    }

    /// The causes that a search finds: their changes, in order.
    func causes() throws -> [[Int]] {
        let search = CauseSearch(oracle: self, traits: (0..<count).map { _ in ChangeTraits() })
        guard try search.run() == .explained else { return [] }
        return search.causes.map(\.changes.indices).sorted { $0.lexicographicallyPrecedes($1) }
    }
}
