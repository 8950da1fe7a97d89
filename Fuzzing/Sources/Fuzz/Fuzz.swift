import Foundation

/// `Fuzz [--seconds N] [--seed N] [--target NAME] [--findings FOLDER]`: feeds spoiled inputs to each target in
/// processes of their own; what ends one is kept and told. Exit status 1 when something was found.
/// With `--libfuzzer yes` libFuzzer makes the inputs, led by what they reach: in a program that `Scripts/fuzz --libfuzzer`
/// built. `Fuzz --replay FILE --target NAME`: uses one input.
@main
struct Fuzz {
    static let hangStatus: Int32 = 99

    var options: [String: String] = [:]

    static func main() throws {
        var fuzz = Fuzz()
        var arguments = Array(CommandLine.arguments.dropFirst())
        while arguments.count >= 2 {
            fuzz.options[arguments.removeFirst()] = arguments.removeFirst()
        }
        if let file = fuzz.options["--replay"] {
            let input = try Data(contentsOf: URL(fileURLWithPath: file))
            for target in fuzz.targets { target.use([UInt8](input)) }
        } else if fuzz.options["--drive"] != nil {
            exit(try LibFuzzer.run(seconds: fuzz.seconds, seed: fuzz.seed, findings: fuzz.findings))
        } else if fuzz.options["--worker"] != nil {
            try fuzz.work()
        } else {
            exit(try fuzz.supervise() ? 0 : 1)
        }
    }

    private var targets: [any Target] {
        Targets.all.filter { options["--target"] == nil || options["--target"] == type(of: $0).name }
    }

    private var isDriven: Bool { options["--libfuzzer"] != nil }
    private var seconds: Double { options["--seconds"].flatMap(Double.init) ?? 60 }
    private var seed: UInt64 { options["--seed"].flatMap(UInt64.init) ?? 1 }
    private var findings: URL { URL(fileURLWithPath: options["--findings"] ?? "fuzz-findings") }

    private func work() throws {
        guard let target = targets.first else { return }
        let worker = Worker(
            target: target, seed: seed, end: Date(timeIntervalSinceNow: seconds),
            current: findings.appendingPathComponent("\(type(of: target).name).current"))
        print(try worker.run())
    }

    /// Each target gets its share of the time; after a finding, what is left of it goes on with another seed.
    private func supervise() throws -> Bool {
        try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
        var found = 0
        for target in targets {
            let name = type(of: target).name
            let end = Date(timeIntervalSinceNow: seconds / Double(targets.count))
            if isDriven {
                let (status, _) = try worker(name, seed: seed, until: end, as: "--drive")
                if status != 0 { found += 1 }
                print("\(name): \(status == 0 ? "nothing found" : "ended by an input (status \(status))")")
                continue
            }
            var run: UInt64 = 0
            var inputs = 0
            while Date() < end && run < 50 {
                let (status, count) = try worker(name, seed: seed &* 100 &+ run, until: end)
                inputs += count
                if status != 0 {
                    found += 1
                    try keep(name, run, status)
                }
                run += 1
            }
            print("\(name): \(inputs) inputs in \(run) \(run == 1 ? "process" : "processes")")
        }
        print(found == 0 ? "nothing found" : "\(found) found, see \(findings.path)")
        return found == 0
    }

    private func worker(
        _ name: String, seed: UInt64, until end: Date, as role: String = "--worker"
    ) throws -> (Int32, Int) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            role, "1", "--target", name, "--seed", "\(seed)", "--findings", findings.path,
            "--seconds", "\(max(1, end.timeIntervalSinceNow))",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
    }

    private func keep(_ name: String, _ run: UInt64, _ status: Int32) throws {
        let kind = status == Fuzz.hangStatus ? "hang" : "crash"
        let place = findings.appendingPathComponent("\(name)-\(kind)-\(seed)-\(run)")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.copyItem(
            at: findings.appendingPathComponent("\(name).current"), to: place)
        print("\(kind) (status \(status)): Fuzz --target \(name) --replay \(place.path)")
    }
}
