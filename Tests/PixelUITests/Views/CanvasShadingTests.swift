import PixelUI
import Testing

/// What a canvas paints with, by pixels at one pixel a point.
@MainActor
@Suite struct CanvasShadingTests {
    private let halves = Gradient(stops: [
        .init(color: .black, location: 0), .init(color: .black, location: 0.5),
        .init(color: .white, location: 0.5), .init(color: .white, location: 1),
    ])

    private func row(_ shading: GraphicsContext.Shading, _ y: Int = 0) throws -> String {
        let view = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
        }
        return try picture(view.background(Color(white: 0.2)), width: 8, height: 4).row(y)
    }

    private func linear(_ options: GraphicsContext.GradientOptions) -> GraphicsContext.Shading {
        .linearGradient(halves, startPoint: .zero, endPoint: CGPoint(x: 2, y: 0), options: options)
    }

    @Test func gradientOptions() throws {
        #expect(try row(linear([])) == "00 FF FF FF FF FF FF FF")
        #expect(try row(linear(.repeat)) == "00 FF 00 FF 00 FF 00 FF")
        #expect(try row(linear(.mirror)) == "00 FF FF 00 00 FF FF 00")
        // Half of linear light is 188, encoded.
        let light = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 0),
            options: .linearColor)
        #expect(try row(light).hasPrefix("BC FF"))
    }

    @Test func repeatedRings() throws {
        let rings = GraphicsContext.Shading.radialGradient(
            halves, center: CGPoint(x: 0, y: 0.5), startRadius: 0, endRadius: 4, options: .repeat)
        #expect(try row(rings) == "00 00 FF FF 00 00 FF FF")
    }

    /// Clockwise from the angle: first the lower half, then the upper one.
    @Test func conicGradient() throws {
        let shading = GraphicsContext.Shading.conicGradient(halves, center: CGPoint(x: 4, y: 2))
        #expect(try row(shading, 0) == "FF FF FF FF FF FF FF FF")
        #expect(try row(shading, 3) == "00 00 00 00 00 00 00 00")
    }

    @Test func meshes() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.black, .white, .black, .white])
        let ramp = (0..<8).map { x in
            let level = String(Int((Double(x) + 0.5) / 8 * 255 + 0.5), radix: 16, uppercase: true)
            return level.count == 1 ? "0" + level : level
        }.joined(separator: " ")
        #expect(try row(.meshGradient(mesh)) == ramp)
        #expect(try picture(mesh, width: 8, height: 4).row(2) == ramp)
        let small = MeshGradient(
            width: 2, height: 2, points: [[0.25, 0], [0.75, 0], [0.25, 1], [0.75, 1]],
            colors: [.white, .white, .white, .white], background: .black)
        #expect(try row(.meshGradient(small)) == "00 00 FF FF FF FF 00 00")
    }

    @Test func palettesGiveShapesTheirFirst() throws {
        #expect(try row(.palette([.color(.white), .color(.black)])) == "FF FF FF FF FF FF FF FF")
    }

    /// Two pixels, the second white, from the origin on.
    @Test func tiledImages() throws {
        let bytes: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255]
        let image = Image(decorative: CGImage(width: 2, height: 1, premultipliedRGBA: bytes), scale: 1)
        #expect(try row(.tiledImage(image)) == "00 FF 00 FF 00 FF 00 FF")
        #expect(try row(.tiledImage(image, origin: CGPoint(x: 1, y: 0))) == "FF 00 FF 00 FF 00 FF 00")
        #expect(
            try row(.tiledImage(image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
                == "FF FF FF FF FF FF FF FF")
        #expect(
            try row(.style(.image(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))))
                == "00 00 00 00 00 00 00 00")
    }

    /// The backdrop is what has been drawn: inverted where the shape is, nothing where nothing was.
    @Test func backdropsAreFiltered() throws {
        let view = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.white))
            var inverted = context
            inverted.addFilter(.colorInvert())
            inverted.translateBy(x: 2, y: 0)
            inverted.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 1)), with: .backdrop)
        }
        let bitmap = try picture(view.background(Color(white: 0.2)), width: 8, height: 4)
        #expect(bitmap.row(0) == "FF FF 00 00 33 33 33 33")
        #expect(bitmap.row(1) == "FF FF FF FF 33 33 33 33")
    }
}
