import Drawing
import Foundation
import Testing

struct DisplayListDumpTests {
    private let card = ViewPath("Card")
    private let square = Path { path in
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 4.25, y: 2))
        path.addLine(to: CGPoint(x: 4.25, y: 10))
        path.addLine(to: CGPoint(x: 1, y: 10))
        path.closeSubpath()
    }
    private let curve = Path { path in
        path.move(to: CGPoint(x: -0.0001, y: 0.5))
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
        path.addCurve(
            to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1.23456, y: 2), control2: CGPoint(x: 2, y: 3))
        path.addLine(to: CGPoint(x: 3, y: 4))
    }

    private func dump(_ contents: DisplayItem.Content...) -> [String] {
        let items = contents.enumerated().map { index, content in
            DisplayItem(view: card.appending("Text", index: index), content: content)
        }
        let list = DisplayList(size: CGSize(width: 375, height: 66.5), scale: 2, items: items)
        return list.dump().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func fillsAndStrokes() {
        let style = StrokeStyle(
            lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [4, 2.5], dashPhase: 1)
        let lines = dump(
            .fill(square, FillStyle(), .solid(ResolvedColor(255, 56, 60))),
            .fill(
                curve, FillStyle(eoFill: true, antialiased: false),
                .solid(ResolvedColor(0, 0, 0, opacity: 0.5))),
            .stroke(square, style, .solid(ResolvedColor(red: 1.2, green: 0, blue: 0)), antialiased: false),
            .stroke(square, StrokeStyle(), .solid(.clear), antialiased: true))
        #expect(
            lines == [
                "picture 375x66.5 @2",
                "fill rect(1,2,3.25,8) #FF383CFF | Card/Text[0]",
                "fill path(M0,0.5 Q1,1,2,0 C1.235,2,2,3,3,3 L3,4) even-odd aliased #00000080 | Card/Text[1]",
                "stroke rect(1,2,3.25,8) width 1.5 cap round join bevel dash 4,2.5 phase 1 aliased"
                    + " color(1.2,0,0,1) | Card/Text[2]",
                "stroke rect(1,2,3.25,8) width 1 #00000000 | Card/Text[3]",
                "",
            ])
    }

    @Test func spreadsAndMeshes() throws {
        let ramp = GradientRamp(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
            interpolation: .linear, spread: .mirror)
        let corners: [(position: CGPoint, color: ResolvedColor)] = [
            (CGPoint(x: 0, y: 0), .black), (CGPoint(x: 3, y: 0), .white), (CGPoint(x: 0, y: 3), .white),
            (CGPoint(x: 3, y: 3), .black),
        ]
        let mesh = try #require(
            ColorMesh(
                columns: 2, rows: 2, points: corners, background: .white, smoothsColors: false,
                interpolation: .perceptual))
        let lines = dump(
            .fill(square, FillStyle(), .linearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: 10))),
            .fill(
                square, FillStyle(), .meshGradient(mesh, rect: CGRect(x: 0, y: 0, width: 4, height: 2))))
        let linear = "fill rect(1,2,3.25,8) linear((0,0) to (0,10) linear mirror #000000FF@0 #FFFFFFFF@1)"
        let vertices = [
            "#000000FF@(0,0)[(0,0) (0,0) (1,0) (0,1)]", "#FFFFFFFF@(3,0)[(2,0) (3,0) (3,0) (3,1)]",
            "#FFFFFFFF@(0,3)[(0,3) (0,2) (1,3) (0,3)]", "#000000FF@(3,3)[(2,3) (3,2) (3,3) (3,3)]",
        ]
        let grid = "fill rect(1,2,3.25,8) mesh(rect(0,0,4,2) 2x2 perceptual straight on #FFFFFFFF "
        let words = vertices.joined(separator: " ")
        #expect(lines[1] == "\(linear) | Card/Text[0]")
        #expect(lines[2] == "\(grid)\(words)) | Card/Text[1]")
    }

    @Test func gradients() {
        let ramp = GradientRamp(stops: [
            .init(color: .black, location: 0), .init(color: .white, location: 0.3333),
        ])
        let device = GradientRamp(stops: ramp.stops, interpolation: .device)
        let lines = dump(
            .fill(square, FillStyle(), .linearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: 10))),
            .fill(
                square, FillStyle(),
                .radialGradient(
                    device, center: .zero, startRadius: 1, endRadius: 5,
                    transform: CGAffineTransform(scaleX: 2, y: 1))),
            .fill(square, FillStyle(), .angularGradient(ramp, center: .zero, startAngle: 0, endAngle: .pi)))
        #expect(
            lines.dropFirst().dropLast() == [
                "fill rect(1,2,3.25,8) linear((0,0) to (0,10) #000000FF@0 #FFFFFFFF@0.333) | Card/Text[0]",
                "fill rect(1,2,3.25,8) radial((0,0) 1 to 5 transform(2,0,0,1,0,0) device #000000FF@0"
                    + " #FFFFFFFF@0.333) | Card/Text[1]",
                "fill rect(1,2,3.25,8) angular((0,0) 0 to 3.142 #000000FF@0 #FFFFFFFF@0.333) | Card/Text[2]",
            ])
    }

    /// The checksum of no bytes and of "a" are FNV-1a's published test values.
    @Test func images() {
        let empty = CGImage(width: 0, height: 0, premultipliedRGBA: [])
        let one = CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255])
        let other = CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 4, 255])
        let rect = CGRect(x: 0, y: 0, width: 3, height: 4.5)
        let lines = dump(
            .image(ImageItem(image: empty, rect: rect)),
            .image(
                ImageItem(
                    image: one, rect: rect, capInsets: .init(top: 1, left: 2, bottom: 3, right: 4),
                    resizing: .tile,
                    interpolation: .none, imageScale: 2, template: .solid(.black), isAntialiased: false)),
            .image(ImageItem(image: other, rect: rect)))
        #expect(lines[1] == "image 0x0 cbf29ce484222325 rect(0,0,3,4.5) | Card/Text[0]")
        #expect(lines[2].hasPrefix("image 1x1 "))
        #expect(
            lines[2].hasSuffix(
                "rect(0,0,3,4.5) caps 1,2,3,4 tile interpolation none @2 template #000000FF aliased | Card/Text[1]"
            ))
        #expect(lines[2].prefix(26) != lines[3].prefix(26))
    }

    @Test func glyphs() {
        let run = GlyphRun(
            face: FontFace(family: "Inter", name: "Inter-Regular", fingerprint: ""), size: 17,
            isSlanted: true,
            emboldening: 0.25, glyphs: [.init(id: 3, position: .zero)], width: 41.2345,
            text: "a \"b\"\\\n\u{7}é")
        let lines = dump(.glyphs(run, origin: CGPoint(x: 16, y: 30.5), .solid(.black)))
        #expect(
            lines[1] == #"glyphs "a \"b\"\\\n\u{7}é" Inter-Regular 17 slanted emboldened 0.25 at (16,30.5)"#
                + " width 41.235 #000000FF | Card/Text[0]")
    }

    @Test func groups() {
        let item = DisplayItem(view: card, content: .fill(square, FillStyle(), .solid(.black)))
        let inner = DisplayItem(view: card, content: .group([.layer, .blend(.plusLighter)], [item]))
        let lines = dump(
            .group(
                [
                    .transform(CGAffineTransform(translationX: 1, y: 2)),
                    .clip(square, FillStyle(eoFill: true)),
                    .mask([item]), .opacity(0.5), .shadow(color: .black, radius: 3, x: 0, y: 1),
                    .blur(radius: 2, isOpaque: true), .colorFilter(.grayscale(0.25)),
                ], [inner]))
        #expect(
            lines.dropFirst().dropLast() == [
                "group translate(1,2) clip(rect(1,2,3.25,8) even-odd) mask opacity(0.5)"
                    + " shadow(#000000FF radius 3 at (0,1)) blur(2 opaque) grayscale(0.25) | Card/Text[0]",
                "  mask",
                "    fill rect(1,2,3.25,8) #000000FF | Card",
                "  group layer blend(plusLighter) | Card",
                "    fill rect(1,2,3.25,8) #000000FF | Card",
            ])
    }
}
