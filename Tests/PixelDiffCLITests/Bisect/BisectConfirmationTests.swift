import Foundation
import Testing

/// What `pixeldiff bisect` says was seen of causes: what was run, and what that showed.
@Suite struct BisectConfirmationTests {
    private struct Report: Decodable {
        struct Confirmation: Decodable {
            var ends: String
            var applied: [String: String]
            var removed: [String: String]
            var together: [String]
            var appliedTogether: [String: String]
            var removedTogether: [String: String]
        }
        struct Cause: Decodable {
            var role: String
            var changes: [String]
            var dependents: [String]
            var isConfirmedInBad: Bool
            var confirmation: Confirmation
        }
        struct Run: Decodable {
            var changes: [String]
            var verdict: String
        }
        var changes: [String]
        var causes: [Cause]
        var runs: [Run]
        var patchNote: String?

        /// Whether good with exactly these changes was run, and what it showed.
        func verdict(with changes: [String]) -> String? {
            runs.first { $0.changes.sorted() == changes.sorted() }?.verdict
        }

        func verdict(without changes: [String]) -> String? {
            verdict(with: self.changes.filter { !changes.contains($0) })
        }
    }

    private struct Result {
        /// In one line, single spaces.
        var text: String
        var page: String
        var report: Report
        var repository: BisectRepository
    }

    private static let card = "shots/card.png"
    private static let names = ["parts/a.part", "parts/b.part"]

    private static func repository(
        good: [String: String] = ["parts/a.part": "# n\n", "parts/b.part": "# n\n"], bad: [String: String]
    ) throws -> BisectRepository {
        let repository = try BisectRepository()
        for (path, text) in good { try repository.write(path, text) }
        try repository.write("parts/base.part", "fill 0 20 3 3 #0000ff\n")
        try repository.write("parts/z.part", "# nothing\n")
        try repository.commit("good")
        try repository.git("tag", "good")
        for (path, text) in bad { try repository.write(path, text) }
        try repository.append("parts/z.part", "# still nothing\n")
        try repository.commit("bad")
        return repository
    }

    private static func flat(_ text: String) -> String {
        text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
    }

