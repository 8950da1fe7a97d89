import Drawing
import Foundation
import Testing

@testable import LayoutEngine

struct NoShaper: TextShaper {
    func metrics(of font: FontDescription) throws(FontError) -> FontMetrics {
        throw .missing(family: "none", searched: [])
    }
    func face(for font: FontDescription) throws(FontError) -> FontFace {
        throw .missing(family: "none", searched: [])
    }
    func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText {
        throw .missing(family: "none", searched: [])
    }
    func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine {
        throw .missing(family: "none", searched: [])
    }
}
struct NoImages: ImageLoader {
    func image(from data: Data, name: String) throws -> CGImage { throw CancellationError() }
    func image(atPath path: String) throws -> CGImage { throw CancellationError() }
}

struct Row: View {
    @State var n = 3
    var body: some View {
        HStack(spacing: 4) {
            Spacer()
            ForEach(0..<n, id: \.self) { _ in Spacer().frame(width: 10, height: 20) }
            GeometryReader { p in Spacer(minLength: p.size.width / 2) }
        }.padding(8).onAppear { n = 2 }
    }
}

@MainActor @Test func smoke() {
    let host = LayoutHost(
        VStack {
            Row()
            if true { Spacer() }
        }, shaper: NoShaper(), images: NoImages())
    print(host.layout(ProposedViewSize(width: 200, height: 100)))
    print(host.layoutDescription, host.diagnostics)
}

@MainActor @Test func deep() {
    var v = AnyView(Spacer())
    for i in 0..<10000 { v = AnyView(v.padding(i % 2 == 0 ? 1 : -1)) }
    let host = LayoutHost(v, shaper: NoShaper(), images: NoImages())
    print(host.layout(ProposedViewSize(width: 200, height: 100)), host.layoutDescription.count)
    _ = host.displayList(scale: 2)
}
