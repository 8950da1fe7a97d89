import Foundation
import Imaging
import Raster

/// How far coverage is off the exact area, in levels of 255: ours and the peers'.
///
/// The reference is our own picture eight times as large, averaged: at that size a pixel's error weighs a
/// sixty-fourth, and a curve's lines are eight times as close to it. `Tests/RasterTests/Coverage` holds our
/// coverage against references from elsewhere.
struct ExactnessBenchmark {
    let peers: [any PeerRasterizer]
    let rasterizer: Rasterizer

    private static let factor = 8

    func run() throws {
        print("\nCoverage, levels off the exact area: largest / mean over pixels that are partly covered")
        print(line("", ["ours"] + peers.map(\.name)))
        let large = ExactnessScenes.all(scale: CGFloat(Self.factor))
        for (scene, large) in zip(ExactnessScenes.all(scale: 1), large) {
            let exact = try reference(large)
            var cells = [error(try coverage(scene), exact)]
            for peer in peers {
                guard try peer.load(scene) else {
                    cells.append("-")
                    continue
                }
                try peer.clear()
                _ = try peer.draw()
                let pixels = try peer.pixels()
                cells.append(
                    error(stride(from: 0, to: pixels.count, by: 4).map { 255 - Double(pixels[$0]) }, exact))
            }
            print(line(scene.name, cells))
        }
    }

    private func coverage(_ scene: Scene) throws -> [Double] {
        let pixels = try rasterizer.bitmap(of: scene.displayList, background: .white).pixels
        return stride(from: 0, to: pixels.count, by: 4).map { 255 - Double(pixels[$0]) }
    }

    private func reference(_ scene: Scene) throws -> [Double] {
        let pixels = try rasterizer.bitmap(of: scene.displayList, background: .white).pixels
        let (width, height) = (scene.width / Self.factor, scene.height / Self.factor)
        var sums = [Int](repeating: 0, count: width * height)
        for y in 0..<scene.height {
            for x in 0..<scene.width {
                sums[y / Self.factor * width + x / Self.factor] +=
                    255 - Int(pixels[(y * scene.width + x) * 4])
            }
        }
        return sums.map { Double($0) / Double(Self.factor * Self.factor) }
    }

    private func error(_ coverage: [Double], _ exact: [Double]) -> String {
        var (largest, sum, count) = (0.0, 0.0, 0)
        for (value, exact) in zip(coverage, exact) {
            largest = max(largest, abs(value - exact))
            if exact > 0.01, exact < 254.99 {
                sum += abs(value - exact)
                count += 1
            }
        }
        func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
        return text(largest) + " / " + text(sum / Double(max(count, 1)))
    }

    private func line(_ name: String, _ cells: [String]) -> String {
        "  " + name.padding(toLength: 24, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 18 - $0.count)) + $0 }.joined()
    }
}
