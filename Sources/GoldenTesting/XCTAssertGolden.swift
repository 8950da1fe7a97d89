import Foundation
import PixelDiff
import PixelUI
import Testing
import XCTest

/// Checks that a view renders as its golden does, in an XCTestCase: the twin of
/// ``expectGolden(of:width:height:safeAreaInsets:keyboardInset:named:_:matrix:tolerance:record:sourceLocation:)``.
///
///     func testProfile() {
///         XCTAssertGolden(of: ProfileCard(), width: 320, matrix: [.colorScheme])
///     }
///
/// The suite is the test's file without `.swift`, the case its function: `Goldens/CardTests/testProfile.dark.png`.
/// Nothing is attached; the failure says where the pictures are. The test needs no `@MainActor` (on Linux XCTest
/// can't run a synchronous method that has it): the view is made and rendered on the main actor, for which a call
/// from another thread waits.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertGolden<Content: View>(
    of view: @autoclosure @MainActor () -> Content, width: CGFloat? = nil, height: CGFloat? = nil,
    safeAreaInsets: EdgeInsets = EdgeInsets(), keyboardInset: CGFloat = 0, named name: String? = nil,
    _ traits: GoldenTraits..., matrix: [GoldenAxis] = [], tolerance: Tolerance = .exact,
    record: RecordMode? = nil, testName: String = #function, file: StaticString = #filePath,
    line: UInt = #line
) {
    let path = "\(file)"
    let expectation = GoldenExpectation(
        identity: TestIdentity(
            suite: TestIdentity.stem(path), testCase: name ?? TestIdentity.function(testName)),
        file: path, line: Int(line), tolerance: tolerance, record: record)
    let variants: [GoldenTraits]
    do throws(GoldenTestError) {
        variants = try GoldenMatrix(traits, matrix).variants
    } catch {
        fail(GoldenExpectation.Outcome(message: "\(error)"), file: file, line: line)
        return
    }
    let outcomes = onMainActor {
        let rendering = ViewRendering(
            view: view(), width: width, height: height, safeAreaInsets: safeAreaInsets,
            keyboardInset: keyboardInset)
        return variants.map { expectation.outcome(rendering, $0) }
    }
    for outcome in outcomes { fail(outcome, file: file, line: line) }
}

/// Tells the framework that runs the test what came of a variant.
private func fail(_ outcome: GoldenExpectation.Outcome, file: StaticString, line: UInt) {
    guard let message = outcome.message else { return }
    guard Test.current != nil else {
        XCTFail(message, file: file, line: line)
        return
    }
    let path = "\(file)"
    report(
        outcome,
        at: SourceLocation(
            fileID: "Tests/\(TestIdentity.stem(path)).swift", filePath: path, line: Int(line), column: 1))
}

/// Fails the running XCTest test from a place that is known as text only.
func failXCTest(_ message: String, file: String, line: Int) {
    XCTFail("\(file):\(line): \(message)")
}

/// Runs `body` on the main actor and waits for it.
///
/// The main actor is the main queue, which need not be served by the main thread: Swift Testing on Linux serves it
/// from others.
private func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    DispatchQueue.main.setSpecific(key: mainQueueMark, value: ())
    let isOnMainQueue = DispatchQueue.getSpecific(key: mainQueueMark) != nil
    if isOnMainQueue || Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

private let mainQueueMark = DispatchSpecificKey<Void>()
