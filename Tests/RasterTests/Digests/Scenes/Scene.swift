import Drawing
import Foundation
import Imaging
import Raster

/// A small drawing whose pixels must be the same on every machine: one line in the list of digests, one cell of
/// the picture sheet.
struct Scene: Sendable {
    /// `Blend modes`; a page of the sheet.
    let group: String
    /// Told apart within the group.
    let name: String
    var size = CGSize(width: 48, height: 40)
    var background: ResolvedColor? = .white
    /// The box font alone, unless the scene is about other fonts.
    var fonts = FontBook.boxOnly
    let items: @Sendable () throws -> [DisplayItem]

    static let scale: CGFloat = 2

    /// `Blend modes/multiply`.
    var path: String { "\(group)/\(name)" }

    func list() throws -> DisplayList {
        DisplayList(size: size, scale: Self.scale, items: try items())
    }

    func bitmap() throws -> Bitmap {
        try Rasterizer(fonts: fonts).bitmap(of: list(), background: background)
    }

    /// SHA-256 of the pixels: premultiplied RGBA, top row first. 64 hexadecimal digits.
    func digest() throws -> String { SHA256.hexDigest(of: try bitmap().pixels) }
}

/// All scenes, group by group.
enum SceneCatalog {
    static let scenes: [Scene] =
        paints + images + coverage + strokes + dashes + blends + effects + glyphs + scripts + random

    /// Those that need nothing but this repository; the others draw with Debian's fonts.
    static let portable = scenes.filter { $0.group != "Scripts" }
}

/// An item of a scene.
func drawn(_ content: DisplayItem.Content) -> DisplayItem {
    DisplayItem(view: ViewPath("scene"), content: content)
}

func filled(_ path: Path, _ paint: Paint, _ style: FillStyle = FillStyle()) -> DisplayItem {
    drawn(.fill(path, style, paint))
}

func grouped(_ effects: [Effect], _ items: [DisplayItem]) -> DisplayItem {
    drawn(.group(effects, items))
}

extension ResolvedColor {
    static let sceneRed = ResolvedColor(255, 56, 60)
    static let sceneBlue = ResolvedColor(0, 136, 255)
    static let sceneGreen = ResolvedColor(52, 199, 89)
    static let sceneYellow = ResolvedColor(255, 204, 0)
    static let scenePurple = ResolvedColor(120, 60, 220)
    static let sceneInk = ResolvedColor(28, 28, 30)
}

extension Path {
    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    static func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height))
    }

    static func lines(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        if isClosed { path.closeSubpath() }
        return path
    }

    /// A star drawn in one line, which winds twice around its middle.
    static let star = lines([(24, 3), (35, 37), (5, 16), (43, 16), (13, 37)], isClosed: true)

    /// What most scenes paint.
    static let card = Path(
        roundedRect: CGRect(x: 4, y: 4, width: 40, height: 32),
        cornerSize: CGSize(width: 9, height: 9), style: .continuous)
}

/// Numbers, choices and colours for scenes, the same in every run.
struct SceneRandom {
    private var generator: SeededGenerator

    init(state: UInt64) { generator = SeededGenerator(seed: state) }

    mutating func bits() -> UInt64 { generator.next() }

    /// 0 ..< 1.
    mutating func unit() -> Double { Double(bits() >> 11) / 9_007_199_254_740_992 }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    mutating func index(_ count: Int) -> Int { Int(bits() % UInt64(count)) }

    mutating func chance(_ probability: Double) -> Bool { unit() < probability }

    mutating func element<Element>(_ elements: [Element]) -> Element { elements[index(elements.count)] }

    mutating func color() -> ResolvedColor {
        ResolvedColor(
            red: unit(), green: unit(), blue: unit(), opacity: chance(0.5) ? 1 : number(0.1...1))
    }
}
