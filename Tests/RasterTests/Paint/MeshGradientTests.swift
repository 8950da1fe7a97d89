import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

struct MeshGradientTests {
    private let corners = [
        ResolvedColor(255, 0, 0), ResolvedColor(0, 255, 0), ResolvedColor(0, 0, 255),
        ResolvedColor(255, 255, 0),
    ]

    private func mesh(
        _ columns: Int, _ rows: Int, _ places: [(Double, Double)], _ colors: [ResolvedColor],
        background: ResolvedColor = .clear, smooths: Bool = false,
        _ interpolation: GradientRamp.Interpolation = .device
    ) throws -> ColorMesh {
        try #require(
            ColorMesh(
                columns: columns, rows: rows,
                points: zip(places, colors).map { (CGPoint(x: $0.0, y: $0.1), $1) }, background: background,
                smoothsColors: smooths, interpolation: interpolation))
    }

    private func draw(
        _ mesh: ColorMesh, _ width: Int = 64, _ height: Int = 64, in rect: CGRect? = nil
    ) throws -> Bitmap {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        return try render(
            [.fill(Path(whole), FillStyle(), .meshGradient(mesh, rect: rect ?? whole))],
            width: CGFloat(width), height: CGFloat(height))
    }

    private let square = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)]

    /// Two by two, straight: the colours of a bilinear mix, at most a level off, also with cubic colours.
    @Test(arguments: [false, true])
    func fourCornersAreBilinear(smooths: Bool) throws {
        let bitmap = try draw(try mesh(2, 2, square, corners, smooths: smooths))
        for y in 0..<64 {
            for x in 0..<64 {
                let (u, v) = ((Double(x) + 0.5) / 64, (Double(y) + 0.5) / 64)
                let red = 255 * ((1 - u) * (1 - v) + u * v)
                let green = 255 * u
                let blue = 255 * (1 - u) * v
                let pixel = bitmap[x, y]
                #expect(abs(Double(pixel.red) - red) <= 1)
                #expect(abs(Double(pixel.green) - green) <= 1)
                #expect(abs(Double(pixel.blue) - blue) <= 1)
                #expect(pixel.alpha == 255)
            }
        }
    }

    /// A grid of even distances isn't bent, and shows each vertex's own colour.
    @Test(arguments: [GradientRamp.Interpolation.device, .perceptual])
    func verticesHaveTheirColors(interpolation: GradientRamp.Interpolation) throws {
        let colors: [ResolvedColor] = (0..<9).map { index in
            ResolvedColor(index * 25 + 20, 200 - index * 20, index * 37 % 200)
        }
        let halves = [0, 0.5, 1]
        let places = halves.flatMap { y in halves.map { x in (x, y) } }
        let bitmap = try draw(
            try mesh(3, 3, places, colors, smooths: true, interpolation), 201, 201,
            in: CGRect(x: 0.5, y: 0.5, width: 200, height: 200))
        for (index, color) in colors.enumerated() {
            let pixel = bitmap[index % 3 * 100, index / 3 * 100]
            #expect(abs(Double(pixel.red) - color.red * 255) <= 1)
            #expect(abs(Double(pixel.green) - color.green * 255) <= 1)
            #expect(abs(Double(pixel.blue) - color.blue * 255) <= 1)
        }
    }

    /// A mesh and its mirror image draw mirrored pictures.
    @Test func mirrored() throws {
        let places = [
            (0.0, 0.0), (0.4, 0), (1, 0), (0, 0.6), (0.7, 0.3), (1, 0.45), (0, 1), (0.6, 1), (1, 1),
        ]
        let colors: [ResolvedColor] = (0..<9).map { index in
            ResolvedColor(index * 20, 255 - index * 25, index * 91 % 255)
        }
        let mirror = (0..<9).map { $0 / 3 * 3 + 2 - $0 % 3 }
        let one = try draw(try mesh(3, 3, places, colors, smooths: true))
        let other = try draw(
            try mesh(
                3, 3, mirror.map { (1 - places[$0].0, places[$0].1) }, mirror.map { colors[$0] },
                smooths: true))
        for y in 0..<64 {
            for x in 0..<64 {
                let (p, q) = (one[x, y], other[63 - x, y])
                #expect(abs(Int(p.red) - Int(q.red)) <= 1)
                #expect(abs(Int(p.green) - Int(q.green)) <= 1)
                #expect(abs(Int(p.blue) - Int(q.blue)) <= 1)
            }
        }
    }

    /// Moved inner vertices leave no hole and no seam: the background never shows, and with one colour
    /// everywhere all pixels are that.
    @Test func noCracks() throws {
        var random = SeededGenerator(seed: 77)
        for round in 0..<12 {
            let count = 3 + round % 3
            let places = (0..<(count * count)).map { index in
                let (x, y) = (index % count, index / count)
                let isRim = x == 0 || y == 0 || x == count - 1 || y == count - 1
                let shift = isRim ? 0 : 0.6 / Double(count - 1)
                let dx = Double.random(in: -shift...shift, using: &random)
                let dy = Double.random(in: -shift...shift, using: &random)
                return (Double(x) / Double(count - 1) + dx, Double(y) / Double(count - 1) + dy)
            }
            let colors = [ResolvedColor](repeating: ResolvedColor(10, 90, 200), count: count * count)
            let bitmap = try draw(
                try mesh(count, count, places, colors, background: ResolvedColor(255, 0, 0), smooths: true),
                97, 61)
            for y in 0..<61 {
                for x in 0..<97 { #expect(bitmap[x, y] == RGBA8(red: 10, green: 90, blue: 200)) }
            }
        }
    }

    /// A mesh inside its rectangle: its edge is as exact as a path's, the background around it.
    @Test func rimIsAntialiased() throws {
        let places = [(0.25, 0.25), (0.75, 0.3), (0.2, 0.8), (0.8, 0.75)]
        let white = [ResolvedColor](repeating: .white, count: 4)
        let bitmap = try draw(try mesh(2, 2, places, white, background: .black))
        let path = Path { path in
            path.addLines([0, 1, 3, 2].map { CGPoint(x: places[$0].0 * 64, y: places[$0].1 * 64) })
            path.closeSubpath()
        }
        let reference = try render(
            [
                .fill(.rect(0, 0, 64, 64), FillStyle(), .solid(.black)),
                .fill(path, FillStyle(), .solid(.white)),
            ], width: 64, height: 64)
        var partial = 0
        for y in 0..<64 {
            for x in 0..<64 {
                #expect(abs(Int(bitmap[x, y].red) - Int(reference[x, y].red)) <= 1)
                if reference[x, y].red > 0, reference[x, y].red < 255 { partial += 1 }
            }
        }
        #expect(partial > 50)
    }

    /// Turned, a mesh of one colour that fills its rectangle has the rectangle's edge: no pixel is covered
    /// twice by halves.
    @Test func turnedEdgeIsTheShapes() throws {
        let blue = ResolvedColor(0, 0, 255)
        let mesh = try mesh(2, 2, square, [blue, blue, blue, blue])
        let rect = CGRect(x: 10, y: 10, width: 40, height: 40)
        let turn = CGAffineTransform(rotationAngle: 0.3).concatenating(
            CGAffineTransform(translationX: 8, y: 0))
        func picture(_ paint: Paint) throws -> Bitmap {
            try render(
                [
                    .group(
                        [.transform(turn)],
                        [DisplayItem(view: ViewPath("test"), content: .fill(Path(rect), FillStyle(), paint))])
                ], width: 64, height: 64)
        }
        #expect(try picture(.meshGradient(mesh, rect: rect)) == picture(.solid(blue)))
    }

    /// Explicit control points bend the rim: a quarter circle's, within the cubic's error.
    @Test func bezierRim() throws {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        let kappa = 0.552_284_749_8
        let ends = [point(1, 0), point(1, 0), point(0, 0), point(0, 1)]
        // A fan: the right side runs on the circle around (0, 0); the other three are straight.
        let vertices = [
            ColorMesh.Vertex(
                position: ends[2], leading: ends[2], top: ends[2], trailing: point(1.0 / 3, 0),
                bottom: ends[2], color: .white),
            ColorMesh.Vertex(
                position: ends[0], leading: point(2.0 / 3, 0), top: ends[0], trailing: ends[0],
                bottom: point(1, kappa), color: .white),
            ColorMesh.Vertex(
                position: ends[2], leading: ends[2], top: ends[2], trailing: point(0, 1.0 / 3),
                bottom: ends[2], color: .white),
            ColorMesh.Vertex(
                position: ends[3], leading: point(0, 2.0 / 3), top: point(kappa, 1), trailing: ends[3],
                bottom: ends[3], color: .white),
        ]
        let mesh = try #require(
            ColorMesh(
                columns: 2, rows: 2, vertices: vertices, background: .black, smoothsColors: false,
                interpolation: .device))
        let bitmap = try draw(mesh)
        for y in 0..<64 {
            for x in 0..<64 {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let distance = (px * px + py * py).squareRoot() - 64
                if distance < -1 { #expect(bitmap[x, y].red == 255) }
                if distance > 1 { #expect(bitmap[x, y].red == 0) }
            }
        }
    }

    @Test func withoutPatchesThereIsBackground() throws {
        let line = try mesh(2, 1, [(0, 0), (1, 0)], [.white, .white], background: ResolvedColor(9, 8, 7))
        #expect(try draw(line, 4, 4)[1, 1] == RGBA8(red: 9, green: 8, blue: 7))
        let nothing = try mesh(0, 0, [], [])
        #expect(try draw(nothing, 4, 4)[1, 1].alpha == 0)
        #expect(
            ColorMesh(
                columns: 2, rows: 2, points: [(.zero, .white)], background: .clear, smoothsColors: true,
                interpolation: .device) == nil)
    }

    /// Places that aren't numbers, or far away, draw something and end.
    @Test(arguments: [Double.nan, .infinity, 1e9, -1e300])
    func hostilePlaces(place: Double) throws {
        var places = square
        places[3] = (place, place)
        _ = try draw(try mesh(2, 2, places, corners, background: .black))
    }
}
