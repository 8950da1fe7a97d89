import Foundation
import Imaging

/// Paints the rows of a ``DiffImage``.
struct DiffPainter {
    let magnitude: Int
    let ignoring: IgnoredRegions
    /// Which pixels count in a perceptual metric; nil where the magnitude decides.
    private let counted: (mask: [Bool], width: Int)?
    /// Rec. 709 luma of each channel's values, times 10,000.
    private let weights: [[Int]]

    init(magnitude: Int, ignoring: IgnoredRegions, map: PerceptualMap? = nil) {
        self.magnitude = magnitude
        self.ignoring = ignoring
        counted = map.map { ($0.mask(), $0.size.width) }
        weights = [2126, 7152, 722].map { weight in (0..<256).map { $0 * weight } }
    }

    /// Paints one row of the union canvas; rows of a picture that ends above it are empty.
    ///
    /// 1. The faded base. 2. The tint of a band that one picture has alone. 3. Marks on what differs.
    /// 4. Ignored columns, darkened.
    func paint(
        row y: Int, on target: UnsafeMutableRawBufferPointer, reference: UnsafeRawBufferPointer,
        candidate: UnsafeRawBufferPointer
    ) {
        let shared = min(reference.count, candidate.count) / 4
        let covered = max(reference.count, candidate.count) / 4
        // 1.
        fade(reference, columns: 0..<reference.count / 4, target)
        if candidate.count > reference.count {
            fade(candidate, columns: shared..<covered, target)
        }
        // 2.
        let isAdded = candidate.count > reference.count
        for x in shared..<covered {
            target[x * 4] -= 112
            if isAdded { target[x * 4 + 2] -= 112 } else { target[x * 4 + 1] -= 72 }
        }
        let compared = ignoring.compared(in: 0..<covered, row: y)
        // 3.
        if shared > 0, let a = reference.baseAddress, let b = candidate.baseAddress,
            memcmp(a, b, shared * 4) != 0
        {
            for columns in compared {
                for x in columns.clamped(to: 0..<shared) { mark(x, y, reference, candidate, target) }
            }
        }
        // 4.
        var start = 0
        for columns in compared + [covered..<covered] {
            for x in start..<columns.lowerBound { darken(x, target) }
            start = columns.upperBound
        }
    }

    /// Luma over white, mapped to 192...255.
    private func fade(
        _ source: UnsafeRawBufferPointer, columns: Range<Int>, _ target: UnsafeMutableRawBufferPointer
    ) {
        weights[0].withUnsafeBufferPointer { red in
            weights[1].withUnsafeBufferPointer { green in
                weights[2].withUnsafeBufferPointer { blue in
                    for i in stride(from: columns.lowerBound * 4, to: columns.upperBound * 4, by: 4) {
                        let luma =
                            red[Int(source[i])] + green[Int(source[i + 1])] + blue[Int(source[i + 2])]
                        // A channel above its alpha is no colour; it counts as white.
                        let grey = min(255, 192 + (luma / 10_000 + 255 - Int(source[i + 3])) / 4)
                        let value = UInt8(truncatingIfNeeded: grey)
                        target[i] = value
                        target[i + 1] = value
                        target[i + 2] = value
                        target[i + 3] = 255
                    }
                }
            }
        }
    }

    private func mark(
        _ x: Int, _ y: Int, _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer,
        _ target: UnsafeMutableRawBufferPointer
    ) {
        var worst = 0
        for i in x * 4..<x * 4 + 4 { worst = max(worst, abs(Int(a[i]) - Int(b[i]))) }
        if worst == 0 { return }
        let isCounted = counted.map { $0.mask[y * $0.width + x] } ?? (worst > magnitude)
        let color = isCounted ? DiffImage.differenceColor : DiffImage.toleratedColor
        target[x * 4] = color.red
        target[x * 4 + 1] = color.green
        target[x * 4 + 2] = color.blue
    }

    private func darken(_ x: Int, _ target: UnsafeMutableRawBufferPointer) {
        for i in x * 4..<x * 4 + 3 { target[i] = target[i] / 2 + 24 }
    }
}
