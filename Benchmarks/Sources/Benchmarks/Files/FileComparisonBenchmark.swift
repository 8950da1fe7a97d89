import Foundation

/// `pixeldiff compare` of two files beside other programs, in turns on each pair.
///
/// Of ours the whole process counts. Of Python's packages only the call does, with everything loaded, which is more than
/// fair to them. The least of the runs is compared, of the time that processors worked and of the clock's.
enum FileComparisonBenchmark {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let gallery = root.appending(path: "Goldens/Gallery")

    static func run(runs: Int) throws {
        print(
            "\nTwo files compared, best of \(runs): processor ms / wall ms, then ours : theirs; below 1 ours is faster"
        )
        let command =
            ProcessInfo.processInfo.environment["PIXELDIFF_COMMAND"]
            ?? root.appending(path: ".build/release/pixeldiff").path
        guard FileManager.default.isExecutableFile(atPath: command) else {
            return print(
                "  left out: build the command first, as Scripts/install does, or set PIXELDIFF_COMMAND")
        }
        let pairs = try FilePairs(gallery: gallery)
        defer { pairs.remove() }
        let ours = CommandPeer(name: "pixeldiff", command: [command, "compare", "--plain"])
        let peers = findPeers()
        if peers.isEmpty { print("  no peers: install blazediff and pixelmatch with pip, or ImageMagick") }
        for pair in pairs.pairs { try run(pair, ours, peers, runs: runs) }
        try printMemory(command, pairs)
    }

    private static func findPeers() -> [any ComparePeer] {
        let packages: [PythonPeer?] = [
            PythonPeer(name: "blazediff", package: "blazediff"),
            PythonPeer(
                name: "blazediff, its own codec", package: "blazediff",
                environment: ["BLAZEDIFF_PNG_ENABLED": "1"]),
            PythonPeer(name: "pixelmatch (Python)", package: "pixelmatch", takesLargePictures: false),
        ]
        let magick = ["magick", "compare"].first { (try? CommandPeer.run([$0, "-version"])) != nil }
        let words = magick == "magick" ? ["magick", "compare"] : ["compare"]
        let command = magick.map { _ in MagickPeer(words) }
        return packages.compactMap { $0 } + [command].compactMap { $0 }
    }

    private static func run(
        _ pair: FilePairs.Pair, _ ours: any ComparePeer, _ peers: [any ComparePeer], runs: Int
    ) throws {
        let able = peers.filter { $0.takesLargePictures || !pair.isLarge }
        var own = Effort()
        var theirs = able.map { _ in Effort() }
        for run in 0..<runs {
            own.keepLeast(try ours.compare(pair.reference, pair.candidate))
            for (index, peer) in able.enumerated() where peer.takesLargePictures || run == 0 {
                theirs[index].keepLeast(try peer.compare(pair.reference, pair.candidate))
            }
        }
        print("  \(pair.name): ours \(text(own.processor)) / \(text(own.wall))")
        for (peer, effort) in zip(able, theirs) {
            let ratios = "\(ratio(own.processor, effort.processor)) / \(ratio(own.wall, effort.wall))"
            print("    \(peer.name) \(text(effort.processor)) / \(text(effort.wall)): \(ratios)")
        }
    }

    /// The most memory that the command held, by its own account of it shortly before its end.
    private static func printMemory(_ command: String, _ pairs: FilePairs) throws {
        for pair in pairs.pairs where pair.name.hasSuffix("same") || pair.name.hasSuffix("many") {
            let process = Process()
            process.executableURL = URL(filePath: command)
            process.arguments = ["compare", "--plain", pair.reference, pair.candidate]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            var most = 0
            while process.isRunning {
                let status = try? String(
                    contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
                let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
                most = max(most, line?.split(separator: " ").compactMap { Int($0) }.first ?? 0)
            }
            print("  \(pair.name): at most \(most / 1024) MB of memory")
        }
    }

    private static func text(_ milliseconds: Double) -> String { "\((milliseconds * 10).rounded() / 10)" }

    private static func ratio(_ a: Double, _ b: Double) -> String { "\((a / b * 100).rounded() / 100)" }
}

/// ImageMagick, which wants the name of a picture to write.
private final class MagickPeer: ComparePeer {
    let name = "ImageMagick"
    let takesLargePictures = true
    private let words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    func compare(_ reference: String, _ candidate: String) throws -> Effort {
        try CommandPeer.run(words + ["-metric", "AE", reference, candidate, "null:"])
    }
}
