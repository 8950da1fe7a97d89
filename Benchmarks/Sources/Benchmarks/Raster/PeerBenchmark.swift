import Drawing
import Foundation
import Imaging
import Raster

/// Draws scenes with our rasterizer and with the peers, in turns, and prints one line for each.
///
/// Ours is `Rasterizer.bitmap(of:)` on white less the same of an empty list, since it makes a new picture each
/// time; peers draw over what they drew before. Each number is the least of its runs, in time that the processor
/// worked.
final class PeerBenchmark {
    private let peers: [any PeerRasterizer]
    private let rasterizer: Rasterizer
    private let runs: Int
    private var ratios: [String: [Double]] = [:]
    private var unlike: [String] = []

    init(peers: [any PeerRasterizer], rasterizer: Rasterizer, runs: Int) {
        self.peers = peers
        self.rasterizer = rasterizer
        self.runs = runs
    }

    /// Prints a line for each scene, then the geometric means.
    func run(_ title: String, _ scenes: [Scene]) throws {
        ratios = [:]
        unlike = []
        let heads = peers.map { ": \($0.name)" }
        print("\n\(title), best of \(runs), one thread; then ours : theirs; below 1 ours is faster")
        print(line("", ["ours ms"] + peers.map { "\($0.name) ms" } + heads))
        for scene in scenes { try run(scene) }
        let means = peers.map { peer in
            let known = ratios[peer.name] ?? []
            return known.isEmpty ? "-" : ResultTable.text(Self.geometricMean(known))
        }
        print(line("geometric mean", [""] + peers.map { _ in "" } + means))
        for note in unlike { print("  ! \(note)") }
    }

    private func run(_ scene: Scene) throws {
        let list = scene.displayList
        let empty = DisplayList(size: list.size, scale: list.scale, items: [])
        let able = try peers.map { try $0.load(scene) }
        try compare(scene, list, able)
        var ours = Double.infinity
        var blank = Double.infinity
        var theirs = peers.map { _ in Double.infinity }
        for _ in 0..<runs {
            ours = min(ours, try time(list))
            blank = min(blank, try time(empty))
            for (index, peer) in peers.enumerated() where able[index] {
                theirs[index] = min(theirs[index], try peer.draw())
            }
        }
        let own = max(ours - blank, 0) / Double(scene.repeats)
        var cells = [ResultTable.text(own)]
        for (index, time) in theirs.enumerated() {
            cells.append(able[index] ? ResultTable.text(time / Double(scene.repeats)) : "-")
        }
        for (index, time) in theirs.enumerated() {
            let ratio = own / (time / Double(scene.repeats))
            if able[index] { ratios[peers[index].name, default: []].append(ratio) }
            cells.append(able[index] ? ResultTable.text(ratio) : "-")
        }
        print(line(scene.name, cells))
    }

    private func time(_ list: DisplayList) throws -> Double {
        try ResultTable.processMilliseconds {
            _ = try rasterizer.bitmap(of: list, background: .white, threads: 1)
        }
    }

    /// Notes where a peer's picture isn't ours, so that no peer is measured at another job.
    private func compare(_ scene: Scene, _ list: DisplayList, _ able: [Bool]) throws {
        let ours = try rasterizer.bitmap(of: list, background: .white).pixels
        for (index, peer) in peers.enumerated() where able[index] {
            try peer.clear()
            _ = try peer.draw()
            let theirs = try peer.pixels()
            var sum = 0
            for pixel in stride(from: 0, to: ours.count, by: 4) {
                sum += abs(Int(ours[pixel]) - Int(theirs[pixel + 2]))
                sum += abs(Int(ours[pixel + 1]) - Int(theirs[pixel + 1]))
                sum += abs(Int(ours[pixel + 2]) - Int(theirs[pixel]))
            }
            let mean = Double(sum) / Double(ours.count / 4 * 3)
            if mean > 3 {
                let off = "\(ResultTable.text(mean)) levels off ours on average"
                unlike.append("\(scene.name): \(peer.name)'s picture is \(off)")
            }
        }
    }

    private func line(_ name: String, _ cells: [String]) -> String {
        "  " + name.padding(toLength: 40, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }

    static func geometricMean(_ values: [Double]) -> Double {
        exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
    }
}
