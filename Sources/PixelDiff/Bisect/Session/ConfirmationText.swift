/// What was seen of a cause, in words: of runs that were made, nothing else.
struct ConfirmationText {
    private typealias Seen = BisectReport.Confirmation.Seen

    let cause: BisectReport.Cause
    let report: BisectReport

    private var confirmation: BisectReport.Confirmation { cause.confirmation }

    /// `good`, or what stands for it.
    var good: String { confirmation.ends == .commits ? "the commit before" : "good" }
    /// `bad`, or what stands for it.
    var bad: String { confirmation.ends == .commits ? "the commit" : "bad" }

    /// How the cause relates to others; nil if it says nothing more.
    var role: String? {
        switch cause.role {
        case .cause: nil
        case .alternative:
            BisectReport.Confirmation.isBad(confirmation.applied)
                ? "either is enough: this alone makes the same difference as the cause before"
                : "with others it makes the same difference as the cause before: either is enough"
        case .contribution:
            "changes the same place as other causes: together they make it what it is in \(bad)"
        case .hidden: "hidden in \(bad): its own difference shows only without the cause before"
        }
    }

    /// `confirmed: good + this = differs as in bad; bad - this = as in good`.
    var sentence: String {
        var parts = ["\(good) + this = \(words(confirmation.applied, isApplied: true))"]
        if !confirmation.appliedTogether.isEmpty {
            parts.append(
                "\(good) + \(these) = \(words(confirmation.appliedTogether, isApplied: true))")
        }
        if !confirmation.removedFromFiles.isEmpty {
            parts.append(
                "what its files change - this = \(words(confirmation.removedFromFiles, isApplied: false))")
        }
        parts.append("\(bad) - this \(removal)")
        if !confirmation.removedTogether.isEmpty {
            parts.append(
                "\(bad) - \(these) = \(words(confirmation.removedTogether, isApplied: false))")
        }
        return "confirmed: " + (parts + remarks).joined(separator: "; ")
    }

    /// The changes that `these` are.
    var together: String? {
        if confirmation.appliedTogether.isEmpty && confirmation.removedTogether.isEmpty { return nil }
        return "(\(these): \(confirmation.together.joined(separator: ", ")))"
    }

    /// The commit without which it does nothing.
    var need: String? {
        confirmation.needs.map { need in
            let commit = need.commit.hash.map { "commit \($0.prefix(10)) \"\(need.commit.subject)\"" }
            return "needs \(commit ?? need.commit.subject): without that, \(need.without)"
        }
    }

    private var these: String { cause.role == .contribution ? "these together" : "all of these" }

    private var removal: String {
        if let failure = confirmation.removalFailure { return "gives no pictures: \(failure)" }
        if confirmation.removed.isEmpty { return "was not run" }
        return "= \(words(confirmation.removed, isApplied: false))"
    }

    /// Why a picture still differs in other parts.
    private var remarks: [String] {
        let parts = confirmation.removed.filter { $0.value == .goodThere || $0.value == .badThere }.keys
        if parts.contains(where: report.remainingPictures.contains) {
            return ["the picture is not explained yet"]
        }
        let hasOthers = report.causes.contains { other in
            other != cause && other.pictures.contains { parts.contains($0.name) }
        }
        return hasOthers ? ["the picture has other causes, too"] : []
    }

    /// `as in good`; `as in good (Cards/card), still as in bad (Cards/row)`.
    private func words(_ seen: [String: Seen], isApplied: Bool) -> String {
        if seen.isEmpty { return "no picture of it" }
        var groups: [(words: String, names: [String])] = []
        for (name, state) in seen.sorted(by: { $0.key < $1.key }) {
            let words = words(state, isOpen: report.remainingPictures.contains(name), isApplied: isApplied)
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].names.append(name)
            } else {
                groups.append((words, [name]))
            }
        }
        if groups.count == 1 { return groups[0].words }
        return groups.map { "\($0.words) (\(PictureWording.titles($0.names)))" }.joined(separator: ", ")
    }

    private func words(_ seen: Seen, isOpen: Bool, isApplied: Bool) -> String {
        let place = isOpen ? "within the parts seen" : "there"
        let prefix = isApplied ? "differs" : "still"
        return switch seen {
        case .good: "as in \(good)"
        case .goodThere: "as in \(good) \(place)"
        case .bad: "\(prefix) as in \(bad)"
        case .badThere: "\(prefix) as in \(bad) \(place)"
        case .other: "differs (in another way)"
        }
    }
}
