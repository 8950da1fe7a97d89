import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Lists and forms in pictures of open height. Source of the numbers: iamcgn/swiftui-web, Docs/elements
/// (List.md and Form.md for macOS 26, iOS.md for iOS 26).
@MainActor
struct ListTests {
    private func host<V: View>(
        _ view: V, width: CGFloat? = 320, height: CGFloat? = nil, profile: PlatformProfile = .macOS26
    ) -> TextHost<V> {
        TextHost(view, width: width, height: height, profile: profile) { $0.font = nil }
    }

    private func box(_ name: String, _ height: CGFloat) -> some View {
        Color.red.frame(width: 40, height: height).overlay { Text(verbatim: name) }
    }

    private func tops(_ host: TextHost<some View>) -> [CGPoint] {
        host.host.frames(of: "frame").map { CGPoint(x: $0[0], y: $0[1]) }
    }

    /// 10 down, content + 8 and at least 24, 16 in.
    @Test func insetRowsOnMacOS() {
        let list = host(
            List {
                box("a", 16)
                box("b", 16)
                box("c", 40)
                box("d", 24)
            })
        #expect(
            tops(list) == [
                CGPoint(x: 16, y: 14), CGPoint(x: 16, y: 38), CGPoint(x: 16, y: 62), CGPoint(x: 16, y: 110),
            ])
        #expect(list.size == CGSize(width: 320, height: 10 + 24 + 24 + 48 + 32 + 10))
    }

    /// Separators from 16 to 16 before the end, below every element but the last.
    @Test func separatorsOnMacOS() {
        let list = host(
            List {
                box("a", 16)
                box("b", 16)
            })
        #expect(list.filled.contains(CGRect(x: 16, y: 33, width: 288, height: 1)))
        let hidden = host(
            List {
                box("a", 16).listRowSeparator(.hidden)
                box("b", 16)
            })
        #expect(!hidden.filled.contains { $0.height == 1 })
    }

    /// Insets of a row are added to macOS's margin; on iOS they replace it.
    @Test func rowInsets() {
        let row = box("a", 16).listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
        #expect(tops(host(List { row })) == [CGPoint(x: 46, y: 14)])
        #expect(tops(host(List { row }.listStyle(.plain), profile: .iOS26)) == [CGPoint(x: 30, y: 20)])
    }

    @Test func plainAndBorderedOnMacOS() {
        let rows = ForEach(0..<2) { _ in box("a", 16) }
        #expect(tops(host(List { rows }.listStyle(.plain))) == [CGPoint(x: 8, y: 4), CGPoint(x: 8, y: 28)])
        #expect(
            tops(host(List { rows }.listStyle(.bordered))) == [CGPoint(x: 7, y: 5), CGPoint(x: 7, y: 29)])
    }

    /// Apple row (16, 42) under a pinned header; the second header's text at 112 when its section's rows end
    /// at 86; the footer 164, the next section's row 210.
    @Test func sectionsOnMacOS() {
        let list = host(
            List {
                Section("Fruit") {
                    box("apple", 16)
                    box("banana", 16)
                }
                Section {
                    box("carrot", 16)
                } header: {
                    Text(verbatim: "Veg")
                } footer: {
                    Text(verbatim: "Foot")
                }
                Section { box("cherry", 16) }
            })
        #expect(tops(list).map(\.y) == [42, 66, 138, 210])
        #expect(
            list.texts.filter { ["Veg", "Foot"].contains($0.label.split(separator: "\"").last ?? "") }.map(
                \.frame.minY) == [112, 164])
    }

    /// Cards 16 in, rows max(56, content + 30), 35 above and between cards without headers.
    @Test func cardsOnIOS() {
        let list = host(
            List {
                Section {
                    box("a", 16)
                    box("b", 40)
                }
                Section { box("c", 16) }
            }, width: 375, profile: .iOS26)
        #expect(tops(list) == [CGPoint(x: 32, y: 55), CGPoint(x: 32, y: 106), CGPoint(x: 32, y: 216)])
    }

    /// A header is 10 below the top, or 27.5 below a card, and 10 above its card.
    @Test func headersOnIOS() {
        let list = host(
            List {
                Section("One") { box("a", 16) }
                Section("Two") { box("b", 16) }
            }, width: 375, profile: .iOS26)
        let headers = list.texts.filter { $0.label.contains("One") || $0.label.contains("Two") }.map(\.frame)
        #expect(headers.map(\.minX) == [32, 32])
        #expect(headers[0].minY == 10)
        #expect(tops(list)[0].y == headers[0].maxY + 10 + 20)
        #expect(headers[1].minY == headers[0].maxY + 10 + 56 + 27.5)
    }

    /// Rows are cut where the height is given, from the bottom; the list takes what it is offered.
    @Test func finiteHeightStartsAtTheTop() {
        let rows = List(0..<100) { _ in box("a", 16) }
        let list = host(rows, width: 300, height: 100)
        #expect(list.size == CGSize(width: 300, height: 100))
        #expect(tops(list)[0].y == 14)
        #expect(host(rows, width: 300).size.height == 2420)
        #expect(host(List {}, width: 300).size.height == 0)
    }

    /// The chosen row, by its id or its tag, has a highlight.
    @Test func selectionHighlights() {
        func highlight(_ selected: Int?) -> Int {
            let list = List(selection: .constant(selected)) {
                ForEach(0..<3, id: \.self) { _ in box("a", 16) }
                box("b", 16).tag(7)
            }
            return TextHost(list, width: 300, profile: .iOS26).host.displayList(scale: 2).dump()
                .split(separator: "\n").filter { $0.contains("209") || $0.contains("D1D1D6") }.count
        }
        #expect(highlight(nil) == 0)
        #expect(highlight(1) == 1)
        #expect(highlight(7) == 1)
        #expect(highlight(9) == 0)
    }

    @Test func backgroundsFillTheRow() {
        let list = host(
            List {
                box("a", 16).listRowBackground(Color.blue)
                box("b", 16)
            })
        #expect(list.filled.contains(CGRect(x: 0, y: 10, width: 320, height: 24)))
    }

    @Test func hiddenGround() {
        let list = List { box("a", 16) }
        #expect(host(list).filled.contains(CGRect(x: 0, y: 0, width: 320, height: 44)))
        #expect(
            !host(list.scrollContentBackground(.hidden)).filled.contains(
                CGRect(x: 0, y: 0, width: 320, height: 44)))
    }

    @Test func spacings() {
        let list = List {
            Section {
                box("a", 16)
                box("b", 16)
            }
            Section { box("c", 16) }
        }
        let spaced = host(list.listRowSpacing(5).listSectionSpacing(9), width: 375, profile: .iOS26)
        // 35 and 20 above; 56 and 5 further; 56, 9 further.
        #expect(tops(spaced).map(\.y) == [55, 116, 181])
    }

    /// Mirrored: content starts at the right.
    @Test func rightToLeft() {
        let list = TextHost(List { box("a", 16) }, width: 320) { $0.layoutDirection = .rightToLeft }
        #expect(tops(list) == [CGPoint(x: 320 - 16 - 40, y: 14)])
    }

    // MARK: Form

    /// Labels end and controls start at one line: a column as wide as the widest label and 8.
    @Test func columnsOnMacOS() throws {
        let form = host(
            Form {
                LabeledContent("Label") { box("a", 16) }
                LabeledContent("Wider label") { box("b", 16) }
                box("c", 16)
            }, width: nil)
        let boxes = tops(form)
        #expect(Set(boxes.map(\.x)).count == 1)
        let wide = try #require(form.texts.first { $0.label.contains("Wider") })
        #expect(wide.frame.minX == 0)
        #expect(boxes[0].x == wide.frame.maxX + 8)
    }

    /// In a row the label is at its start and the control at its end; the row is as tall as its label needs.
    @Test func formRowsOnIOS() {
        let form = host(
            Form {
                Toggle("A", isOn: .constant(true))
                LabeledContent("B", value: "C")
            }, width: 375, profile: .iOS26)
        #expect(form.host.frames(of: "switch").map { $0[0] + $0[2] } == [343])
        #expect(form.texts.map { $0.label.contains("C") ? $0.frame.maxX : 0 }.max() == CGFloat(343))
        #expect(form.size.height == 182)
    }

    /// Grouped on macOS: cards 20 in, rows content + 20.
    @Test func groupedFormOnMacOS() {
        let form = host(
            Form {
                box("a", 16)
                box("b", 16)
            }.formStyle(.grouped), width: 360)
        #expect(tops(form) == [CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 66)])
        #expect(form.size.height == 112)
    }
}
