import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("reduction: trees") struct TreeReductionTests {
    static func picture(
        _ view: some View, width: CGFloat? = 300, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> PictureDescription {
        try DescriptionRoundTripTests.described(view, width: width, change).0
    }

    static func reduce(
        _ good: PictureDescription, _ bad: PictureDescription,
        _ options: TreeReduction.Options = TreeReduction.Options()
    ) throws -> ReducedTrees {
        try TreeReduction.reduce(good, bad, options, shaper: BoxShaper())
    }

    /// Cards of which one's text stands further in, by the padding around it.
    private struct Cards: View {
        var inset: CGFloat

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("Header").font(.custom(BoxShaper.family, fixedSize: 20)).bold()
                ForEach(0..<6) { index in
                    HStack(alignment: .top) {
                        Circle().frame(width: 24, height: 24)
                        VStack(alignment: .leading, spacing: 3) {
                            Text("Title \(index)").lineLimit(1)
                            Text("subtitle \(index)").padding(.leading, index == 3 ? inset : 4)
                        }
                        Spacer()
                        Text("\(index * 7)")
                    }
                    .padding(8)
                    .background(Color.gray)
                }
                Divider()
            }
            .padding()
        }
    }

    @Test func aPaddingInOneOfManyRows() throws {
        let (good, bad) = (try Self.picture(Cards(inset: 4)), try Self.picture(Cards(inset: 20)))
        let found = try Self.reduce(good, bad)
        #expect(found.view == "Cards/Text \"subtitle 3\"" || found.view == "Text \"subtitle 3\"")
        #expect(found.old.1.minX - found.old.0.minX == 16)
        #expect(found.new.1.minX - found.new.0.minX == 16)
        #expect(found.isMinimal)
        #expect(found.counts.before > 60)
        // The padding and what it is around.
        #expect(found.counts.after == 2)
        guard case .padding(let a) = found.good.root.kind, case .padding(let b) = found.bad.root.kind else {
            Issue.record("\(found.good.root.kind)")
            return
        }
        #expect(b.leading - a.leading == 16)
        #expect(
            TreeReduction.remainingSteps(
                found, TreeReduction.Options(), shaper: BoxShaper()
            ).isEmpty)
    }

    @Test func sameTreesSameResult() throws {
        let (good, bad) = (try Self.picture(Cards(inset: 4)), try Self.picture(Cards(inset: 11)))
        let (a, b) = (try Self.reduce(good, bad), try Self.reduce(good, bad))
        #expect(a.after == b.after)
        #expect(a.tested == b.tested)
        #expect(ReducedCode(a).views == ReducedCode(b).views)
    }

    @Test func aViewByName() throws {
        let (good, bad) = (try Self.picture(Cards(inset: 4)), try Self.picture(Cards(inset: 200)))
        var options = TreeReduction.Options()
        options.view = "subtitle 3"
        #expect(try Self.reduce(good, bad, options).view.hasSuffix("Text \"subtitle 3\""))
        options.view = "Header"
        #expect {
            try Self.reduce(good, bad, options)
        } throws: { error in
            guard case ReductionError.unchangedView("Header", let changed) = error else { return false }
            return changed.contains { $0.contains("subtitle 3") }
        }
    }

    @Test func nothingToReduce() throws {
        let good = try Self.picture(Cards(inset: 4))
        #expect(throws: ReductionError.noDifference) { try Self.reduce(good, good) }
    }

    /// A limit stops anywhere; what is found by then still shows the difference.
    @Test(arguments: [1, 7, 40]) func limits(steps: Int) throws {
        let (good, bad) = (try Self.picture(Cards(inset: 4)), try Self.picture(Cards(inset: 20)))
        var options = TreeReduction.Options()
        options.maximumSteps = steps
        let found = try Self.reduce(good, bad, options)
        #expect(!found.isMinimal)
        #expect(found.tested <= steps)
        #expect(found.new.1.minX - found.new.0.minX == 16)
    }

    // MARK: Traits

    private struct Row: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("title of it")
                HStack {
                    Text("a").padding(.leading, 10)
                    Color.red.frame(width: 50, height: 20)
                }
            }
            .padding(6)
        }
    }

    @Test func directions() throws {
        let good = try Self.picture(Row())
        let bad = try Self.picture(Row()) { $0.layoutDirection = .rightToLeft }
        var options = TreeReduction.Options()
        options.view = "Text \"a\""
        let found = try Self.reduce(good, bad, options)
        #expect(found.isMinimal)
        #expect(found.good.root.settings != found.bad.root.settings)
        let code = ReducedCode(found, names: ("standard", "rtl"))
        #expect(code.views.contains("struct Reduced: View"))
        #expect(code.views.contains(".environment(\\.layoutDirection, .rightToLeft)"))
        #expect(code.facts[0].contains("x \(found.old.0.minX.decimalText) in standard"))
    }

    /// Only the width counts, not the direction.
    @Test func traitsThatDontMatterBecomeTheSame() throws {
        let view = VStack { Text("several words to break").multilineTextAlignment(.center) }
        let good = try Self.picture(view)
        let bad = try Self.picture(view, width: 80) {
            $0.layoutDirection = .rightToLeft
            $0.lineSpacing = 0
        }
        var options = TreeReduction.Options()
        options.isLoose = true
        let found = try Self.reduce(good, bad, options)
        #expect(found.good.width != found.bad.width)
        #expect(found.good.root == found.bad.root)
        #expect(ReducedCode(found).previews.contains("Room(width: "))
    }

    // MARK: Layouts

    @Test func layoutsInPlaceOfEachOther() throws {
        let good = try Self.picture(Row())
        let found = try TreeReduction.reduce(
            good, replacing: [LayoutReplacement(place: "HStack", code: "VStack", layout: VStackLayout())],
            shaper: BoxShaper())
        let kinds = Self.kinds(found.good.root) + Self.kinds(found.bad.root)
        #expect(kinds.contains("stack-horizontal") && kinds.contains("stack-vertical"))
        #expect(found.isMinimal)
    }

    static func kinds(_ view: ViewDescription) -> [String] {
        [view.kind.caseName] + view.children.flatMap(kinds)
    }

    // MARK: Alignment

    @Test func aModifierThatOneSideHas() throws {
        let good = VStack {
            Text("a")
            HStack {
                Text("b")
                Text("c")
            }
        }
        let bad = VStack {
            Text("a")
            HStack {
                Text("b").padding(5).fixedSize()
                Text("c")
            }
        }
        let found = try Self.reduce(try Self.picture(good), try Self.picture(bad))
        // The first text moves as the column grows by the padding.
        #expect(found.view == "Text \"a\"")
        #expect(found.counts.after == 4)
        #expect(Self.kinds(found.bad.root).contains("padding"))
        #expect(!Self.kinds(found.bad.root).contains("fixedSize"))
        #expect(!Self.kinds(found.good.root).contains("padding"))
    }

    @Test func aRowThatWasAdded() throws {
        let words = ["one", "two", "three", "four"]
        let good = VStack { ForEach(words, id: \.self) { Text($0) } }
        let bad = VStack { ForEach(words.prefix(1) + ["new"] + words.dropFirst(), id: \.self) { Text($0) } }
        let found = try Self.reduce(try Self.picture(good), try Self.picture(bad))
        #expect(found.view == "Text \"two\"")
        // The stack, the new row and the view below it.
        #expect(found.counts.after == 3)
        #expect(found.good.root.children.count == 1)
        #expect(found.bad.root.children.count == 2)
    }

    @Test func aContainerAroundWhatWasThere() throws {
        let good = HStack {
            Text("a")
            Text("b")
        }.padding(3)
        let bad = VStack {
            Text("top")
            HStack {
                Text("a")
                Text("b")
            }
        }.padding(3)
        let pair = TreeAlignment.pair(try Self.picture(good), try Self.picture(bad))
        let shared = pair.root.numbers.compactMap { pair.root.node($0) }.filter(\.isShared)
        #expect(shared.map(\.kind.name) == ["padding", "HStack", "Text \"a\"", "Text \"b\""])
    }

    // MARK: Random trees

    /// One parameter of a random tree changed: what is found is 1-minimal, and still differs as it did.
    @Test func randomTrees() throws {
        var reduced = 0
        for seed in UInt64(1)...100 {
            var random = SplitMix(seed: seed)
            let tree = RandomTree.random(&random, depth: 4)
            let good = try Self.picture(tree.view, width: 120)
            var bad = good
            bad.root = Self.changed(good.root, Int(random.next() % UInt64(good.root.count)))
            guard bad != good else { continue }
            guard let found = try? Self.reduce(good, bad) else { continue }
            reduced += 1
            let (old, new) = (
                FrameChange(from: found.old.0, to: found.old.1),
                FrameChange(from: found.new.0, to: found.new.1)
            )
            #expect(old.isKept(in: new, loosely: false), "seed \(seed)")
            #expect(found.isMinimal, "seed \(seed)")
            #expect(found.counts.after <= found.counts.before, "seed \(seed)")
            let left = TreeReduction.remainingSteps(
                found, TreeReduction.Options(), shaper: BoxShaper())
            #expect(left.isEmpty, "seed \(seed): \(left.count) steps left")
        }
        #expect(reduced > 15)
    }

    /// Something else in the place of the `number`th element's parameters.
    private static func changed(_ view: ViewDescription, _ number: Int) -> ViewDescription {
        var result = view
        if number == 0 {
            switch view.kind {
            case .stack(let axis, let guide, _):
                result.kind = .stack(axis: axis, alignment: guide, spacing: 13)
            case .padding(var insets):
                insets.leading += 7
                result.kind = .padding(insets)
            case .text(var runs) where !runs.isEmpty:
                runs[0].text += " more"
                result.kind = .text(runs)
            case .frame(let width, let height, let alignment):
                result.kind = .frame(width: (width ?? 10) + 5, height: height, alignment: alignment)
            default: break
            }
            return result
        }
        var left = number - 1
        for index in view.children.indices {
            let count = view.children[index].count
            if left < count {
                result.children[index] = changed(view.children[index], left)
                return result
            }
            left -= count
        }
        return result
    }
}
