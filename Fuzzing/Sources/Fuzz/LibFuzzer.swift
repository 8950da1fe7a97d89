import CFuzzing
import Foundation

/// libFuzzer's loop around one target: it keeps what reached new code, and goes on from there.
enum LibFuzzer {
    /// What is fuzzed in this process.
    private static let target: (any Target)? = {
        let arguments = CommandLine.arguments
        let place = arguments.firstIndex(of: "--target").map { arguments.index(after: $0) }
        return Targets.all.first {
            place.map { $0 < arguments.endIndex } == true
                && type(of: $0).name == arguments[place ?? 0]
        }
    }()

    /// - Returns: 0 when nothing was found in that time; libFuzzer itself ends the process when something was. -1 in a
    ///   program without it.
    static func run(seconds: Double, seed: UInt64, findings: URL) throws -> Int32 {
        guard let target else { return -1 }
        let name = type(of: target).name
        let corpus = findings.appendingPathComponent("\(name).corpus")
        try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
        for (index, input) in target.seeds.enumerated() {
            try Data(input).write(to: corpus.appendingPathComponent("seed-\(index)"))
        }
        let words = [
            "Fuzz", corpus.path, "-max_total_time=\(Int(seconds))", "-seed=\(seed)", "-timeout=20",
            "-rss_limit_mb=4096", "-max_len=65536", "-print_final_stats=1",
            "-artifact_prefix=\(findings.path)/\(name)-",
        ]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        let status = fuzzing_drive(Int32(words.count), &arguments) { bytes, count in
            LibFuzzer.target?.use(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        }
        if status < 0 {
            FileHandle.standardError.write(Data("libFuzzer isn't linked: Scripts/fuzz --libfuzzer\n".utf8))
        }
        return status
    }
}
