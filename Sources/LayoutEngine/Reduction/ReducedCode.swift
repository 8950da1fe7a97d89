import Foundation

/// Reduced trees as Swift code: the views, and a test or previews of them.
package struct ReducedCode {
    /// What the code shows, a sentence a line.
    package private(set) var facts: [String]
    /// Declarations of the views and of what they need.
    package private(set) var views: String
    /// A test of both.
    package private(set) var test: String
    /// Previews of both.
    package private(set) var previews: String

    /// - Parameter names: What the sides are called: `good` and `bad`, `standard` and `rtl`.
    package init(_ trees: ReducedTrees, names: (good: String, bad: String) = ("good", "bad")) {
        var code = SwiftUICode()
        let needsRoom = Self.needsRoom(trees)
        let room = Self.rooms(trees)
        facts = Self.facts(trees, names)
        let isOneView = trees.good.root == trees.bad.root
        let views = isOneView ? (good: "Reduced()", bad: "Reduced()") : (good: "Good()", bad: "Bad()")
        var lines =
            isOneView
            ? Self.structure("Reduced", code.expression(trees.good.root)) : Self.structures(trees, &code)
        lines += code.guideDeclarations
        if code.usesRecorded { lines += [SwiftUICode.recordedLayout, ""] }
        if !code.layouts.isEmpty {
            let own = Set(code.layouts).sorted().joined(separator: ", ")
            facts.append("\(own): a layout of yours; give it the arguments that it had.")
        }
        let needed = needsRoom ? [Self.roomLayout, ""] : []
        self.views = (lines + needed).joined(separator: "\n")
        let comment = facts.map { "// \($0)" }.joined(separator: "\n")
        let arguments = needsRoom ? "" : Self.width(trees.bad)
        test = """
            \(comment)
            // Record the golden with \(needsRoom ? room.good(views.good) : views.good): the test fails as long as both differ.
            @Test @MainActor func reduced() {
                expectGolden(of: \(needsRoom ? room.bad(views.bad) : views.bad), \(arguments)named: "reduced")
            }

            """
        // A test gives the width; a preview has to say it.
        previews = """
            \(needsRoom ? "" : Self.roomLayout + "\n\n")\(comment)
            #Preview("Good") { \(room.good(views.good)) }
            #Preview("Bad") { \(room.bad(views.bad)) }

            """
    }

    // MARK: Facts

    private static func facts(_ trees: ReducedTrees, _ names: (good: String, bad: String)) -> [String] {
        let shown = trees.number(true).flatMap { name($0, in: trees.good.root) } ?? trees.view
        var facts = [sentence(trees.view, trees.old, names)]
        if shown != trees.view || trees.new != trees.old {
            facts.append("Here: " + sentence(shown, trees.new, names))
        }
        return facts
    }

    private static func name(_ number: Int, in root: ViewDescription) -> String? {
        var left = number
        func find(_ view: ViewDescription) -> String? {
            if left == 0 { return view.kind.name }
            left -= 1
            for child in view.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        return find(root)
    }

    /// `Text "subtitle": x 24 in good, 16 in bad; width 80 and 100.`
    private static func sentence(
        _ view: String, _ frames: (CGRect, CGRect), _ names: (good: String, bad: String)
    ) -> String {
        let (a, b) = frames
        let fields = [
            ("x", a.minX, b.minX), ("y", a.minY, b.minY), ("width", a.width, b.width),
            ("height", a.height, b.height),
        ]
        let parts = fields.filter { abs($0.1 - $0.2) >= FrameChange.tolerance }.map {
            "\($0.0) \($0.1.decimalText) in \(names.good), \($0.2.decimalText) in \(names.bad)"
        }
        return "\(view): \(parts.joined(separator: "; "))"
    }

    // MARK: Views

    /// `Good` and `Bad`; where they differ by settings around the same view, that is `Reduced`.
    private static func structures(_ trees: ReducedTrees, _ code: inout SwiftUICode) -> [String] {
        var (good, bad) = (trees.good.root, trees.bad.root)
        let keys = Set((good.settings + bad.settings).map(\.key))
        let settings = keys.filter { key in
            good.settings.first { $0.key == key } != bad.settings.first { $0.key == key }
        }
        let around = (
            good.settings.filter { settings.contains($0.key) },
            bad.settings.filter { settings.contains($0.key) }
        )
        good.settings.removeAll { settings.contains($0.key) }
        bad.settings.removeAll { settings.contains($0.key) }
        guard good == bad else {
            return structure("Good", code.expression(trees.good.root))
                + structure("Bad", code.expression(trees.bad.root))
        }
        func side(_ name: String, _ settings: [DescribedSetting]) -> [String] {
            structure(name, ["Reduced()"] + settings.flatMap { code.setting($0) }.map { "    " + $0 })
        }
        return structure("Reduced", code.expression(good)) + side("Good", around.0) + side("Bad", around.1)
    }

    private static func structure(_ name: String, _ body: [String]) -> [String] {
        ["struct \(name): View {", "    var body: some View {"] + body.map { "        " + $0 }
            + ["    }", "}", ""]
    }

    // MARK: Room

    /// Whether the sides are given other rooms, so that a width for both can't say it.
    private static func needsRoom(_ trees: ReducedTrees) -> Bool {
        trees.good.width != trees.bad.width || trees.good.height != trees.bad.height
    }

    private typealias Rooms = (good: (String) -> String, bad: (String) -> String)

    private static func rooms(_ trees: ReducedTrees) -> Rooms {
        func room(_ picture: PictureDescription) -> (String) -> String {
            func text(_ value: CGFloat?) -> String { value.map { FontCode.number($0) } ?? "nil" }
            return { "Room(width: \(text(picture.width)), height: \(text(picture.height))) { \($0) }" }
        }
        return (room(trees.good), room(trees.bad))
    }

    /// The arguments for width and height, with a comma after each.
    private static func width(_ picture: PictureDescription) -> String {
        [("width", picture.width), ("height", picture.height)].map { name, value in
            value.map { "\(name): \(FontCode.number($0)), " } ?? ""
        }.joined()
    }

    private static let roomLayout = """
        /// Offers its view a size of its own.
        struct Room: Layout {
            var width: CGFloat?
            var height: CGFloat?

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(ProposedViewSize(width: width, height: height))
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: height))
            }
        }
        """
}
