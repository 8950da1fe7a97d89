import GoldenTesting
import PixelUI
import Testing

private struct Twins: View {
    var body: some View {
        VStack { ForEach(["a", "b", "a"], id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
    }
}

/// Its priority is hidden: found only by a layout that explains itself.
private struct Hidden: View {
    var body: some View {
        HStack {
            Color.red.layoutPriority(1).padding()
            Color.blue
        }
    }
}

@MainActor @Suite struct NoDiagnosticsTests {
    @Test func topicsAndRules() {
        let host = ViewHost(Twins(), width: 100)
        expectNoDiagnostics(.environment, .state, in: host)
        expectNoDiagnostics(rules: .offsetID, in: host)
        expectNoDiagnostics(in: host, ignoring: [.duplicateID])
        let found = issues { expectNoDiagnostics(.identity, in: host) }
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("expectNoDiagnostics(.identity): 1 finding\n  warning: Twins/") == true)
        #expect(found.first?.contains("[duplicate-id]") == true)
        #expect(withExtendedLifetime(host) { issues { expectNoDiagnostics() } }.count == 1)
        #expect(issues { expectNoDiagnostics(rules: .duplicateID, .offsetID, in: host) }.count == 1)
    }

    @Test func whatTakesALayoutThatExplainsItself() {
        let host = ViewHost(Hidden(), width: 100, height: 100)
        #expect(host.diagnostics.isEmpty)
        #expect(
            issues { expectNoDiagnostics(.layout, in: host) }.first?.contains("[hidden-priority]") == true)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func nothingToLookAtIsAnIssue() {
        #expect(issues { expectNoDiagnostics() }.first?.contains("no host was made by this test") == true)
    }

    // MARK: The trait

    /// What the trait says of work, which is done in its scope.
    private func said(
        _ trait: DiagnosticsTrait, _ work: @escaping @MainActor @Sendable () throws -> Void
    ) async throws -> [String] {
        let test = try #require(Test.current)
        return await issues {
            do {
                try await trait.provideScope(for: test, testCase: nil) { try await work() }
            } catch {
                Issue.record(error)
            }
        }
    }

    @Test func atestFailsOnWhatItsHostsFind() async throws {
        let found = try await said(.failsOnDiagnostics(.identity)) {
            var host: ViewHost<Twins>? = ViewHost(Twins(), width: 100)
            host?.update()
            host = nil  // what it found isn't forgotten
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("fails on diagnostics: 1 finding") == true)
        let hidden = try await said(.failsOnDiagnostics()) { _ = ViewHost(Hidden(), width: 100, height: 100) }
        #expect(hidden.first?.contains("[hidden-priority]") == true)
    }

    @Test(.failsOnDiagnostics(.environment, .state)) func otherTopicsDontCount() {
        _ = ViewHost(Twins(), width: 100)
    }

    @Test(.failsOnDiagnostics(ignoring: [.duplicateID])) func ignoredRulesDontCount() {
        _ = ViewHost(Twins(), width: 100)
    }
}
