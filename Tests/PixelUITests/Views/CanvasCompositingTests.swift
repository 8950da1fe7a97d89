import PixelUI
import Testing

/// How what a canvas draws meets what it drew before, by pixels at one pixel a point.
@MainActor
@Suite struct CanvasCompositingTests {
    private func row(_ renderer: @escaping (inout GraphicsContext) -> Void) throws -> String {
        try picture(
            Canvas { context, _ in renderer(&context) }.background(Color(white: 0.2)), width: 8, height: 4
        ).row(0)
    }

    private func square(_ x: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: 0, width: side, height: side))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let mode: GraphicsContext.BlendMode
        let expected: String
    }

    /// White on four pixels, then 0.4 by the mode on the four from the third on; 0x33 lies below the canvas.
    /// Source: Porter and Duff's operators, kept to the shape.
    nonisolated static let cases = [
        Case(testDescription: "clear", mode: .clear, expected: "FF FF 33 33 33 33 33 33"),
        Case(testDescription: "copy", mode: .copy, expected: "FF FF 66 66 66 66 33 33"),
        Case(testDescription: "sourceIn", mode: .sourceIn, expected: "FF FF 66 66 33 33 33 33"),
        Case(testDescription: "sourceOut", mode: .sourceOut, expected: "FF FF 33 33 66 66 33 33"),
        Case(testDescription: "sourceAtop", mode: .sourceAtop, expected: "FF FF 66 66 33 33 33 33"),
        Case(testDescription: "destinationIn", mode: .destinationIn, expected: "FF FF FF FF 33 33 33 33"),
        Case(testDescription: "destinationOut", mode: .destinationOut, expected: "FF FF 33 33 33 33 33 33"),
        Case(testDescription: "destinationOver", mode: .destinationOver, expected: "FF FF FF FF 66 66 33 33"),
        Case(testDescription: "destinationAtop", mode: .destinationAtop, expected: "FF FF FF FF 66 66 33 33"),
        Case(testDescription: "xor", mode: .xor, expected: "FF FF 33 33 66 66 33 33"),
        Case(testDescription: "multiply", mode: .multiply, expected: "FF FF 66 66 66 66 33 33"),
        Case(testDescription: "difference", mode: .difference, expected: "FF FF 99 99 66 66 33 33"),
    ]

    @Test(arguments: cases) func blendModes(_ one: Case) throws {
        let drawn = try row { context in
            context.fill(square(0, 4), with: .color(.white))
            context.blendMode = one.mode
            context.fill(square(2, 4), with: .color(white: 0.4))
        }
        #expect(drawn == one.expected)
    }

    /// A clear colour clears; a layer replaces on the whole canvas.
    @Test func replacingModes() throws {
        let cleared = try row { context in
            context.fill(square(0, 4), with: .color(.white))
            context.blendMode = .copy
            context.fill(square(2, 1), with: .color(.clear))
        }
        #expect(cleared == "FF FF 33 FF 33 33 33 33")
        let layer = try row { context in
            context.fill(square(0, 4), with: .color(.white))
            context.blendMode = .destinationIn
            context.drawLayer { $0.fill(square(2, 4), with: .color(.black)) }
        }
        #expect(layer == "33 33 FF FF 33 33 33 33")
    }

    @Test func colorFilters() throws {
        func filtered(_ filter: GraphicsContext.Filter, _ color: Color) throws -> String {
            let drawn = try row { context in
                context.addFilter(filter)
                context.fill(square(0, 1), with: .color(color))
            }
            return String(drawn.prefix(2))
        }
        // 1 x 0.5 + 0.25 = 191.25 of 255.
        #expect(try filtered(.colorInvert(0.25), .white) == "BF")
        #expect(try filtered(.colorInvert(0), Color(white: 0.4)) == "66")
        var swapped = ColorMatrix()
        (swapped.r1, swapped.r2, swapped.r5) = (0, 1, 0.2)
        #expect(try filtered(.colorMatrix(swapped), Color(red: 1, green: 0.4, blue: 0)) == "99")
        #expect(try filtered(.alphaThreshold(min: 0.5, color: .white), .black.opacity(0.4)) == "33")
        #expect(try filtered(.alphaThreshold(min: 0.5, color: .white), .black.opacity(0.6)) == "FF")
        #expect(
            try filtered(.alphaThreshold(min: 0.2, max: 0.5, color: .white), .black.opacity(0.6)) == "33")
    }

    /// Hard shadows of 0.4, two pixels to the right of a white square.
    @Test func shadowOptions() throws {
        func shadowed(
            _ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal
        ) throws -> String {
            try row { context in
                context.addFilter(
                    .shadow(color: Color(white: 0.4), radius: 0, x: 2, blendMode: mode, options: options))
                context.fill(square(0, 4), with: .color(.white))
            }
        }
        #expect(try shadowed([]) == "FF FF FF FF 66 66 33 33")
        #expect(try shadowed(.shadowAbove) == "FF FF 66 66 66 66 33 33")
        #expect(try shadowed(.shadowOnly) == "33 33 66 66 66 66 33 33")
        #expect(try shadowed([.shadowAbove, .invertsAlpha], .sourceAtop) == "66 66 FF FF 33 33 33 33")
    }

    @Test func projections() throws {
        let moved = try row { context in
            context.addFilter(
                .projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 3, y: 0))))
            context.fill(square(0, 2), with: .color(.white))
        }
        #expect(moved == "33 33 33 FF FF 33 33 33")
        // w = 1/2 everywhere: twice as large.
        var halved = ProjectionTransform()
        halved.m33 = 0.5
        let grown = try row { context in
            context.addFilter(.projectionTransform(halved))
            context.fill(square(0, 2), with: .color(.white))
        }
        #expect(grown == "FF FF FF FF 33 33 33 33")
    }

    /// A text painted by a gradient has its colours, through the letters' own coverage.
    @Test func shadedTexts() throws {
        let view = Canvas { context, _ in
            var text = context.resolve(Text("MMMM").font(.system(size: 20)))
            text.shading = .linearGradient(
                Gradient(stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)]),
                startPoint: .zero, endPoint: CGPoint(x: 60, y: 0))
            context.draw(text, at: CGPoint(x: 30, y: 15))
        }
        let bitmap = try picture(view, width: 60, height: 30)
        var inked = 0
        for y in 0..<30 {
            for x in 0..<60 where bitmap[x, y].alpha == 255 {
                inked += 1
                #expect(bitmap[x, y].hex == (x < 30 ? "ff383c" : "0088ff"))
            }
        }
        #expect(inked > 20)
    }
}
