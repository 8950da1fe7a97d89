import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("reduction: SwiftUI code") struct SwiftUICodeTests {
    private func code(_ view: some View) throws -> String {
        var code = SwiftUICode()
        var root = try TreeReductionTests.picture(view).root
        root.settings = []
        return code.expression(root).joined(separator: "\n")
    }

    @Test func stacksTextsAndModifiers() throws {
        let view = VStack(alignment: .leading, spacing: 4) {
            Text("say \"hi\"\n").bold().lineLimit(2)
            HStack(alignment: .firstTextBaseline) {
                Text("b").font(.system(size: 12, weight: .semibold, design: .serif)).padding(.horizontal, 3)
                Spacer(minLength: 0)
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .topTrailing)
            Color.red.frame(width: 10.5, height: 2).offset(x: 1, y: 0)
        }
        .overlay(alignment: .bottomTrailing) { Divider().zIndex(2) }
        #expect(
            try code(view) == """
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "say \\"hi\\"\\n").bold()
                        .lineLimit(2)
                    HStack(alignment: .firstTextBaseline) {
                        Text(verbatim: "b").font(.system(size: 12, weight: .semibold, design: .serif))
                            .padding(.horizontal, 3)
                        Spacer(minLength: 0)
                        Spacer()
                    }
                    .frame(maxWidth: .infinity, alignment: .topTrailing)
                    Color.gray
                        .frame(width: 10.5, height: 2)
                        .offset(x: 1, y: 0)
                }
                .overlay(alignment: .bottomTrailing) {
                    Divider()
                        .zIndex(2)
                }
                """)
    }

    @Test func gridsAndGuides() throws {
        let view = Grid(horizontalSpacing: 2) {
            GridRow(alignment: .top) {
                Text("a").gridColumnAlignment(.trailing)
                Text("b").alignmentGuide(.leading) { $0.width / 2 + 3 }
            }
            Text("c").alignmentGuide(VerticalAlignment.top) { _ in 5 }
        }
        #expect(
            try code(view) == """
                Grid(horizontalSpacing: 2) {
                    GridRow(alignment: .top) {
                        Text(verbatim: "a")
                            .gridColumnAlignment(.trailing)
                        Text(verbatim: "b")
                            .alignmentGuide(HorizontalAlignment.leading) { 3 + 0.5 * $0.width }
                    }
                    Text(verbatim: "c")
                        .alignmentGuide(VerticalAlignment.top) { _ in 5 }
                }
                """)
    }

    @Test func literals() {
        #expect(SwiftUICode.literal("a\u{202E}b\u{0}é…") == "\"a\\u{202E}b\\u{0}é…\"")
        #expect(SwiftUICode.literal("x\u{200B}y") == "\"x\\u{200B}y\"")
        #expect(SwiftUICode.literal("\\(evil)") == "\"\\\\(evil)\"")
    }

    @Test func numbers() {
        #expect(FontCode.number(16) == "16")
        #expect(FontCode.number(-0.5) == "-0.5")
        #expect(FontCode.number(1.0 / 3) == "0.3333333333333333")
        #expect(FontCode.number(.infinity) == ".infinity")
    }
}
