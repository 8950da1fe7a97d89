import Drawing
import Foundation

/// Shapes with their exact coverage on a grid of 1024 x 1024 pixels.
struct CoverageFixture {
    struct Shape {
        var path: Path
        /// 0 fills.
        var strokeWidth: CGFloat
    }

    var shapes: [Shape]
    /// 0...1 for each pixel, rows from the top.
    var coverage: [Float]

    init(_ name: String) throws {
        shapes = Self.shapes(try Fixtures.data("raster/coverage/\(name).bin"))
        coverage = try Self.array(try Fixtures.data("raster/coverage/\(name).npz"))
    }

    /// int32 count; per path int32 commands, rgba8, int32 rule, float32 width; per command int32 op (0 move,
    /// 1 line, 2 cubic, 3 close) and six float32.
    private static func shapes(_ data: Data) -> [Shape] {
        var position = 0
        func int() -> Int {
            defer { position += 4 }
            return Int(Int32(littleEndian: data.loadUnaligned(position)))
        }
        func float() -> CGFloat { CGFloat(Float(bitPattern: UInt32(truncatingIfNeeded: int()))) }
        return (0..<int()).map { _ in
            let count = int()
            _ = (int(), int())
            let width = float()
            var path = Path()
            for _ in 0..<count {
                let op = int()
                let p = (0..<3).map { _ in CGPoint(x: float(), y: float()) }
                switch op {
                case 0: path.move(to: p[0])
                case 1: path.addLine(to: p[0])
                case 2: path.addCurve(to: p[2], control1: p[0], control2: p[1])
                default: path.closeSubpath()
                }
            }
            return Shape(path: path, strokeWidth: width)
        }
    }

    /// The one float32 array in a NumPy archive: a zip entry, deflated, with a header before the numbers.
    private static func array(_ data: Data) throws -> [Float] {
        let size = 1024 * 1024 * 4
        let nameLength = Int(data[data.startIndex + 26]) + Int(data[data.startIndex + 27]) << 8
        let extraLength = Int(data[data.startIndex + 28]) + Int(data[data.startIndex + 29]) << 8
        let bytes = try Inflate.unpack(
            [UInt8](data.dropFirst(30 + nameLength + extraLength)), count: size + 128)
        return bytes.dropFirst(128).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    }
}

extension Data {
    fileprivate func loadUnaligned(_ offset: Int) -> Int32 {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
    }
}
