import PixelUI
import Testing

/// A canvas on black: what it draws, by pixels at one pixel a point.
@MainActor
@Suite struct CanvasTests {
    private func drawn(
        _ width: CGFloat = 8, _ height: CGFloat = 4,
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> Bitmap {
        try picture(
            Canvas(renderer: renderer).background(Color.black), width: width, height: height)
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    @Test func fillsInItsOwnCoordinatesAndNothingOutside() throws {
        let bitmap = try picture(
            Canvas { context, size in
                #expect(size == CGSize(width: 4, height: 4))
                context.fill(square(-2, 1, 4), with: .color(.white))
            }.padding(2).background(Color.black), width: 8, height: 8)
        #expect(bitmap.row(2) == "00 00 00 00 00 00 00 00")
        #expect(bitmap.row(3) == "00 00 FF FF 00 00 00 00")
        #expect(bitmap.row(6) == "00 00 00 00 00 00 00 00")
    }

    /// A copy has its own state and draws into the same layer.
    @Test func copiesHaveStateOfTheirOwn() throws {
        let bitmap = try drawn { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.clip(to: square(0, 0, 2))
            copy.translateBy(x: 1, y: 0)
            copy.fill(square(0, 0, 4), with: .color(.white))
            context.fill(square(4, 0, 2), with: .color(.white))
        }
        #expect(bitmap.row(0) == "00 80 00 00 FF FF 00 00")
        #expect(bitmap.row(2) == "00 00 00 00 00 00 00 00")
    }

    /// The map given last acts first on what is drawn.
    @Test func transforms() throws {
        let bitmap = try drawn { context, _ in
            context.translateBy(x: 2, y: 0)
            context.scaleBy(x: 2, y: 1)
            #expect(context.clipBoundingRect == CGRect(x: -1, y: 0, width: 4, height: 4))
            context.fill(square(1, 0, 1), with: .color(.white))
            context.rotate(by: .degrees(90))
            context.fill(square(1, 0, 1), with: .color(.white))
        }
        #expect(bitmap.row(0) == "00 00 00 00 FF FF 00 00")
        #expect(bitmap.row(1) == "FF FF 00 00 00 00 00 00")
    }

    @Test func inverseClip() throws {
        let bitmap = try drawn { context, _ in
            context.clip(to: square(2, 0, 4), options: .inverse)
            context.fill(square(0, 0, 8), with: .color(.white))
        }
        #expect(bitmap.row(1) == "FF FF 00 00 00 00 FF FF")
    }

    @Test func clipToLayer() throws {
        let bitmap = try drawn { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(square(2, 0, 4), with: .color(.white)) }
            context.fill(square(0, 0, 4), with: .color(.white))
        }
        #expect(bitmap.row(1) == "00 00 80 80 00 00 00 00")
    }

    /// In a layer things are opaque among themselves; outside they show through each other.
    @Test func layersAreComposedAsOne() throws {
        let apart = try drawn { context, _ in
            context.opacity = 0.5
            context.fill(square(0, 0, 4), with: .color(.white))
            context.fill(square(2, 0, 4), with: .color(.white))
        }
        #expect(apart.row(0) == "80 80 C0 C0 80 80 00 00")
        let layer = try drawn { context, _ in
            context.opacity = 0.5
            context.drawLayer { inner in
                #expect(inner.opacity == 1)
                inner.fill(square(0, 0, 4), with: .color(.white))
                inner.fill(square(2, 0, 4), with: .color(.white))
            }
        }
        #expect(layer.row(0) == "80 80 80 80 80 80 00 00")
    }

    /// The filter added last acts first: inverted, then darkened is not darkened, then inverted.
    @Test func filtersActInReverse() throws {
        let bitmap = try drawn { context, _ in
            var first = context
            first.addFilter(.brightness(-0.2))
            first.addFilter(.colorInvert())
            first.fill(square(0, 0, 2), with: .color(white: 0.2))
            context.addFilter(.colorInvert())
            context.addFilter(.brightness(-0.2))
            context.fill(square(4, 0, 2), with: .color(white: 0.2))
        }
        #expect(bitmap.row(0) == "99 99 00 00 FF FF 00 00")
    }

    @Test func blendModes() throws {
        let bitmap = try drawn { context, _ in
            context.fill(square(0, 0, 4), with: .color(white: 0.4))
            context.blendMode = .plusLighter
            context.fill(square(2, 0, 4), with: .color(white: 0.2))
        }
        #expect(bitmap.row(0) == "66 66 99 99 33 33 00 00")
    }

    /// Gradient points are the drawing's, whatever the path; styles are measured by the path.
    @Test func gradients() throws {
        let ramp = Gradient(stops: [
            .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
        ])
        let bitmap = try drawn { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 4, height: 1)),
                with: .linearGradient(ramp, startPoint: CGPoint(x: 2, y: 0), endPoint: CGPoint(x: 4, y: 0)))
            context.fill(
                Path(CGRect(x: 0, y: 1, width: 4, height: 1)),
                with: .style(LinearGradient(gradient: ramp, startPoint: .leading, endPoint: .trailing)))
        }
        #expect(bitmap.row(0) == "00 00 00 FF 00 00 00 00")
        #expect(bitmap.row(1) == "00 00 FF FF 00 00 00 00")
    }

    @Test func strokes() throws {
        let bitmap = try drawn { context, _ in
            context.stroke(Path(CGRect(x: 0.5, y: 0.5, width: 5, height: 3)), with: .color(.white))
        }
        #expect(bitmap.row(0) == "FF FF FF FF FF FF 00 00")
        #expect(bitmap.row(1) == "FF 00 00 00 00 FF 00 00")
    }

    /// A symbol is drawn in its ideal size at a point, or stretched to a rectangle.
    @Test func symbols() throws {
        let view = Canvas { context, _ in
            let symbol = context.resolveSymbol(id: 1)
            #expect(symbol?.size == CGSize(width: 2, height: 2))
            if let symbol {
                context.draw(symbol, at: CGPoint(x: 2, y: 2))
                context.draw(symbol, in: CGRect(x: 4, y: 0, width: 4, height: 1))
            }
            #expect(context.resolveSymbol(id: "none") == nil)
        } symbols: {
            Color.red.tag(0)
            Color.white.frame(width: 2, height: 2).tag(1)
        }
        let renderer = ImageRenderer(content: view.background(Color.black))
        renderer.proposedSize = ProposedViewSize(width: 8, height: 4)
        let rendering = try renderer.rendering()
        let bitmap = try rendering.bitmap()
        #expect(bitmap.row(0) == "00 00 00 00 FF FF FF FF")
        #expect(bitmap.row(1) == "00 FF FF 00 00 00 00 00")
        #expect(
            rendering.diagnostics.map(\.message) == [
                "has no symbol with the id none. Give one of its symbols .tag(none)."
            ])
    }

    /// A text's frame is centred on the point; in a rectangle it starts at the top leading corner and wraps.
    /// Source: iamcgn/swiftui-web, Docs/elements/Canvas.md, as measured.
    @Test func texts() throws {
        let view = Canvas { context, _ in
            let text = context.resolve(Text("one two").font(.system(size: 10)))
            let whole = text.measure(in: CGSize(width: 200, height: 100))
            let narrow = text.measure(in: CGSize(width: whole.width - 4, height: 100))
            #expect(narrow.height == 2 * whole.height)
            #expect(text.firstBaseline(in: whole) > 0)
            context.draw(text, at: CGPoint(x: 50, y: 20))
            context.draw(text, in: CGRect(x: 0, y: 40, width: whole.width, height: 100))
        }
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
        let bitmap = try renderer.bitmap()
        func inked(_ rows: Range<Int>) -> ClosedRange<Int>? {
            let columns = (0..<100).filter { x in rows.contains { bitmap[x, $0].alpha > 0 } }
            return columns.first.flatMap { first in columns.last.map { first...$0 } }
        }
        let (centred, leading) = (try #require(inked(10..<30)), try #require(inked(40..<55)))
        #expect(abs(centred.lowerBound + centred.upperBound + 1 - 100) <= 2)
        #expect(leading.lowerBound <= 1)
        #expect(leading.count == centred.count)
    }
}
