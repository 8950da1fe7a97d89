import PixelDiff

/// `pixeldiff approve [name ...]`: the pictures of cases that failed become their goldens.
struct ApproveCommand: Command {
    static let name = "approve"
    static let overview =
        "Accept cases that differ from their golden or have none: their pictures become the goldens."
    static let discussion = """
        Without names, everything that failed in the last checks is accepted. A name is a case as the failure prints it
        (Cards/profile.dark), a whole suite (Cards), or a case of any suite (profile.dark). Goldens of cases that passed
        are never touched, and one that changed since it was compared is refused.

        Exit codes: 0 accepted, or nothing to accept, 2 unknown name, or a file can't be read or written, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional(
            "names", help: "What to accept; all that failed without.", isRequired: false, isRepeating: true,
            values: .printed(.awaiting)),
        ResultPlace.argument,
        .flag("dry-run", short: "n", help: "Say what would be accepted, and change nothing."),
    ]

    let names: [String]
    let from: String?
    let isDryRun: Bool

    init(_ arguments: ParsedArguments) throws {
        names = arguments.values("names")
        from = arguments.value("from")
        isDryRun = arguments.flag("dry-run")
    }

    func run(_ console: Console) async throws -> ExitCode {
        let place = try ResultPlace(from: from)
        let approval = place.approval
        let chosen = try Approval.select(names, from: place.results.load())
        for record in chosen {
            try Interruption.check()
            let golden = isDryRun ? record.golden : try approval.accept(record)
            let verb = record.verdict == .missing ? "new" : "updated"
            console.print("\(isDryRun ? "would be \(verb)" : verb): \(golden)")
        }
        let cases = chosen.count == 1 ? "1 case" : "\(chosen.count) cases"
        if chosen.isEmpty {
            console.note("nothing awaits approval")
        } else if !isDryRun {
            console.note("accepted \(cases); look at the pictures and commit them")
            try place.results.write(place.results.load())
        }
        return .success
    }
}