    private static func result(
        _ repository: BisectRepository, _ arguments: [String] = [], draw: [String] = BisectRepository.draw
    ) throws -> Result {
        let begin = ["--good", "good", "--bad", "main", "-q"] + arguments
        let text = try repository.bisect(begin + draw).wait()
        try #require(text.code == 0, "\(text.output)\(text.errors)")
        let page = try String(
            contentsOfFile: "\(repository.root)/.build/pixeldiff/bisect/index.html", encoding: .utf8)
        let json = try repository.bisect(begin + ["--json"] + draw).wait()
        return Result(
            text: flat(text.output), page: page,
            report: try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)),
            repository: repository)
    }

    private static func painted(_ a: String, _ b: String, _ arguments: [String] = []) throws -> Result {
        try result(
            repository(bad: ["parts/a.part": "fill \(a)\n", "parts/b.part": "fill \(b)\n"]), arguments)
    }

    /// The same sentence in the text and on the page, as often as there are causes with it.
    private static func expect(_ sentence: String, times: Int = 1, in result: Result) {
        for text in [result.text, result.page] {
            #expect(text.components(separatedBy: sentence).count == times + 1, "\(sentence)\n\(text)")
        }
    }

    // MARK: Roles

    @Test func alternatives() throws {
        let result = try Self.painted("2 2 6 6 #ff0000", "2 2 6 6 #ff0000")
        Self.expect(
            "confirmed: good + this = differs as in bad; good + all of these = differs as in bad; "
                + "bad - this = still as in bad; bad - all of these = as in good", times: 2, in: result)
        Self.expect("(all of these: parts/a.part, parts/b.part)", times: 2, in: result)
        #expect(!result.text.contains("bad - this = as in good"))
        let report = result.report
        #expect(report.causes.map(\.role) == ["cause", "alternative"])
        #expect(report.causes.map(\.changes) == Self.names.map { [$0] })
        #expect(report.causes.allSatisfy { !$0.isConfirmedInBad })
        for cause in report.causes {
            #expect(cause.confirmation.ends == "revisions")
            #expect(cause.confirmation.applied == [Self.card: "bad"])
            #expect(cause.confirmation.removed == [Self.card: "bad"])
            #expect(cause.confirmation.together == Self.names)
            #expect(cause.confirmation.removedTogether == [Self.card: "good"])
            // Each was run.
            #expect(report.verdict(with: cause.changes) == "bad")
            #expect(report.verdict(without: cause.changes) == "bad")
        }
        #expect(report.verdict(without: Self.names) == "good")
    }

    @Test func hidden() throws {
        let result = try Self.painted("2 2 6 6 #00ff00", "2 2 6 6 #ff0000")
        Self.expect(
            "confirmed: good + this = differs (in another way); good + all of these = differs as in bad; "
                + "bad - this = still as in bad; bad - all of these = as in good", in: result)
        Self.expect(
            "confirmed: good + this = differs as in bad; good + all of these = differs as in bad; "
                + "bad - this = differs (in another way); bad - all of these = as in good", in: result)
        let report = result.report
        #expect(report.causes.map(\.role) == ["cause", "hidden"])
        #expect(report.causes.map(\.confirmation.applied) == [[Self.card: "bad"], [Self.card: "other"]])
        #expect(report.causes.map(\.confirmation.removed) == [[Self.card: "other"], [Self.card: "bad"]])
        #expect(report.causes.allSatisfy { $0.confirmation.removedTogether == [Self.card: "good"] })
        #expect(report.verdict(without: ["parts/b.part"]) == "other")
        #expect(report.verdict(without: ["parts/a.part"]) == "bad")
    }

    @Test func contributions() throws {
        let result = try Self.painted("2 2 4 6 #ff0000", "6 2 4 6 #ff0000")
        Self.expect(
            "confirmed: good + this = differs (in another way); good + these together = differs as in bad; "
                + "bad - this = differs (in another way); bad - these together = as in good", times: 2,
            in: result)
        Self.expect("(these together: parts/a.part, parts/b.part)", times: 2, in: result)
        let report = result.report
        #expect(report.causes.map(\.role) == ["contribution", "contribution"])
        for cause in report.causes {
            #expect(cause.confirmation.removed == [Self.card: "other"])
            #expect(cause.confirmation.appliedTogether == [Self.card: "bad"])
            #expect(cause.confirmation.removedTogether == [Self.card: "good"])
            #expect(report.verdict(without: cause.changes) == "other")
        }
    }

    @Test func causesOfTwoRegions() throws {
        let result = try Self.painted("2 2 4 6 #ff0000", "30 20 4 6 #ff0000")
        Self.expect(
            "confirmed: good + this = differs as in bad there; bad - this = as in good there; "
                + "the picture has other causes, too", times: 2, in: result)
        #expect(result.report.causes.allSatisfy { $0.confirmation.applied == [Self.card: "bad-there"] })
        #expect(result.report.causes.allSatisfy { $0.isConfirmedInBad })
    }

    /// Each region has a cause, and both together show what bad doesn't: a third change keeps it away, which no region
    /// tells of. The picture is searched again as a whole.
    @Test func causesThatDontExplainTheWholePicture() throws {
        let draw = [
            "--", "/bin/sh", "-c",
            """
            if grep -q ff0000 parts/a.part && grep -q ff0000 parts/b.part && ! grep -q calm parts/c.part
            then echo 'fill 15 10 4 4 #00ff00' > parts/y.part
            fi
            python3 render.py "$0"
            code=$?
            rm -f parts/y.part
            exit $code
            """, "{out}",
        ]
        let three = Self.names + ["parts/c.part"]
        let result = try Self.result(
            Self.repository(
                good: Dictionary(uniqueKeysWithValues: three.map { ($0, "# n\n") }),
                bad: [
                    "parts/a.part": "fill 2 2 4 6 #ff0000\n", "parts/b.part": "fill 30 20 4 6 #ff0000\n",
                    "parts/c.part": "# calm\n",
                ]), draw: draw)
        let report = result.report
        #expect(report.verdict(with: Self.names) == "other")
        #expect(report.verdict(with: three) == "bad")
        #expect(report.verdict(without: three) == "good")
        #expect(report.causes.map(\.changes) == [three])
        Self.expect("confirmed: good + this = differs as in bad; bad - this = as in good", in: result)
        #expect(
            result.text.contains(
                "1. parts/a.part:1 together with parts/b.part:1 together with parts/c.part:1 shots/card: "
                    + "4x6 at (2, 2): #FFFFFF -> #FF0000; 4x6 at (30, 20): #FFFFFF -> #FF0000"),
            "\(result.text)"
        )
        #expect(result.text.contains("parts/c.part alone: as in good"))
    }

    @Test func commitsAreNamedAsWhatWasRun() throws {
        let result = try Self.painted("2 2 6 6 #ff0000", "2 2 6 6 #ff0000", ["--commits"])
        Self.expect(
            "confirmed: the commit before + this = differs as in the commit; "
                + "the commit before + all of these = differs as in the commit; "
                + "the commit - this = still as in the commit; "
                + "the commit - all of these = as in the commit before", times: 2, in: result)
        #expect(result.report.causes.allSatisfy { $0.confirmation.ends == "commits" })
        #expect(result.page.contains("<figcaption>The commit before</figcaption>"))
    }

    // MARK: Limits

    /// Wherever it stops, no cause of a part is told as one of the whole picture.
    @Test(arguments: 5...9) func stoppedWithinAPicture(limit: Int) throws {
        let repository = try Self.repository(bad: [
            "parts/a.part": "fill 2 2 4 6 #ff0000\n", "parts/b.part": "fill 30 20 4 6 #ff0000\n",
        ])
        let result = try repository.bisect(
            ["--good", "good", "--bad", "main", "-q", "--max-runs", "\(limit)"] + BisectRepository.draw
        ).wait()
        #expect(result.code == 5)
        let text = Self.flat(result.output)
        #expect(text.contains("not explained yet: shots/card"))
        let count = text.components(separatedBy: "confirmed: ").count - 1
        #expect(count == [5: 0, 6: 1, 7: 1, 8: 2, 9: 2][limit])
        let sentence =
            "confirmed: good + this = differs as in bad within the parts seen; "
            + "bad - this = as in good within the parts seen; the picture is not explained yet"
        #expect(text.components(separatedBy: sentence).count - 1 == count, "\(text)")
    }

    // MARK: What builds

    /// `good` with the resource alone is as bad, but bad without it doesn't build: the loader needs it.
    @Test func aMemberWithoutWhichBadDoesNotBuildIsNotNamedAlone() throws {
        let (resource, loader) = ("parts/data.json", "parts/loader.swift")
        let result = try Self.result(
            Self.repository(
                good: [resource: "fill 0 0 3 3 #101010\n", loader: "# loads \"data\"\n"],
                bad: [
                    resource: "fill 1 0 3 3 #101010\ndeclares y\n", loader: "# loads \"data\"\nuses y\n",
                ]))
        #expect(result.report.causes.map(\.changes) == [["\(loader) + \(resource)"]])
        #expect(result.report.causes.map(\.confirmation.removed) == [[Self.card: "good"]])
        #expect(result.text.contains("1. \(loader):2 + \(resource):1-2 "))
        try result.repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        let left = try result.repository.bisect(["--good", "good"] + BisectRepository.draw).wait()
        #expect(left.code == 1, "bad without the causes is as good: \(left.output)")
    }

    @Test func aPatchWithoutWhichBadDoesNotBuildSaysSo() throws {
        let result = try Self.result(
            Self.repository(bad: [
                "parts/a.part": "fill 2 2 4 6 #ff0000\ndeclares y\n", "parts/b.part": "uses y\n",
            ]))
        #expect(result.report.causes.map(\.dependents) == [["parts/b.part"]])
        #expect(result.report.patchNote == "without the causes, parts/b.part does not build")
        Self.expect("without the causes, parts/b.part does not build", in: result)
        Self.expect("bad - this = as in good", in: result)
    }

    @Test func filesOfAJoinedUnitHaveTheirLines() throws {
        let (manifest, pins) = ("parts/Package.swift", "parts/Package.resolved")
        let result = try Self.result(
            Self.repository(
                good: [manifest: "fill 1 1 2 2 #00ff00\n", pins: "fill 1 1 2 2 #00ff00\n"],
                bad: [manifest: "# c\nfill 2 2 4 6 #ff0000\n", pins: "fill 2 2 4 6 #0000ff\n"]))
        #expect(result.text.contains("1. \(pins):1 + \(manifest):1-2 "))
        #expect(result.page.contains("\(pins):1 + \(manifest):1-2"))
    }

    // MARK: Whole pictures

    /// `b` covers `a`, and only both widen a view: without `a`, good with the cause is drawn the same, but bad without
    /// `b` alone shows `a`. `c` is elsewhere.
    private static func covered() throws -> BisectRepository {
        try repository(
            good: ["parts/a.part": "# n\n", "parts/b.part": "# n\n", "parts/c.part": "# n\n"],
            bad: [
                "parts/a.part": "fill 2 2 6 6 #00ff00\n", "parts/b.part": "fill 2 2 6 6 #ff0000\n",
                "parts/c.part": "fill 30 20 6 6 #ff0000\n",
            ])
    }

    private static let drawsCovered = [
        "--", "/bin/sh", "-c",
        """
        python3 render.py "$0"; w=10
        grep -q fill parts/a.part && grep -q fill parts/b.part && w=12
        printf '# pixeldiff layout 1\\n# scale: 1\\nZStack (0, 0, 40, 30)\\n  Text "T" (2, 2, %d, 6)\\n' \\
          $w > "$0/shots/card.layout.txt"
        """, "{out}",
    ]

    /// The region's cause is a part of the view's.
    @Test(arguments: 10...16) func causesAtALimitAreJoined(limit: Int) throws {
        let repository = try Self.covered()
        let result = try repository.bisect(
            ["--good", "good", "--bad", "main", "-q", "--json", "--max-runs", "\(limit)"] + Self.drawsCovered
        ).wait()
        let report = try withExtendedLifetime(repository) {
            try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        }
        let sets = report.causes.filter { $0.role == "cause" }.map { Set($0.changes) }
        for set in sets {
            #expect(!sets.contains { $0.isStrictSubset(of: set) }, "\(sets)")
        }
        #expect(Set(sets).count == sets.count)
    }

    @Test func whatBadNeedsStaysInTheCause() throws {
        let result = try Self.result(Self.covered(), draw: Self.drawsCovered)
        let causes = result.report.causes
        #expect(causes.contains { $0.role == "cause" && $0.changes == Self.names }, "\(causes)")
        for cause in causes where cause.role == "cause" {
            #expect(cause.isConfirmedInBad, "\(cause)")
            let verdict = result.report.verdict(without: cause.changes)
            #expect(verdict != nil, "was run")
        }
    }
}
