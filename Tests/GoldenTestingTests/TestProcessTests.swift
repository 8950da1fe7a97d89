import Foundation
import PixelDiff
import Testing

@testable import GoldenTesting

@Suite struct TestProcessTests {
    private func filters(_ words: String..., isXCTest: Bool = false, environment: [String: String] = [:])
        -> [String]
    {
        TestProcess.filters(["/x/AppPackageTests.xctest"] + words, isXCTest: isXCTest, environment)
    }

    @Test func optionsOfSwiftTestThatLeaveTestsOut() {
        #expect(filters("--skip-build", "--testing-library", "swift-testing") == [])
        #expect(
            filters("--filter", "Cards", "--skip=Slow", "--parallel") == ["--filter Cards", "--skip=Slow"])
        #expect(filters("--configuration-path", "a.json") == ["--configuration-path a.json"])
        #expect(filters(environment: ["SWT_EXIT_TEST_ID": "{}"]) == ["SWT_EXIT_TEST_ID={}"])
        #expect(filters(environment: ["TESTBRIDGE_TEST_ONLY": "Cards"]) == ["TESTBRIDGE_TEST_ONLY=Cards"])
    }

    @Test func xcTestTakesNamesOfTests() {
        #expect(filters(isXCTest: true) == [])
        #expect(filters("AppTests.Cards/testA", isXCTest: true) == ["AppTests.Cards/testA"])
    }

    @Test func theHeaderNamesTheProgram() throws {
        let package = try GoldenPackage()
        let header = TestProcess.header(
            PackageFolder(path: package.path),
            environment: ["PIXELDIFF_SHARD": "2/3", "GITHUB_RUN_ID": "77"],
            words: ["/x/AppPackageTests.xctest"], isXCTest: true)
        #expect(header.producer == "AppPackageTests (XCTest)")
        #expect(header.shard == Shard(index: 2, total: 3))
        #expect(header.build == "77")
        #expect(header.kind == .xcTest)
    }

    @Test func theEventStreamTellsSkips() {
        let event = { (kind: String, test: String) in
            "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\",\"testID\":\"\(test)\"},\"version\":\"6.3.0\"}\n"
        }
        let stream =
            event("testStarted", "A.S/a()") + event("testSkipped", "A.S/b()")
            + event("testCancelled", "A.S/c()")
        let end = "{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":\"6.3.0\"}\n"
        #expect(TestProcess.skips(in: Data((stream + end).utf8)) == ["A.S/b()", "A.S/c()"])
        #expect(TestProcess.skips(in: Data(stream.utf8)) == nil, "a stream without its end may lack some")
        #expect(TestProcess.skips(["tests", "--event-stream-output-path", "/dev/null"]) == nil)
        #expect(TestProcess.skips(["tests"]) == nil)
    }

    /// This process keeps a manifest for the package that a check is made in.
    @Test @MainActor func checksAreInTheManifest() throws {
        let package = try GoldenPackage()
        _ = package.check(Flag(), as: "manifest", line: 1)
        _ = package.check(Flag(), as: "other", line: 2, record: .never)
        let results = ResultStore(folder: "\(package.path)/.build/pixeldiff")
        let manifests = results.loadManifests().manifests
        #expect(
            manifests.map(\.goldens) == [["Goldens/CardTests/manifest.png", "Goldens/CardTests/other.png"]])
        #expect(manifests.first?.end == nil, "it ends with the process")
        #expect(try results.load().cases.allSatisfy { $0.run == manifests.first?.id })
    }

    /// With PIXELDIFF_SHARD, checks pick their share; together the shards check each golden once.
    @Test @MainActor func checksPickTheirShare() throws {
        let package = try GoldenPackage()
        var checked: [String] = []
        for index in 1...3 {
            for name in 0..<12 {
                let message = package.check(
                    Flag(), suite: "Shards", as: "case \(name)", line: name, record: .never,
                    environment: ["PIXELDIFF_SHARD": "\(index)/3"]
                ).message
                if let message { checked.append(String(message.prefix { $0 != " " })) }
            }
        }
        #expect(checked.count == 12 && Set(checked).count == 12)
        let wrong = package.check(Flag(), as: "wrong", line: 99, environment: ["PIXELDIFF_SHARD": "4/3"])
            .message
        #expect(wrong?.contains("'4/3' is no shard") == true)
    }
}
