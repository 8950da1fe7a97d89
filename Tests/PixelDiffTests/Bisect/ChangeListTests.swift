import Testing

@testable import PixelDiff

@Suite struct ChangeListTests {
    private static let text = "one\ntwo\nthree\nfour\n"

    @Test func kinds() throws {
        let repository = try ChangesRepository(
            good: ["same": "1", "changed": "1", "gone": "x", "old name": Self.text, "-dash": "1"],
            bad: ["same": "1", "changed": "2", "new/é": "y", "new name": Self.text, "-dash": "2"])
        let units = try repository.units()
        #expect(units.map(\.name) == ["-dash", "changed", "gone", "new/é", "old name -> new name"])
        #expect(units.map(\.kind) == [.modified, .modified, .deleted, .added, .renamed])
        #expect(units[4].paths.map(\.path) == ["new name", "old name"])
        #expect(units[4].paths.map { $0.good == nil } == [true, false])
    }

    @Test func manifestAndResolvedVersionsAreOneUnit() throws {
        let repository = try ChangesRepository(
            good: ["Package.swift": "1", "Package.resolved": "1", "Kit/Package.swift": "1"],
            bad: ["Package.swift": "2", "Package.resolved": "2", "Kit/Package.swift": "2"])
        #expect(
            try repository.units().map(\.name) == ["Kit/Package.swift", "Package.resolved + Package.swift"])
    }

    @Test func aFileThatBecomesAFolderIsOneUnit() throws {
        let repository = try ChangesRepository(
            good: ["a": "1", "b/c": "two", "b/d": "three"], bad: ["a/x": "4", "a/y": "5", "b": "six"])
        let units = try repository.units()
        #expect(units.map { Set($0.paths.map(\.path)) } == [["a", "a/x", "a/y"], ["b", "b/c", "b/d"]])
    }
}
