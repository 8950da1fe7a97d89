import Foundation
import Testing

/// The built command on views as people write them: what it prints compiles, and shows the difference.
@Suite struct ReduceCommandTests {
    private let views = """
        import SwiftUI

        struct Row: View {
            var title: String
            var inset: CGFloat

            var body: some View {
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: "star")
                    VStack(alignment: .leading) {
                        Text(title).font(.headline)
                        Text("under \\(title)").font(.footnote).padding(.leading, inset)
                    }
                    Spacer()
                    Text("12").bold()
                }
                .padding(8)
            }
        }

        struct Packed: Layout {
            var gap: CGFloat = 3

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                return CGSize(
                    width: sizes.reduce(-gap) { $0 + $1.width + gap },
                    height: sizes.map(\\.height).max() ?? 0)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                var x = bounds.minX
                for subview in subviews {
                    subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                    x += subview.sizeThatFits(.unspecified).width + gap
                }
            }
        }

        #Preview("Card") {
            VStack {
                Text("A header")
                ForEach(["one", "two", "three"], id: \\.self) { Row(title: $0, inset: 4) }
                Divider()
            }
            .padding()
        }
        #Preview("Other") { Row(title: "other", inset: 4) }
        """

    private struct Document: Decodable {
        struct Frames: Decodable {
            var good: [Double]
            var bad: [Double]
        }

        struct Reduction: Decodable {
            var view: String
            var before: Frames
            var after: Frames
            var elementsBefore: Int
            var elementsAfter: Int
            var isMinimal: Bool
            var views: String
            var previews: String
        }

        var schema: String
        var reduction: Reduction?
        var errors: [String]
    }

    private func reduction(_ output: String) throws -> Document.Reduction {
        let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
        #expect(document.schema == "pixeldiff.reduce/1")
        return try #require(document.reduction, "\(document.errors)")
    }

