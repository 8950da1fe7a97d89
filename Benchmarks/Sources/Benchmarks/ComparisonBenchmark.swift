import Foundation
import PixelDiff
import PixelUI

/// Two pictures of a phone's screen, against the floor: one memory comparison of the same bytes.
enum ComparisonBenchmark {
    private static let (width, height) = (1179, 2556)

    static func run(_ table: inout ResultTable) {
        // No two neighbours alike, no channel above its alpha.
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for byte in pixels.indices where byte % 4 != 3 {
            pixels[byte] = UInt8(truncatingIfNeeded: (byte &* 2_654_435_761) >> 11)
        }
        var changed = pixels
        for spot in 0..<20 {
            let start = ((spot * 127 + 40) * width + spot * 53 + 20) * 4
            for byte in start..<start + 12 where byte % 4 != 3 { changed[byte] ^= 0x40 }
        }
        let reference = Bitmap(width: width, height: height, pixels: pixels)
        // A copy in memory of its own: an array equals itself without being read.
        let same = Bitmap(width: width, height: height, pixels: pixels.map { $0 })
        let candidate = Bitmap(width: width, height: height, pixels: changed)

        table.title("Comparison, \(width) x \(height) px")
        let floor = table.measure("memcmp") {
            let isSame = reference.pixels.withUnsafeBytes { a in
                same.pixels.withUnsafeBytes { b in
                    guard let a = a.baseAddress, let base = b.baseAddress else { return false }
                    return memcmp(a, base, b.count) == 0
                }
            }
            precondition(isSame)
        }
        let identical = table.measure("identical") {
            precondition(Comparison.compare(reference: reference, candidate: same).verdict == .same)
        }
        let few = table.measure("60 pixels differ, in 20 places") {
            let result = Comparison.compare(reference: reference, candidate: candidate)
            precondition(result.differingPixels == 60 && result.regions.count == 20)
        }
        func ratio(_ time: Double) -> String { "\((time / floor * 100).rounded() / 100) x memcmp" }
        table.add("ratio, identical", words: ratio(identical))
        table.add("ratio, few differ", words: ratio(few))
    }
}
