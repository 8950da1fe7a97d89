import PixelDiff
import Testing

@Suite struct RecordModeTests {
    @Test func defaults() throws {
        #expect(try RecordMode.resolve(environment: [:]) == .missing)
        #expect(try RecordMode.resolve(environment: ["CI": "true"]) == .never)
        #expect(try RecordMode.resolve(environment: ["CI": "1"]) == .never)
        #expect(try RecordMode.resolve(environment: ["CI": "false"]) == .missing)
        #expect(try RecordMode.resolve(environment: ["CI": ""]) == .missing)
    }

    @Test func optionBeatsEnvironmentBeatsTest() throws {
        let environment = ["PIXELDIFF_RECORD": "failed", "SNAPSHOT_TESTING_RECORD": "all"]
        #expect(try RecordMode.resolve(option: .never, environment: environment, test: .all) == .never)
        #expect(try RecordMode.resolve(environment: environment, test: .all) == .failed)
        #expect(try RecordMode.resolve(environment: ["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
        #expect(try RecordMode.resolve(environment: ["PIXELDIFF_RECORD": ""], test: .all) == .all)
    }

    @Test(arguments: [RecordMode.all, .failed, .missing])
    func recordingIsRefusedWhereCIIsSet(mode: RecordMode) {
        let fromOption = RecordModeError.refusedInContinuousIntegration(mode, source: "the option --record")
        #expect(throws: fromOption) { try RecordMode.resolve(option: mode, environment: ["CI": "1"]) }
        let fromVariable = RecordModeError.refusedInContinuousIntegration(
            mode, source: "the variable PIXELDIFF_RECORD")
        #expect(throws: fromVariable) {
            try RecordMode.resolve(environment: ["CI": "1", "PIXELDIFF_RECORD": mode.rawValue])
        }
        let fromTest = RecordModeError.refusedInContinuousIntegration(mode, source: "the test")
        #expect(throws: fromTest) { try RecordMode.resolve(environment: ["CI": "1"], test: mode) }
        #expect("\(fromTest)".contains("CI"))
    }

    @Test func neverMayBeAskedForWhereCIIsSet() throws {
        #expect(try RecordMode.resolve(environment: ["CI": "1", "PIXELDIFF_RECORD": "never"]) == .never)
    }

    @Test func unknownWord() {
        let error = RecordModeError.unknownMode("yes", variable: "PIXELDIFF_RECORD")
        #expect(throws: error) { try RecordMode.resolve(environment: ["PIXELDIFF_RECORD": "yes"]) }
        #expect(
            "\(error)" == "PIXELDIFF_RECORD=yes is no record mode; use one of all, failed, missing, never")
    }
}