    /// The frames in an explained layout of the views called `name`; of all where that is empty.
    private func frames(_ name: String, in output: String) -> [[Double]] {
        output.split(separator: "\n").compactMap { line in
            guard let open = line.lastIndex(of: "("), name.isEmpty || line[..<open].contains(name),
                line.hasSuffix(")")
            else {
                return nil
            }
            let numbers = line[line.index(after: open)...].dropLast().split(separator: ",").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces))
            }
            return numbers.count == 4 ? numbers : nil
        }
    }

    /// Compiles what was printed, and looks for the view where the reduction has it.
    private func checkCode(_ found: Document.Reduction, name: String, in folder: SampleFolder) throws {
        try folder.write("Printed/Code.swift", "import SwiftUI\n\n\(found.views)\n\(found.previews)")
        let run = try folder.pixeldiff("explain", "Printed/Code.swift")
        #expect(run.code == 0 || run.code == 1, "\(run.errors)")
        let sides = run.output.components(separatedBy: "Code/Bad ")
        #expect(sides.count == 2, "\(run.output)")
        for (side, expected) in zip(sides, [found.after.good, found.after.bad]) {
            let isThere = frames(name, in: side).contains { frame in
                zip(frame, expected).allSatisfy { abs($0 - $1) < 0.002 }
            }
            #expect(isThere, "\(expected) in \(side)")
        }
    }

    /// The form that is printed without `--previews` is taken as it is by the compiler of a test target, beside the
    /// user's own files where it names a layout of theirs; what it has to be told is not left out.
    private func checkTest(_ words: [String], with files: [String] = [], in folder: SampleFolder) throws
        -> String
    {
        let run = try ToolRun(
            [ToolRun.pixeldiff, "reduce"] + words, directory: folder.path, environment: ["NO_COLOR": "1"]
        ).wait()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("@Test @MainActor func reduced() {"))
        try folder.write("Printed/Test.swift", run.output)
        let messages = try TypeCheck.messages(["Printed/Test.swift"] + files, in: folder)
        #expect(messages.isEmpty, "\(messages)\n\(run.output)")
        return run.output
    }

    @Test func thePrintedTestCompiles() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        // Two sets of traits; two rooms; a layout of the user's own, with arguments; a list.
        let traits = try checkTest(
            ["Views/Card.swift#Card", "--traits", "rtl,ax3", "--view", "Text \"under two\""], in: folder)
        #expect(traits.contains("struct Good: View"))
        let room = try checkTest(["Views/Card.swift#Other", "--traits", "width=200"], in: folder)
        #expect(room.contains("Room(width: 200"), "\(room)")
        try folder.write(
            "Own.swift", views.replacingOccurrences(of: "import SwiftUI", with: "import PixelUI"))
        let layout = try checkTest(
            ["Views/Card.swift#Other", "--layout", "HStack=Packed(gap: 5)"], with: ["Own.swift"],
            in: folder)
        #expect(layout.contains("Packed(gap: 5) {"), "\(layout)")
        let standard = try checkTest(["Views/Card.swift#Other", "--layout", "HStack=VStack"], in: folder)
        #expect(standard.contains("VStackLayout()"), "\(standard)")
        try folder.write(
            "Views/List.swift",
            """
            import SwiftUI

            #Preview("List") {
                List { ForEach(0..<3, id: \\.self) { Text("row \\($0)") } }
            }
            """)
        let recorded = try checkTest(["Views/List.swift#List", "--traits", "width=200"], in: folder)
        #expect(recorded.contains("struct Bad: View {"), "\(recorded)")
        // And the check can fail: without the user's file its layout is unknown.
        try folder.write("Printed/Test.swift", layout)
        let alone = try TypeCheck.messages(["Printed/Test.swift"], in: folder)
        #expect(alone.contains("cannot find 'Packed' in scope"), "\(alone)")
    }

    @Test func traitsAndTheCodeThatIsPrinted() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        let run = try folder.pixeldiff(
            "reduce", "Views/Card.swift#Card", "--traits", "rtl,ax3", "--view", "Text \"under two\"", "--json"
        )
        #expect(run.code == 0, "\(run.errors)")
        let found = try reduction(run.output)
        #expect(found.view.hasSuffix("Text \"under two\""))
        #expect(found.isMinimal)
        #expect(found.elementsAfter < found.elementsBefore / 2)
        for index in 0..<4 {
            let (before, after) = (
                found.before.bad[index] - found.before.good[index],
                found.after.bad[index] - found.after.good[index]
            )
            #expect(abs(before - after) < 0.001)
        }
        #expect(found.views.contains(".environment(\\.dynamicTypeSize, .accessibility3)"))
        try checkCode(found, name: "Text", in: folder)
    }

    @Test func anotherLayout() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        let run = try folder.pixeldiff(
            "reduce", "Views/Card.swift#Other", "--layout", "HStack=Packed(gap: 5)", "--previews")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("Packed(gap: 5) {"), "\(run.output)")
        #expect(run.output.contains("HStack"), "\(run.output)")
        let unknown = try folder.pixeldiff("reduce", "Views/Card.swift#Other", "--layout", "Grid=Packed")
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("there is no container 'Grid'. There are: HStack, HStack/VStack"))
    }

    /// By the preview, and by the golden that failed.
    @Test func revisions() throws {
        let folder = try SampleFolder(["Views/Card.swift": views, ".gitignore": ".build/\nGoldens/\n"])
        for words in [
            ["init", "-q", "-b", "main"], ["add", "-A"],
            ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "one"],
        ] {
            let git = try ToolRun(["git"] + words, directory: folder.path, environment: [:]).wait()
            #expect(git.code == 0, "\(git.errors)")
        }
        try folder.write(
            "Views/Card.swift",
            views.replacingOccurrences(of: "title: $0, inset: 4", with: "title: $0, inset: 20"))
        let run = try folder.pixeldiff("reduce", "Views/Card.swift#Card", "--good", "main", "--json")
        #expect(run.code == 0, "\(run.errors)")
        let found = try reduction(run.output)
        #expect(found.after.bad[0] - found.after.good[0] == 16)
        #expect(found.elementsAfter == 2)
        try checkCode(found, name: "Text", in: folder)

        #expect(try folder.pixeldiff("test", "Views").code == 1)
        let golden = try folder.pixeldiff("reduce", "Views/Card", "--good", "main", "--json")
        #expect(golden.code == 0, "\(golden.errors)")
        #expect(try reduction(golden.output).views == found.views)
        #expect(!folder.exists(".build/pixeldiff/reduce/trees/0/tree"))
        let status = try ToolRun(
            ["git", "status", "--porcelain"], directory: folder.path, environment: [:]
        ).wait()
        #expect(status.output == " M Views/Card.swift\n?? Printed/\n")
    }

    /// A mistake is the user's, so the message points at what they typed.
    @Test func mistakesInLayouts() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        let unknown = try folder.pixeldiff(
            "reduce", "Views/Card.swift#Other", "--layout", "HStack=Pakced(gap: 5)")
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("--layout Pakced(gap: 5):1:"), "\(unknown.errors)")
        #expect(unknown.errors.contains("error: cannot find 'Pakced' in scope"), "\(unknown.errors)")
        #expect(!unknown.errors.contains("PixelDiffEntry"), "\(unknown.errors)")
        let none = try folder.pixeldiff("reduce", "Views/Card.swift#Other", "--layout", "HStack=String()")
        #expect(none.errors.contains("--layout String():1:"), "\(none.errors)")
        #expect(none.errors.contains("conform to 'Layout'"), "\(none.errors)")
    }

    /// One file of several that belong together.
    @Test func aFileThatNeedsItsFolder() throws {
        let folder = try SampleFolder([
            "Views/Badge.swift":
                "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"1\") } }\n",
            "Views/Card.swift": "import SwiftUI\n#Preview(\"Card\") { Badge() }\n",
        ])
        let run = try folder.pixeldiff("reduce", "Views/Card.swift#Card", "--traits", "rtl")
        #expect(run.code == 2)
        #expect(
            run.errors.contains("Badge may be in another file: name the folder, Views, whose files"),
            "\(run.errors)")
        try folder.write("Views/Card.swift", "import SwiftUI\n#Preview(\"Card\") { Nobody() }\n")
        let other = try folder.pixeldiff("reduce", "Views/Card.swift#Card", "--traits", "rtl")
        #expect(!other.errors.contains("may be in another file"), "\(other.errors)")
    }

    /// Views that came are told by name; files that the user never saw are not.
    @Test func viewsThatCameAndWent() throws {
        let folder = try SampleFolder(["Views/Card.swift": views, ".gitignore": ".build/\nGoldens/\n"])
        for words in [
            ["init", "-q", "-b", "main"], ["add", "-A"],
            ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "one"],
        ] {
            let git = try ToolRun(["git"] + words, directory: folder.path, environment: [:]).wait()
            #expect(git.code == 0, "\(git.errors)")
        }
        try folder.write(
            "Views/Card.swift",
            views.replacingOccurrences(
                of: "#Preview(\"Other\") { Row(title: \"other\", inset: 4) }",
                with:
                    "#Preview(\"Other\") { Row(title: \"other\", inset: 4).overlay(alignment: .topLeading) { Text(\"new\") } }"
            ))
        let run = try folder.pixeldiff("reduce", "Views/Card.swift#Other", "--good", "main")
        #expect(run.code == 1, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Views/Card.swift#Other: no view that both sides have stands elsewhere: there is nothing to reduce. Added: "
            ),
            "\(run.errors)")
        #expect(run.errors.contains("Text \"new\""), "\(run.errors)")
        #expect(!run.errors.contains("Other.json"), "\(run.errors)")
        try folder.write("Views/Card.swift", "import SwiftUI\n#Preview(\"Other\") { Nobody() }\n")
        let broken = try folder.pixeldiff("reduce", "Views/Card.swift#Other", "--good", "main")
        #expect(broken.code == 2)
        #expect(broken.errors.components(separatedBy: "Error:").count == 2, "\(broken.errors)")
    }

    /// A failing golden's tree is in its repro file, and that is a side.
    @Test func reproFiles() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        _ = try folder.pixeldiff("test", "Views")
        for inset in [20, 30] {
            try folder.write(
                "Views/Card.swift",
                views.replacingOccurrences(of: "title: $0, inset: 4", with: "title: $0, inset: \(inset)"))
            #expect(try folder.pixeldiff("test", "Views").code == 1)
            let repro = try folder.pixeldiff("repro", "Views/Card", "--out", "\(inset)")
            #expect(repro.code == 0, "\(repro.errors)")
        }
        let run = try folder.pixeldiff(
            "reduce", "20/Views-Card.pixeldiff", "30/Views-Card.pixeldiff", "--json")
        #expect(run.code == 0, "\(run.errors)")
        let found = try reduction(run.output)
        #expect(found.isMinimal && found.elementsAfter < found.elementsBefore)
        #expect(found.before.bad[0] - found.before.good[0] == 10, "\(found.before)")

        let alone = try folder.pixeldiff("reduce", "20/Views-Card.pixeldiff")
        #expect(alone.code == 64)
        let broken = try folder.pixeldiff("reduce", "Views/Card.swift.pixeldiff", "30/Views-Card.pixeldiff")
        #expect(broken.code == 2)
    }

    @Test func treeFiles() throws {
        let folder = try SampleFolder(["Views/Card.swift": views])
        let narrow = try folder.pixeldiff("render", "Views", "Other", "--describe", "a", "--width", "200")
        #expect(narrow.code == 0, "\(narrow.errors)")
        #expect(narrow.output == "a/Other.json\n")
        #expect(!narrow.errors.contains("stand elsewhere"), "\(narrow.errors)")
        _ = try folder.pixeldiff("render", "Views", "Other", "--describe", "b")
        let run = try folder.pixeldiff("reduce", "a/Other.json", "b/Other.json")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                "import GoldenTesting\nimport PixelUI\nimport Testing\n\nstruct Reduced: View {"))
        #expect(run.output.contains("Room(width: 200, height: nil) { Reduced() }"), "\(run.output)")
        #expect(run.output.contains("@Test @MainActor func reduced() {"))
        #expect(run.errors.contains("reduced "))
        let code = try folder.pixeldiff("reduce", "a/Other.json", "b/Other.json", "--json")
        try checkCode(try reduction(code.output), name: "", in: folder)
        let same = try folder.pixeldiff("reduce", "a/Other.json", "a/Other.json")
        #expect(same.code == 1)
        #expect(same.errors.contains("there is nothing to reduce"))
        try folder.write("bad.json", "{\"format\": \"pixeldiff.tree/9\"}")
        let other = try folder.pixeldiff("reduce", "a/Other.json", "bad.json")
        #expect(other.code == 2)
        #expect(other.errors.contains("is in the format pixeldiff.tree/9"), "\(other.errors)")
    }

    @Test(arguments: [
        ["reduce", "a.json"], ["reduce", "Views/Card.swift"],
        ["reduce", "a.json", "b.json", "--traits", "rtl"],
        ["reduce", "Views/Card.swift", "--traits", "rtl", "--good", "main"],
        ["reduce", "Views/Card.swift", "--layout", "HStack"],
        ["reduce", "Views/Card.swift", "--layout", "HStack=a; b"],
        ["reduce", "Views/Card.swift", "--traits", "wide"],
        ["reduce", "Views/Card.swift", "--traits", "width=0"],
    ])
    func wordsThatDontGoTogether(words: [String]) throws {
        let folder = try SampleFolder(["Views/Card.swift": "import SwiftUI\n"])
        let run = try ToolRun([ToolRun.pixeldiff] + words, directory: folder.path, environment: [:]).wait()
        #expect(run.code == 64, "\(run.errors)")
    }
}
