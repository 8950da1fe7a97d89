import Testing

@testable import PixelDiff

@Suite struct ConfirmationTextTests {
    private static func text(
        _ confirmation: BisectReport.Confirmation, role: BisectCause.Role = .cause, remaining: [String] = [],
        dependents: [String] = []
    ) -> CauseText {
        var report = BisectReport(
            status: .explained, good: .init(revision: "g", tree: "a"), bad: .init(revision: "b", tree: "b"),
            changes: ["a", "b"], root: "/r")
        let cause = BisectReport.Cause(
            role: role, changes: ["a"], pictures: [], dependents: dependents, diff: "",
            confirmation: confirmation, isConfirmedInBad: confirmation.isConfirmedInBad)
        report.causes = [cause]
        report.remainingPictures = remaining
        return CauseText(cause: cause, report: report)
    }

    @Test func picturesThatShowDifferentThingsAreTold() {
        let text = Self.text(
            .init(
                ends: .revisions, applied: ["card.png": .bad, "row.png": .bad],
                removed: ["card.png": .bad, "row.png": .good]))
        #expect(
            text.facts == [
                "confirmed: good + this = differs as in bad; "
                    + "bad - this = still as in bad (card), as in good (row)"
            ])
        #expect(!text.cause.isConfirmedInBad)
    }

    @Test func whatWasNotRunIsNotClaimed() {
        let text = Self.text(
            .init(ends: .revisions, applied: ["card.png": .bad], removed: [:]), dependents: ["x"])
        #expect(
            text.facts == [
                "confirmed: good + this = differs as in bad; bad - this was not run",
                "(does not build without it: x)",
            ])
        #expect(!text.cause.isConfirmedInBad)
    }

    @Test func whatFailedIsTold() {
        var confirmation = BisectReport.Confirmation(
            ends: .revisions, applied: ["card.png": .bad], removed: [:])
        confirmation.removalFailure = "exit code 1"
        confirmation.removedFromFiles = ["card.png": .good]
        #expect(
            Self.text(confirmation).facts == [
                "confirmed: good + this = differs as in bad; what its files change - this = as in good; "
                    + "bad - this gives no pictures: exit code 1"
            ])
    }

    /// A part of a set that suffices does not suffice.
    @Test func anAlternativeOfSeveral() {
        let part = Self.text(
            .init(ends: .revisions, applied: ["card.png": .other], removed: ["card.png": .bad]),
            role: .alternative)
        #expect(
            part.facts.first
                == "with others it makes the same difference as the cause before: either is enough")
    }
}
