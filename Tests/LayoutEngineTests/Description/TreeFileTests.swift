import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Description files come from anyone: what isn't one is refused, and what is is safe to lay out.
@MainActor
@Suite("view descriptions: files") struct TreeFileTests {
    private func picture(_ root: ViewDescription) -> PictureDescription {
        PictureDescription(title: "t", root: root, width: 100, height: nil, scale: 2)
    }

    private func refusal(_ picture: PictureDescription) -> String? {
        do {
            _ = try TreeFile.read(TreeFile.write(picture))
            return nil
        } catch { return "\(error)" }
    }

    @Test func infinityIsANumberAndNaNIsNone() throws {
        let length = DescribedLength(FlexibleLength(nil, nil, .infinity))
        let frame = ViewDescription(
            .flexibleFrame(width: length, height: length, alignment: .center),
            children: [ViewDescription(.filling(name: "Color"))])
        #expect(try TreeFile.read(TreeFile.write(picture(frame))).root == frame)
        #expect(refusal(picture(ViewDescription(.spacer(minimum: .nan))))?.contains("nan") == true)
        #expect(refusal(picture(ViewDescription(.fixed(name: "a", width: 1e12, height: 1)))) != nil)
        #expect(refusal(picture(ViewDescription(.fixed(name: "a", width: -1, height: 1)))) == nil)
    }

    @Test func limits() throws {
        var deep = ViewDescription(.divider)
        for _ in 0..<600 { deep = ViewDescription(.offset(x: 1, y: 1), children: [deep]) }
        #expect(refusal(picture(deep))?.contains("deep") == true)
        let wide = ViewDescription(
            .zStack(alignment: .center),
            children: Array(repeating: ViewDescription(.divider), count: 60_000))
        #expect(refusal(picture(wide))?.contains("elements") == true)
        var other = picture(ViewDescription(.divider))
        other.format = "pixeldiff.tree/9"
        #expect(refusal(other)?.contains("pixeldiff.tree/9") == true)
        other = picture(ViewDescription(.divider))
        other.scale = 0
        #expect(refusal(other) != nil)
    }

    /// Parameters that no view could have are laid out all the same.
    @Test func oddParameters() throws {
        var cell = ViewDescription(.divider)
        cell.traits.span = -5
        cell.traits.row = 0
        cell.settings = [
            .displayScale(-3), .lineLimit(lower: 9, upper: -2), .typeSize("huge"), .minimumScaleFactor(40),
            .platform(family: "toaster", version: -1),
        ]
        var wide = ViewDescription(.text([]))
        wide.traits.span = 900_000
        wide.traits.row = 0
        let grid = ViewDescription(
            .grid(alignment: .center, horizontalSpacing: -.infinity, verticalSpacing: nil),
            children: [cell, wide, ViewDescription(.offset(x: .infinity, y: 0), children: [cell])])
        let read = try TreeFile.read(TreeFile.write(picture(grid)))
        #expect(read.frames(shaper: BoxShaper()).count == 5)
    }

    @Test(arguments: ["", "{}", "[[[[", "null", "{\"format\": 1}", "\u{0}\u{1}"])
    func whatIsNone(_ text: String) {
        #expect(throws: TreeFile.Unreadable.self) { try TreeFile.read(Data(text.utf8)) }
    }

    /// Bytes of a good file changed at random: refused, or laid out without harm.
    @Test func changedFiles() throws {
        let view = VStack(spacing: 4) {
            Grid {
                GridRow {
                    Text("a")
                    Color.red
                }
            }
            Text("b").padding(3).frame(maxWidth: .infinity)
            ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0)") } } }
        }
        let (picture, _) = try DescriptionRoundTripTests.described(view)
        let good = Array(try TreeFile.write(picture))
        var random = SplitMix(seed: 7)
        var readable = 0
        for _ in 0..<800 {
            var bytes = good
            for _ in 0..<random.pick([1, 2, 4]) {
                let digits = Array("0123456789-.e\"{}[],an".utf8)
                bytes[Int(random.next() % UInt64(bytes.count))] = random.pick(digits)
            }
            guard let read = try? TreeFile.read(Data(bytes)) else { continue }
            readable += 1
            _ = read.frames(shaper: BoxShaper())
        }
        #expect(readable > 20)
    }
}
