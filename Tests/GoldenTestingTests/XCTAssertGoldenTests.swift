import XCTest

@testable import GoldenTesting

/// The twin in its own framework. What fails is seen from the other one, which can expect issues.
final class XCTAssertGoldenTests: XCTestCase {
    /// Synchronous and not isolated, as most XCTest methods are.
    func testOutcomes() throws {
        let package = try GoldenPackage()
        XCTAssertEqual(MainActor.assumeIsolated { Self.failures(package) }, [true, true, false])
    }

    func testOutcomesOfAnAsyncTest() async throws {
        let package = try GoldenPackage()
        let failures = await Self.failures(package)
        XCTAssertEqual(failures, [true, true, false])
    }

    /// Whether a golden that is new, one of another view, and one of the same view fail.
    @MainActor
    private static func failures(_ package: GoldenPackage) -> [Bool] {
        [Flag(), Flag(inset: 9), Flag()].map { flag in
            package.check(flag, as: "testCard", traits: .dark, line: 5).message != nil
        }
    }
}
