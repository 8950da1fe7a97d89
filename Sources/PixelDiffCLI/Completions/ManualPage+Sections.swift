/// The parts of the manual page that no declaration holds.
extension ManualPage {
    static let description = """
        Renders SwiftUI view trees to PNG files, compares PNG files with accepted ones, the goldens, says which view \
        moved and why, and finds the changed file that did it. Results go to the standard output, progress and \
        mistakes to the standard error.
        """

    static let conventions = """
        Options are written as --name value or --name=value; letters without a value may be joined. -h or --help \
        shows the help of every command.
        """

    static let status =
        entries(
            "EXIT STATUS",
            [
                ("0", "The same, found, or done."),
                ("1", "Different, or nothing to explain."),
                (
                    "2",
                    "Could not run: input that is missing, unreadable or broken, output that can't be written."
                ),
                ("64", "A mistake in the command line."),
                ("130", "Interrupted from the keyboard."),
            ]) + "\n.PP\nCommands with further ones name them above."

    static let variables = entries(
        "ENVIRONMENT",
        [
            ("CI", "Where it is set, goldens are never written, and progress isn't shown."),
            (
                "PIXELDIFF_RECORD, SNAPSHOT_TESTING_RECORD",
                "Which goldens to write: never, missing, failed or all."
            ),
            ("PIXELDIFF_ARTIFACTS", "The folder for results; .build/pixeldiff of the package without it."),
            ("PIXELDIFF_SHARD", "The part of the cases to check, as 2/3."),
            ("TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE", "The same as Bazel says it."),
            (
                "PIXELDIFF_BUILD",
                "What the runs of one build have in common, where the CI system doesn't tell."
            ),
            (
                "PIXELDIFF_FONT_PATH",
                "Folders of fonts, with colons between them, looked up before the system's."
            ),
            ("NO_COLOR, TERM", "No colours where the first is set or the second is dumb."),
            (
                "PATH",
                "swiftc is found there; only commands that compile views need it: render, test and explain."
            ),
        ])

    static let files = entries(
        "FILES",
        [
            (
                "Goldens/<Suite>/<case>.png",
                "An accepted picture, with its .layout.txt, beside Package.swift."
            ),
            (
                ".build/pixeldiff/",
                "Results, failures' pictures, manifests of runs, compiled views, the report."
            ),
            ("PREFIX/lib/pixeldiff/", "The modules, library and macro tool that views are compiled against."),
        ])

    static let examples = """
        .SH EXAMPLES
        .nf
        pixeldiff render Card.swift \\-\\-width 375 \\-\\-variants dark,rtl \\-\\-out pictures
        pixeldiff test Sources/MyViews \\-\\-width 375 \\-\\-variants dark,rtl,ax3
        pixeldiff compare expected.png actual.png \\-\\-diff diff.png
        pixeldiff bisect \\-\\-good main \\-\\-bad .
        .fi
        """

    static let seeAlso = """
        .SH SEE ALSO
        .BR git (1),
        .BR gitattributes (5)
        """

    private static func entries(_ heading: String, _ entries: [(label: String, text: String)]) -> String {
        let lines = entries.map { ".TP\n\\fB\(escaped($0.label))\\fR\n\(escaped($0.text))" }
        return ([".SH \(heading)"] + lines).joined(separator: "\n")
    }
}
