import Foundation
import Imaging

/// How large goldens are, beside what other optimizers make of the same pictures without loss: oxipng (`pip install --user
/// pyoxipng`) and OptiPNG (`apt install optipng`), where they are installed.
///
/// Pictures are the project's goldens and, with PIXELDIFF_FIXTURES, other projects' pictures. Each peer starts from the
/// fast encoder's file, so that all have the same pixels and chunks. Sizes don't depend on the machine.
enum PNGSizeBenchmark {
    private struct Sizes {
        var smallest = 0
        var small = 0
        /// nil for a peer that isn't installed.
        var peers: [Int?] = []

        var best: Int? { peers.compactMap { $0 }.min() }
    }

    static func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "png-sizes-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        print("\nBytes of PNG files, without loss; `ratio` is ours to the best of the others")
        print(line("", ["smallest", "small", "oxipng -o2", "oxipng -o4", "optipng", "ratio"]))
        var total = Sizes(peers: [0, 0, 0])
        var worst: (name: String, ratio: Double)?
        for (name, image) in pictures() {
            let sizes = try measured(image, folder)
            total.smallest += sizes.smallest
            total.small += sizes.small
            for (index, size) in sizes.peers.enumerated() {
                total.peers[index] = size.flatMap { size in total.peers[index].map { $0 + size } }
            }
            print(line(name, sizes))
            // Of a few hundred bytes most are chunks that all have alike.
            guard let best = sizes.best, best >= 1024 else { continue }
            let ratio = Double(sizes.smallest) / Double(best)
            if ratio > worst?.ratio ?? 0 { worst = (name, ratio) }
        }
        print(line("all", total))
        if let worst { print("  largest ratio of a kilobyte and more: \(text(worst.ratio)), \(worst.name)") }
    }

    private static func measured(_ image: DecodedImage, _ folder: URL) throws -> Sizes {
        let file = folder.appending(path: "start.png")
        let start = try PNGEncoder(effort: .fast).encode(image)
        try start.write(to: file)
        func oxipng(_ level: String) -> Int? {
            PeerList.runPython([PeerList.script("oxipng_peer.py"), level, file.path]).flatMap {
                Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
        return Sizes(
            smallest: try PNGEncoder(effort: .smallest).encode(image).count,
            small: try PNGEncoder().encode(image).count,
            peers: [oxipng("2"), oxipng("4"), try optipng(file, folder)])
    }

    private static func optipng(_ file: URL, _ folder: URL) throws -> Int? {
        let result = folder.appending(path: "optipng.png")
        try? FileManager.default.removeItem(at: result)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["optipng", "-quiet", "-o2", "-out", result.path, file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (try? Data(contentsOf: result))?.count
    }

    /// Each picture once, by its pixels.
    private static func pictures() -> [(name: String, image: DecodedImage)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        let fixtures = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"].map {
            "\($0)/pixeldiff/oracle"
        }
        var seen: Set<DecodedImage.Samples> = []
        let folders = [root.appending(path: "Goldens").path] + (fixtures.map { [$0] } ?? [])
        return folders.flatMap { (folder: String) -> [(name: String, image: DecodedImage)] in
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            return names.sorted().filter { $0.hasSuffix(".png") }.compactMap { name in
                guard var image = try? PNGDecoder().decode(contentsOf: "\(folder)/\(name)"),
                    seen.insert(image.samples).inserted
                else { return nil }
                image.colorProfile.iccProfile = nil
                return (name, image)
            }
        }
    }

    private static func line(_ name: String, _ sizes: Sizes) -> String {
        let ratio = sizes.best.map { text(Double(sizes.smallest) / Double($0)) }
        let peers = sizes.peers.map { $0.map { "\($0)" } ?? "-" }
        return line(name, ["\(sizes.smallest)", "\(sizes.small)"] + peers + [ratio ?? "-"])
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        return "  " + name.padding(toLength: 52, withPad: " ", startingAt: 0) + padded.joined()
    }

    private static func text(_ ratio: Double) -> String {
        let thousandths = String(Int((ratio * 1000).rounded()) % 1000)
        return "\(Int((ratio * 1000).rounded()) / 1000)."
            + String(repeating: "0", count: 3 - thousandths.count) + thousandths
    }
}
