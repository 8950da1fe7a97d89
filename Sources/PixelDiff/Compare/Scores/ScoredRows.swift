import Foundation
import Imaging

/// The rows that both pictures have, as scores read them: opaque, on white, what is ignored made equal.
struct ScoredRows: Sendable {
    let size: PixelSize
    private let reference: DecodedImage
    private let candidate: DecodedImage
    private let ignoring: IgnoredRegions

    init(_ reference: DecodedImage, _ candidate: DecodedImage, _ ignoring: IgnoredRegions) {
        size = PixelSize(
            width: min(reference.width, candidate.width), height: min(reference.height, candidate.height))
        self.reference = reference
        self.candidate = candidate
        self.ignoring = ignoring
    }

    /// Whether every compared pixel of a row has the same channels in both.
    func isEqual(row y: Int) -> Bool {
        ignoring.compared(in: 0..<size.width, row: y).allSatisfy { columns in
            switch (reference.samples, candidate.samples) {
            case (.eight(let a), .eight(let b)): isEqual(a, b, columns, y)
            case (.sixteen(let a), .sixteen(let b)): isEqual(a, b, columns, y)
            case (.eight(let a), .sixteen(let b)):
                range(columns, y).allSatisfy { UInt16(a[$0.0]) * 257 == b[$0.1] }
            case (.sixteen(let a), .eight(let b)):
                range(columns, y).allSatisfy { a[$0.0] == UInt16(b[$0.1]) * 257 }
            }
        }
    }

    private func isEqual<Sample>(_ a: [Sample], _ b: [Sample], _ columns: Range<Int>, _ y: Int) -> Bool {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard let aBase = a.baseAddress, let bBase = b.baseAddress else { return true }
                let pixel = 4 * MemoryLayout<Sample>.stride
                return memcmp(
                    aBase + (y * reference.width + columns.lowerBound) * pixel,
                    bBase + (y * candidate.width + columns.lowerBound) * pixel, columns.count * pixel) == 0
            }
        }
    }

    /// The places of a row's samples in both.
    private func range(_ columns: Range<Int>, _ y: Int) -> Zip2Sequence<Range<Int>, Range<Int>> {
        let (a, b) = (y * reference.width, y * candidate.width)
        return zip(
            (a + columns.lowerBound) * 4..<(a + columns.upperBound) * 4,
            (b + columns.lowerBound) * 4..<(b + columns.upperBound) * 4)
    }

    /// Colours of both pictures in a row.
    func colors(row y: Int) -> ([StraightColor], [StraightColor]) {
        let a = colors(reference, row: y)
        var b = a
        let read = colors(candidate, row: y)
        for columns in ignoring.compared(in: 0..<size.width, row: y) {
            for x in columns { b[x] = read[x] }
        }
        return (a, b)
    }

    /// Brightnesses of both pictures in a row, 0...255.
    func lumas(row y: Int) -> ([Double], [Double]) {
        let (a, b) = colors(row: y)
        return (a.map { Luma.of($0.red, $0.green, $0.blue) }, b.map { Luma.of($0.red, $0.green, $0.blue) })
    }

    private func colors(_ image: DecodedImage, row y: Int) -> [StraightColor] {
        let start = y * image.width * 4
        switch image.samples {
        case .eight(let values): return colors(values, start) { Double($0) }
        case .sixteen(let values): return colors(values, start) { Double($0) / 257 }
        }
    }

    private func colors<Sample>(
        _ values: [Sample], _ start: Int, _ step: (Sample) -> Double
    ) -> [StraightColor] {
        values.withUnsafeBufferPointer { values in
            [StraightColor](unsafeUninitializedCapacity: size.width) { colors, count in
                for x in 0..<size.width {
                    let i = start + x * 4
                    let color = StraightColor(
                        red: step(values[i]), green: step(values[i + 1]), blue: step(values[i + 2]),
                        alpha: step(values[i + 3]))
                    colors.initializeElement(
                        at: x, to: color.isOpaque ? color : YIQDistance.blendedWithWhite(color))
                }
                count = size.width
            }
        }
    }
}
