import PixelUI
import Testing

/// Fails a test in whose views something is found wrong: in any update of any ``ViewHost`` that it makes, and in any view that
/// ``expectGolden(of:width:height:safeAreaInsets:keyboardInset:named:_:matrix:tolerance:record:sourceLocation:)`` renders.
///
///     @Suite(.failsOnDiagnostics(.identity, .environment)) struct FeedTests { ... }
///
/// What takes a layout that explains itself is looked for when the test is over, in hosts as they are then.
public struct DiagnosticsTrait: TestTrait, SuiteTrait, TestScoping {
    let filter: DiagnosticFilter

    /// Tests of a suite, and of suites inside.
    public var isRecursive: Bool { true }

    /// Runs a test, then says what was found, as one issue at the test's place.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let ledger = HostLedger()
        let result: Result<Void, any Error>
        do {
            try await HostLedger.Scope.$ledger.withValue(ledger) { try await function() }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        let message = await MainActor.run {
            ledger.close()
            return filter.message(
                "\(test.displayName ?? test.name) fails on diagnostics", ledger.findings)
        }
        if let message { Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation) }
        try result.get()
    }
}

extension Trait where Self == DiagnosticsTrait {
    /// Fails the test where something is found wrong in its views.
    ///
    /// - Parameters:
    ///   - topics: What findings are about; none are all.
    ///   - rules: Rules that don't count.
    public static func failsOnDiagnostics(
        _ topics: LayoutDiagnostic.Topic..., ignoring rules: Set<LayoutDiagnostic.Rule> = []
    ) -> Self {
        DiagnosticsTrait(filter: DiagnosticFilter(topics: Set(topics), ignored: rules))
    }
}
