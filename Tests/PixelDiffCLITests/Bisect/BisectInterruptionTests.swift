import Foundation
import Testing

/// Whatever ends a bisection half-way, the user's repository is as it was, and the next one goes on.
@Suite struct BisectInterruptionTests {
    static let arguments = ["--good", "good", "--bad", "main", "--json"] + BisectRepository.draw

    @Test(arguments: [SIGINT, SIGTERM]) func signals(number: Int32) throws {
        let repository = try BisectRepository.planted()
        let before = try repository.snapshot()
        let hold = try Hold()
        let run = try repository.bisect(Self.arguments, environment: hold.environment)
        let child = try hold.waitForChild()
        kill(run.identifier, number)
        #expect(try run.wait().code == 130)
        let page = "\(repository.root)/.build/pixeldiff/bisect/index.html"
        #expect(
            try String(contentsOfFile: page, encoding: .utf8).contains("interrupted; go on with"),
            "what there is can be looked at")
        #expect(kill(child, 0) == -1 && errno == ESRCH, "the command outlived the bisection")
        #expect(try repository.snapshot() == before)
        try expectToGoOn(repository, hold)
    }

    @Test func killed() throws {
        let repository = try BisectRepository.planted()
        let before = try repository.snapshot()
        let hold = try Hold()
        let run = try repository.bisect(Self.arguments, environment: hold.environment)
        let child = try hold.waitForChild()
        defer { kill(child, SIGKILL) }
        kill(run.identifier, SIGKILL)
        #expect(try run.wait().code == 137)
        #expect(try repository.snapshot() == before)
        // The command still runs in its tree, so the next bisection takes another one.
        try expectToGoOn(repository, hold)
        #expect(kill(child, 0) == 0)
        #expect(try repository.snapshot() == before)
    }

    private func expectToGoOn(_ repository: BisectRepository, _ hold: Hold) throws {
        let result = try repository.bisect(Self.arguments, environment: hold.environment).wait()
        #expect(result.code == 0, "\(result.errors)")
        let report = try BisectCommandTests.Report(result.output)
        #expect(report.causes.map(\.changes) == [["parts/accent.part"]])
        #expect(report.runs.contains { $0.isRemembered })
    }

    /// A folder that makes the fifth run of the renderer hold still.
    private final class Hold {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "hold-\(UUID().uuidString)")
        var environment: [String: String] { ["PIXELDIFF_TEST_HOLD": folder.path] }

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func waitForChild() throws -> pid_t {
            let file = folder.appendingPathComponent("holding")
            for _ in 0..<6000 {
                if let text = try? String(contentsOf: file, encoding: .utf8) {
                    return try #require(pid_t(text))
                }
                usleep(10_000)
            }
            throw NeverHeld()
        }

        struct NeverHeld: Error {}
    }
}
