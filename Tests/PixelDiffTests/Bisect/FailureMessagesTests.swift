import Testing

@testable import PixelDiff

@Suite struct FailureMessagesTests {
    /// Theme loses `padding`, Spacing is new and declares it, Card uses it from there, Old goes, Colors renames.
    private static let messages = FailureMessages(
        units: [
            unit("Sources/Theme.swift", .modified), unit("Sources/Spacing.swift", .added),
            unit("Sources/Card.swift", .modified), unit("Sources/Old.swift", .deleted),
        ],
        diffs: [
            UnitDiff(added: [], removed: ["    static let padding = 4"]),
            UnitDiff(added: ["enum Spacing {", "    static let large = 8", "}"], removed: []),
            UnitDiff(added: ["    .padding(Spacing.large)"], removed: ["    .padding(Theme.padding)"]),
            UnitDiff(added: [], removed: ["struct Badge: View {"]),
        ])

    private static func unit(_ path: String, _ kind: ChangedUnit.Kind) -> ChangedUnit {
        let entry = GitEntry(mode: "100644", object: "0")
        let changed = ChangedPath(
            path: path, good: kind == .added ? nil : entry, bad: kind == .deleted ? nil : entry)
        return ChangedUnit(kind: kind, name: path, paths: [changed])
    }

    /// Messages of swiftc 6.3, but for the last two: CPython 3.11 and a shell.
    @Test(arguments: [
        (
            "/t/Sources/Card.swift:2:13: error: cannot find 'Spacing' in scope", [2],
            [ChangeDependency(dependent: 2, needed: 1)]
        ),
        // Card is not applied: its old version does not fit the new Theme.
        (
            "/t/Sources/Card.swift:2:19: error: type 'Theme' has no member 'padding'", [0],
            [ChangeDependency(dependent: 0, needed: 2)]
        ),
        (
            "/t/Sources/New.swift:1:8: error: invalid redeclaration of 'Badge'", [1],
            [ChangeDependency(dependent: nil, needed: 3)]
        ),
        (
            "ImportError: cannot import name 'x' from 'card' (/t/Sources/Card.swift)", [0],
            [ChangeDependency(dependent: nil, needed: 2)]
        ),
        (
            "cat: Sources/Spacing.swift: No such file or directory", [2],
            [ChangeDependency(dependent: nil, needed: 1)]
        ),
        ("/t/Sources/Card.swift:2:13: error: expected expression", [2], []),
        // A path is no part of a longer one.
        ("/t/Sources/MySources/Card.swiftui:2:13: error: expected '}' in struct", [0], []),
    ]) func dependencies(message: String, applied: [Int], expected: [ChangeDependency]) {
        #expect(Self.messages.dependencies(in: message, applied: ChangeSet(applied)) == expected)
    }

    @Test func linesWithoutErrorsAreNotRead() {
        let text = "Compiling Sources/Card.swift\nnote: 'Spacing' is new\nerror: fatal\n"
        #expect(Self.messages.dependencies(in: text, applied: .empty) == [])
    }
}
