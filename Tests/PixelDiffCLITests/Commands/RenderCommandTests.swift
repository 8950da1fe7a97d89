import Foundation
import Imaging
import Testing

/// The whole road: the built command, a Swift file as people write it, PNG files.
@Suite struct RenderCommandTests {
    static let cards = """
        import SwiftUI

        struct Card: View {
            var height = 20.0
            var body: some View { Spacer().frame(height: height) }
        }

        struct Badge: View {
            var body: some View { Spacer().frame(width: 12, height: 6) }
        }

        #Preview { Card() }

        #Preview("Tall", traits: .fixedLayout(width: 50, height: 60)) {
            @Previewable @State var height = 40.0
            Card(height: height)
        }

        struct Card_Previews: PreviewProvider {
            static var previews: some View {
                Card(height: 10).previewDisplayName("Provided")
            }
        }
        """

    private func size(_ data: Data?) throws -> PixelSize {
        try PNGDecoder().decode(try #require(data), name: "picture").size
    }

    @Test func everyPreviewBecomesAPicture() throws {
        let folder = try SampleFolder(["Card.swift": Self.cards])
        let run = try folder.pixeldiff(
            "render", "Card.swift", "--width", "100", "--variants", "dark", "--out", "out")
        #expect(run.code == 0, "\(run.errors)")
        let names = ["Card", "Card.dark", "Tall", "Tall.dark", "Provided", "Provided.dark"]
        #expect(run.output.split(separator: "\n").map(String.init) == names.map { "out/\($0).png" })
        #expect(try size(folder.bytes("out/Card.png")) == PixelSize(width: 200, height: 40))
        #expect(try size(folder.bytes("out/Tall.png")) == PixelSize(width: 100, height: 120))
        #expect(try size(folder.bytes("out/Provided.dark.png")) == PixelSize(width: 200, height: 20))
        #expect(
            try PNGDecoder().decode(try #require(folder.bytes("out/Card.png")), name: "").bitmap()[0, 0].red
                == 255)
        let dark = try PNGDecoder().decode(try #require(folder.bytes("out/Card.dark.png")), name: "")
            .bitmap()[0, 0]
        #expect(dark.red == 0 && dark.alpha == 255)
    }

    @Test func aTypeIsRenderedByItsName() throws {
        let folder = try SampleFolder(["Card.swift": Self.cards])
        let run = try folder.pixeldiff("render", "Card.swift", "Badge", "Tall", "--scale", "1", "-o", "out")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try size(folder.bytes("out/Badge.png")) == PixelSize(width: 12, height: 6))
        #expect(folder.exists("out/Tall.png"))
        #expect(!folder.exists("out/Card.png"))
    }

    @Test func aMistakeIsShownAtTheUsersLine() throws {
        let folder = try SampleFolder([
            "Views/Card.swift": Self.cards + "\n#Preview(\"Bad\") {\n    Card(size: 3)\n}\n"
        ])
        let run = try folder.pixeldiff("render", "Views")
        #expect(run.code == 2)
        #expect(run.errors.contains("Views/Card.swift:25:"), "\(run.errors)")
        #expect(run.errors.contains("error: argument passed"))
        #expect(!run.errors.contains("macro expansion"))
    }

    @Test func aNameThatIsNoPreviewIsSaid() throws {
        let folder = try SampleFolder(["Card.swift": Self.cards])
        let run = try folder.pixeldiff("render", "Card.swift", "Nothing")
        #expect(run.code == 2)
        #expect(run.errors.contains("no preview is called Nothing; there are Card, Tall, Provided"))
    }

    @Test func aFileWithoutPreviewsIsSaid() throws {
        let folder = try SampleFolder(["Card.swift": "import SwiftUI\nlet x = 1\n"])
        let run = try folder.pixeldiff("render", "Card.swift")
        #expect(run.code == 2)
        #expect(run.errors.contains("no previews in it"))
    }

    @Test func anAppsOwnEntryPointDoesNotRun() throws {
        let app = "\n@main struct Program { static func main() { print(\"the app runs\") } }\n"
        let folder = try SampleFolder(["Card.swift": Self.cards + app])
        let run = try folder.pixeldiff("render", "Card.swift", "Tall")
        #expect(run.code == 0, "\(run.errors)")
        #expect(folder.exists("Tall.png"))
        #expect(!run.errors.contains("the app runs"))
    }

    @Test func commonCallFormsCompileWithOneImport() throws {
        let folder = try SampleFolder([
            "Forms.swift": """
            import SwiftUI

            @Observable final class Model { var names = ["a"] }
            struct Forms: View {
                @State var model = Model()
                var body: some View {
                    Section(header: Text("h"), footer: Text("f")) { Text("x") }
                    Section(footer: Text("f")) { Text("x") }
                    ForEach(model.names, id: \\.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
                    Text("x").onLongPressGesture {}
                    Text(Date(timeIntervalSince1970: 0), formatter: DateFormatter())
                    Image(uiImage: UIImage(named: "none") ?? UIImage())
                }
            }
            #Preview("forms") { Forms() }
            """
        ])
        let run = try folder.pixeldiff("render", "Forms.swift", "--out", "out")
        #expect(run.code == 0, "\(run.errors)")
    }

    @Test func aPreviewThatCrashesIsNamed() throws {
        let crash = "\n#Preview(\"Broken\") { let none: Int? = nil; Card(height: Double(none!)) }\n"
        let folder = try SampleFolder(["Card.swift": Self.cards + crash])
        let run = try folder.pixeldiff("render", "Card.swift", "--out", "out")
        #expect(run.code == 2)
        #expect(run.errors.contains("the preview Card/Broken ended the program"), "\(run.errors)")
        #expect(run.errors.contains(/\(signal \d+\): .*Fatal error: Unexpectedly/), "\(run.errors)")
        #expect(!run.errors.contains("stack trace") && !run.errors.contains(" 0x"), "\(run.errors)")
    }

    /// Also as root, where permissions don't bite: a file stands where the folder should.
    @Test func aFileInPlaceOfTheFolderIsSaidInASentence() throws {
        let folder = try SampleFolder(["Card.swift": Self.cards, "taken": "a file"])
        for out in ["taken", "taken/below"] {
            let run = try folder.pixeldiff("render", "Card.swift", "--width", "100", "--out", out)
            #expect(run.code == 2)
            #expect(run.errors.contains("taken"))
            #expect(!run.errors.contains("NSCocoaErrorDomain"))
        }
    }

    @Test func anInterruptEndsAViewWithoutEnd() throws {
        let endless = """

            struct Endless: View {
                var body: some View {
                    FileManager.default.createFile(atPath: "begun", contents: nil)
                    while true {}
                    return Card()
                }
            }

            #Preview("Endless") { Endless() }

            """
        let folder = try SampleFolder(["Card.swift": "import Foundation\n" + Self.cards + endless])
        let run = try ToolRun(
            [ToolRun.pixeldiff, "render", "Card.swift", "--out", "out"], directory: folder.path,
            environment: ["NO_COLOR": "1"])
        for _ in 0..<12_000 where !folder.exists("begun") { usleep(5000) }
        try #require(folder.exists("begun"))
        kill(run.identifier, SIGINT)
        #expect(try run.wait().code == 130)
    }
}
