import Drawing
import Foundation
import Raster

/// Paths of any shape: filled, stroked, trimmed, combined, described and read.
struct PathTarget: Target {
    static let name = "path"

    /// Random bytes, and paths in words.
    var seeds: [[UInt8]] {
        var random = SceneRandom(state: 5)
        return (0..<40).map { _ in (0..<400).map { _ in UInt8(truncatingIfNeeded: random.bits()) } }
            + SceneCatalog.coverage.compactMap { scene in
                guard case .fill(let path, _, _) = try? scene.items().first?.content else { return nil }
                return [255] + Array(path.description.utf8)
            }
    }

    func use(_ input: [UInt8]) {
        var reader = ByteNumbers(input)
        let (path, other): (Path, Path)
        if input.first == 255 {
            path = Path(String(decoding: input.dropFirst(), as: UTF8.self)) ?? Path()
            other = .star
        } else {
            path = Self.path(&reader)
            other = Self.path(&reader)
        }
        let style = Self.style(&reader)
        let isEven = reader.byte() % 2 == 0
        draw(path, style, isEven)
        _ = path.trimmedPath(from: reader.number(), to: reader.number())
        _ = path.contains(CGPoint(x: reader.number(), y: reader.number()), eoFill: isEven)
        _ = path.boundingRect
        _ = Path(path.description)
        // A thousand chords may cross half a million times: slow by nature.
        if path.elements.count + other.elements.count < 200 { combine(path, other, isEven) }
    }

    private func draw(_ path: Path, _ style: StrokeStyle, _ isEven: Bool) {
        let items = [
            filled(path, .solid(.sceneRed), FillStyle(eoFill: isEven)),
            drawn(.stroke(path, style, .solid(.sceneBlue), antialiased: !isEven)),
            grouped([.clip(path, FillStyle(eoFill: isEven))], [filled(.card, .solid(.black))]),
        ]
        let list = DisplayList(size: CGSize(width: 48, height: 40), scale: 2, items: items)
        _ = try? Rasterizer(fonts: .boxOnly).bitmap(of: list)
    }

    private func combine(_ path: Path, _ other: Path, _ isEven: Bool) {
        _ = path.union(other, eoFill: isEven)
        _ = path.intersection(other, eoFill: isEven)
        _ = path.subtracting(other, eoFill: isEven)
        _ = path.symmetricDifference(other, eoFill: isEven)
        _ = path.normalized(eoFill: isEven)
        _ = path.lineIntersection(other, eoFill: isEven)
        _ = path.lineSubtraction(other, eoFill: isEven)
    }

    private static func path(_ reader: inout ByteNumbers) -> Path {
        var path = Path()
        func point() -> CGPoint { CGPoint(x: reader.number(), y: reader.number()) }
        for _ in 0..<Int(reader.byte() % 24) {
            switch reader.byte() % 8 {
            case 0, 1: path.addLine(to: point())
            case 2: path.move(to: point())
            case 3: path.addQuadCurve(to: point(), control: point())
            case 4: path.addCurve(to: point(), control1: point(), control2: point())
            case 5: path.closeSubpath()
            case 6:
                path.addEllipse(
                    in: CGRect(origin: point(), size: CGSize(width: point().x, height: point().y)))
            default:
                path.addArc(
                    center: point(), radius: reader.number(), startAngle: .radians(Double(reader.number())),
                    endAngle: .radians(Double(reader.number())), clockwise: reader.byte() % 2 == 0)
            }
        }
        return path
    }

    private static func style(_ reader: inout ByteNumbers) -> StrokeStyle {
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        return StrokeStyle(
            lineWidth: reader.number(), lineCap: caps[Int(reader.byte()) % 3],
            lineJoin: joins[Int(reader.byte()) % 3], miterLimit: reader.number(),
            dash: (0..<Int(reader.byte() % 4)).map { _ in reader.number() }, dashPhase: reader.number())
    }
}

/// Numbers made of bytes; zeros after the end.
struct ByteNumbers {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func byte() -> UInt8 {
        defer { at += 1 }
        return at < bytes.count ? bytes[at] : 0
    }

    /// Mostly a coordinate of the picture, sometimes a number to stumble over.
    mutating func number() -> CGFloat {
        let kind = byte()
        let fine = CGFloat(byte()) / 4 - 8 + CGFloat(kind) / 1024
        switch kind {
        case 0...215: return fine
        case 216...223: return fine.rounded()
        case 224...231: return fine * 1e-7
        case 232...239: return fine * 1e8
        default:
            let odd: [CGFloat] = [
                .nan, .infinity, -.infinity, 0, -0.0, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude,
                .greatestFiniteMagnitude, 1e-300, 0.5, 64, -64, 1,
            ]
            return odd[Int(kind) - 240]
        }
    }
}
