import Drawing
import Foundation
import Testing

@testable import ImageFormats

@Suite struct SVGParserTests {
    private func parse(_ body: String, head: String = "viewBox=\"0 0 100 100\"") throws -> VectorImage {
        try SVGParser().parse(
            Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(head)>\(body)</svg>".utf8), name: "a.svg")
    }

    private func shapes(_ image: VectorImage) -> [VectorImage.Shape] {
        func collect(_ elements: [VectorImage.Element]) -> [VectorImage.Shape] {
            elements.flatMap { element -> [VectorImage.Shape] in
                switch element {
                case .shape(let shape): [shape]
                case .group(let inner, _, _, _): collect(inner)
                }
            }
        }
        return collect(image.elements)
    }

    private func message(_ body: String) -> String {
        do {
            _ = try parse(body)
            return "parsed"
        } catch {
            return "\(error)"
        }
    }

    @Test func basicShapes() throws {
        let found = shapes(
            try parse(
                """
                <rect x="1" y="2" width="3" height="50%"/><circle cx="5" cy="5" r="2"/>
                <ellipse cx="5" cy="5" rx="4" ry="1"/><line x2="3" y2="4" stroke="red"/>
                <polyline points="0,0 1,1 2 0"/><polygon points="0 0 1 1 2 0"/><rect width="0" height="3"/>
                """))
        #expect(found.count == 6)
        #expect(found[0].path == Path(CGRect(x: 1, y: 2, width: 3, height: 50)))
        #expect(found[1].path == Path(ellipseIn: CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(found[2].path == Path(ellipseIn: CGRect(x: 1, y: 4, width: 8, height: 2)))
        #expect(found[3].stroke?.ink == .fixed(ResolvedColor(255, 0, 0)))
        #expect(found[4].path.elements.count == 3)
        #expect(found[5].path.elements.last == .closeSubpath)
        let rounded = shapes(try parse("<rect width=\"10\" height=\"8\" rx=\"2\"/>"))[0].path
        #expect(
            rounded
                == Path(
                    roundedRect: CGRect(x: 0, y: 0, width: 10, height: 8), cornerRadius: 2, style: .circular))
    }

    /// Source: SVG 1.1, section 8.3: the equivalents of each command in absolute ones.
    @Test(arguments: [
        ("M1 2L3 4H5V6Z", "1 2 m 3 4 l 5 4 l 5 6 l h"),
        ("m1 2l2 2h2v2z", "1 2 m 3 4 l 5 4 l 5 6 l h"),
        ("M1 1 2 2 3 1m1 1 1 1", "1 1 m 2 2 l 3 1 l 4 2 m 5 3 l"),
        ("M0 0C1 0 2 1 2 2S3 4 4 4", "0 0 m 1 0 2 1 2 2 c 2 3 3 4 4 4 c"),
        ("M0 0c1 0 2 1 2 2s1 2 2 2", "0 0 m 1 0 2 1 2 2 c 2 3 3 4 4 4 c"),
        ("M0 0S1 1 2 2", "0 0 m 0 0 1 1 2 2 c"),
        ("M0 0Q1 2 2 0T4 0t2 0", "0 0 m 1 2 2 0 q 3 -2 4 0 q 5 2 6 0 q"),
        ("M0 0T2 2", "0 0 m 0 0 2 2 q"),
        ("M.5.5-.5-.5+1e1,1E-1", "0.5 0.5 m -0.5 -0.5 l 10 0.1 l"),
        ("M0 0H4V4ZL1 1", "0 0 m 4 0 l 4 4 l h 0 0 m 1 1 l"),
        ("M5 5zm1 1l1 0", "5 5 m h 6 6 m 7 6 l"),
    ])
    func pathCommands(data: String, expected: String) throws {
        #expect(SVGPathData.path(data) == Path(expected))
    }

    @Test(arguments: [
        "L1 1", "M1", "M1 1 L", "M0 0 X1", "M0 0 A1 1 0 2 0 1 1", "M1e400 0", "M0 0 z 1 1",
    ])
    func damagedPaths(data: String) {
        #expect(SVGPathData.path(data) == nil)
    }

    @Test func flagsNeedNoSeparators() throws {
        let packed = SVGPathData.path("M0 0a1 1 0 00.5.5")
        #expect(packed == SVGPathData.path("M0 0a1 1 0 0 0 .5 .5"))
        #expect(packed?.elements.count == 2)
    }

    /// Points of random arcs lie on the ellipse of F.6.5, and turn by its angle. The expectation is the
    /// specification's own formula, with angles.
    @Test func arcsFollowTheSpecification() throws {
        var state: UInt64 = 5
        func random(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(state >> 11) / 9_007_199_254_740_992
                * (range.upperBound - range.lowerBound)
        }
        for index in 0..<400 {
            let (isLarge, isSweep) = (index & 1 == 1, index & 2 == 2)
            let from = CGPoint(x: random(-50...50), y: random(-50...50))
            let to = CGPoint(x: random(-50...50), y: random(-50...50))
            let (rx, ry, degrees) = (random(1...80), random(1...80), random(-400...400))
            var path = Path()
            path.move(to: from)
            SVGArc(
                from: from, to: to, radii: CGSize(width: rx, height: ry), degrees: degrees, isLarge: isLarge,
                isSweep: isSweep
            ).add(to: &path)
            #expect(path.currentPoint == to)
            // F.6.5 and F.6.6.
            let phi = degrees * Double.pi / 180
            let (x, y) = (
                cos(phi) * (from.x - to.x) / 2 + sin(phi) * (from.y - to.y) / 2,
                -sin(phi) * (from.x - to.x) / 2 + cos(phi) * (from.y - to.y) / 2
            )
            let grow = max(1, sqrt(x * x / rx / rx + y * y / ry / ry))
            let (a, b) = (rx * grow, ry * grow)
            let numerator = max(0, a * a * b * b - a * a * y * y - b * b * x * x)
            let root = sqrt(numerator / (a * a * y * y + b * b * x * x)) * (isLarge == isSweep ? -1 : 1)
            let (cx, cy) = (root * a * y / b, -root * b * x / a)
            let start = atan2((y - cy) / b, (x - cx) / a)
            var delta = atan2((-y - cy) / b, (-x - cx) / a) - start
            if isSweep, delta < 0 { delta += 2 * .pi }
            if !isSweep, delta > 0 { delta -= 2 * .pi }
            var turned = 0.0
            var last = (x: cos(start), y: sin(start))
            var point = from
            for element in path.elements.dropFirst() {
                guard case .curve(let end, let c1, let c2) = element else { continue }
                for t in [0.25, 0.5, 0.75, 1] {
                    let s = 1 - t
                    let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    let px = k0 * point.x + k1 * c1.x + k2 * c2.x + k3 * end.x - (from.x + to.x) / 2
                    let py = k0 * point.y + k1 * c1.y + k2 * c2.y + k3 * end.y - (from.y + to.y) / 2
                    let u = ((cos(phi) * px + sin(phi) * py) - cx) / a
                    let v = ((-sin(phi) * px + cos(phi) * py) - cy) / b
                    #expect(abs(sqrt(u * u + v * v) - 1) < 3e-4)
                    turned += atan2(last.x * v - last.y * u, last.x * u + last.y * v)
                    last = (u, v)
                }
                point = end
            }
            #expect(abs(turned - delta) < 1e-6, "\(index): \(turned) for \(delta)")
        }
    }

    @Test func quarterCircle() throws {
        let path = try #require(SVGPathData.path("M10 0A10 10 0 0 1 0 10"))
        let k = 5.522847498
        guard case .curve(let end, let c1, let c2) = path.elements[1] else { return #expect(Bool(false)) }
        #expect(end == CGPoint(x: 0, y: 10))
        #expect(
            abs(c1.x - 10) < 1e-9 && abs(c1.y - k) < 1e-8 && abs(c2.x - k) < 1e-8 && abs(c2.y - 10) < 1e-9)
        #expect(SVGPathData.path("M0 0A0 5 0 0 1 4 4") == Path("0 0 m 4 4 l"))
        #expect(SVGPathData.path("M0 0A5 5 0 0 1 0 0") == Path("0 0 m"))
    }

    @Test func transforms() throws {
        let point = CGPoint(x: 1, y: 2)
        func mapped(_ text: String) -> CGPoint? { SVGTransform.read(text).map { point.applying($0) } }
        #expect(mapped("translate(3)") == CGPoint(x: 4, y: 2))
        #expect(mapped("translate(3,4) scale(2)") == CGPoint(x: 5, y: 8))
        #expect(mapped("matrix(1 2 3 4 5 6)") == CGPoint(x: 12, y: 16))
        #expect(mapped("rotate(90)") == CGPoint(x: -2, y: 1))
        #expect(mapped("rotate(90, 1, 1)") == CGPoint(x: 0, y: 1))
        #expect(mapped("skewX(45)").map { abs($0.x - 3) < 1e-12 && $0.y == 2 } == true)
        #expect(mapped("scale(1 2 3)") == nil && mapped("spin(3)") == nil && mapped("scale(2") == nil)
        let nested = shapes(
            try parse(
                "<g transform=\"translate(1 1)\"><path transform=\"scale(2)\" d=\"M1 1H2\" stroke=\"#000\"/></g>"
            ))
        #expect(CGPoint(x: 1, y: 1).applying(nested[0].transform) == CGPoint(x: 3, y: 3))
    }

    @Test func stylesAreInheritedAndOrdered() throws {
        let image = try parse(
            """
            <style>/* a */ .a, path { fill: #f00; } #b { fill: rgb(0 0 255 / 50%) }</style>
            <g fill="lime" stroke="currentColor" stroke-width="3" fill-rule="evenodd" color="teal">
            <rect width="1" height="1"/><path d="M0 0H1"/><path id="b" d="M0 0H1"/>
            <path class="a" style="fill:#123456; stroke-linecap: round" d="M0 0H1"/></g>
            <rect width="1" height="1"/><rect width="1" height="1" fill="none"/>
            """)
        let found = shapes(image)
        #expect(found.count == 5)
        #expect(
            found.map(\.fill) == [
                .fixed(ResolvedColor(0, 255, 0)), .fixed(ResolvedColor(255, 0, 0)),
                .fixed(ResolvedColor(0, 0, 255, opacity: 0.5)), .fixed(ResolvedColor(18, 52, 86)), .current,
            ])
        #expect(found[0].stroke?.ink == .fixed(ResolvedColor(0, 128, 128)))
        #expect(found[0].stroke?.style.lineWidth == 3 && found[0].isEvenOdd && !found[4].isEvenOdd)
        #expect(found[3].stroke?.style.lineCap == .round && found[0].stroke?.style.miterLimit == 4)
    }

    @Test func dashesOpacityAndLayers() throws {
        let found = shapes(
            try parse(
                """
                <path d="M0 0H9" stroke="#000" stroke-dasharray="1 2 3" stroke-dashoffset="4" stroke-opacity=".5"/>
                <path d="M0 0H9" fill-opacity="25%" class="hierarchical-0:secondary"/>
                <path d="M0 0H9" class="tertiary" data-threshold="0.5"/>
                """))
        #expect(found[0].stroke?.style.dash == [1, 2, 3, 1, 2, 3] && found[0].stroke?.style.dashPhase == 4)
        #expect(found[0].strokeOpacity == 0.5 && found[1].fillOpacity == 0.25)
        #expect(found.map(\.layer) == [0, 1, 2] && found[2].threshold == 0.5)
        let group = try parse("<g opacity=\"0.5\"><rect width=\"9\" height=\"9\"/></g>").elements
        guard case .group(_, 0.5, nil, false) = group[0] else { return #expect(Bool(false)) }
    }

    @Test func usesAndClips() throws {
        let image = try parse(
            """
            <defs><path id="p" d="M0 0H1V1Z"/><clipPath id="all"><rect width="100" height="100"/></clipPath>
            <clipPath id="half"><rect width="50" height="100" clip-rule="evenodd"/></clipPath></defs>
            <use href="#p" x="2" y="3"/><g clip-path="url(#all)"><use xlink:href="#p"/></g>
            <g clip-path="url(#half)"><use href="#p"/></g>
            """)
        #expect(image.elements.count == 3)
        guard case .shape(let moved) = image.elements[0], case .shape = image.elements[1],
            case .group(_, 1, let clip, true) = image.elements[2]
        else { return #expect(Bool(false)) }
        #expect(moved.transform == CGAffineTransform(translationX: 2, y: 3))
        #expect(clip?.rectangle == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    @Test func boxes() throws {
        func box(_ head: String) throws -> (CGRect, CGSize) {
            let image = try parse("", head: head)
            return (image.viewBox, image.size)
        }
        let square = CGRect(x: 0, y: 0, width: 24, height: 24)
        #expect(try box("viewBox=\"0 0 24 24\"") == (square, square.size))
        #expect(try box("viewBox=\"0,0,24,24\" width=\"48px\"") == (square, CGSize(width: 48, height: 48)))
        #expect(try box("width=\"24\" height=\"24\"") == (square, square.size))
        #expect(try box("viewBox=\"0 0 24 24\" width=\"100%\" height=\"1em\"") == (square, square.size))
        #expect(
            try box("viewBox=\"0 0 24 24\" width=\"48\" height=\"24\"")
                == (CGRect(x: -12, y: 0, width: 48, height: 24), CGSize(width: 48, height: 24)))
        for head in ["", "viewBox=\"0 0 0 5\"", "viewBox=\"0 0 5\"", "width=\"5\""] {
            #expect(throws: ImageError.self) { try parse("", head: head) }
        }
    }

    @Test(arguments: [
        ("<text>a</text>", "<text>"), ("<image href=\"a.png\"/>", "<image>"),
        ("<rect width=\"1\" height=\"1\" fill=\"url(#g)\"/>", "<rect> has the paint 'url(#g)'"),
        ("<g filter=\"url(#f)\"/>", "<g> has the property 'filter'"), ("<use href=\"#none\"/>", "'#none'"),
        ("<foreignObject/>", "<foreignObject>"), ("<path d=\"M0 0 Q\"/>", "'d' of <path>"),
        ("<g fill=\"blurple\"/>", "'blurple'"), ("<rect width=\"1em\" height=\"1\"/>", "'1em'"),
        ("<style>a b {fill:red}</style>", "selector"), ("<g transform=\"turn(1)\"/>", "'transform' of <g>"),
        ("<g id=\"a\"><use href=\"#a\"/></g>", "<use> of <use>"),
    ])
    func whatIsNotDrawnIsNamed(body: String, words: String) {
        let text = message("\n" + body)
        #expect(text.hasPrefix("a.svg:2: ") && text.contains(words), "\(text)")
    }

    @Test func hostileDocuments() {
        func refused(_ text: String) -> String {
            do throws(ImageError) {
                _ = try SVGParser().parse(Data(text.utf8), name: "a.svg")
                return "parsed"
            } catch {
                return error.description
            }
        }
        let bomb =
            "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><svg viewBox=\"0 0 1 1\">&b;</svg>"
        #expect(refused(bomb).contains("document type"))
        #expect(refused("<svg viewBox=\"0 0 1 1\">&b;</svg>").contains("'&b;'"))
        #expect(refused("<svg>" + String(repeating: "<g>", count: 100_000)).contains("200 deep"))
        #expect(
            refused("<svg viewBox=\"0 0 1 1\">" + String(repeating: "<g/>", count: 100_001)).contains(
                "elements"))
        #expect(refused(String(repeating: " ", count: 5 << 20)).contains("4 MB"))
        #expect(refused("<svg viewBox=\"0 0 1 1\"").contains("damaged"))
        #expect(refused("<svg><g></svg>").contains("closes nothing"))
        #expect(refused("<html></html>").contains("not <svg>"))
        #expect(refused("").contains("no element"))
        // Sixteen levels of two uses each would be 65,536 shapes; of eight, far more.
        var nested = "<path id=\"u0\" d=\"M0 0H1\"/>"
        for level in 1...12 {
            let uses = String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 8)
            nested += "<g id=\"u\(level)\">\(uses)</g>"
        }
        #expect(refused("<svg viewBox=\"0 0 1 1\">\(nested)</svg>").contains("100000 shapes"))
    }

    @Test func editorsRemarksAreSkipped() throws {
        let text = """
            <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">
            <!-- <text> --><svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 1 1" inkscape:version="1">
            <sodipodi:namedview><text>no</text></sodipodi:namedview><metadata><rdf:RDF/></metadata>
            <title>A &amp; B &#65;</title><svg:path d="M0 0H1"/></svg:svg>
            """
        let image = try SVGParser().parse(Data(text.utf8), name: "a.svg")
        #expect(shapes(image).count == 1)
    }

    /// A template in the form that SF Symbols exports: designs by weight and size, guides by size.
    @Test func symbolTemplates() throws {
        let text = """
            <svg width="300" height="200"><g id="Notes"><text>notes</text></g>
            <g id="Guides"><line id="Baseline-M" x1="0" x2="300" y1="100" y2="100"/>
            <line id="Capline-M" x1="0" x2="300" y1="30" y2="30"/>
            <line id="left-margin-Regular-M" x1="8" x2="8" y1="0" y2="200"/>
            <line id="right-margin-Regular-M" x1="92" x2="92" y1="0" y2="200"/></g>
            <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 200 90)"><path d="M0 0H20V-50Z"/></g>
            <g id="Regular-M" transform="matrix(1 0 0 1 10 110)"><path class="secondary" d="M0 0H80V-90Z"/></g>
            </g></svg>
            """
        let regular = try SVGParser().symbol(Data(text.utf8), name: "t.svg", weight: 300, scale: .large)
        #expect(regular.viewBox == CGRect(x: 8, y: 20, width: 84, height: 90))
        #expect(regular.guides == VectorImage.Guides(baseline: 100, capLine: 30))
        #expect(shapes(regular).map(\.layer) == [1])
        let black = try SVGParser().symbol(Data(text.utf8), name: "t.svg", weight: 800)
        #expect(black.viewBox == CGRect(x: 200, y: 40, width: 20, height: 50))
        #expect(throws: ImageError.self) { try SVGParser().parse(Data(text.utf8), name: "t.svg") }
    }

    @Test func colours() {
        #expect(SVGColor.read("#f80") == ResolvedColor(255, 136, 0))
        #expect(SVGColor.read("#FF880080") == ResolvedColor(255, 136, 0, opacity: 128.0 / 255))
        #expect(SVGColor.read("RGB(100%, 0, 51)") == ResolvedColor(red: 1, green: 0, blue: 0.2))
        #expect(SVGColor.read("rgba(0,0,0,.25)") == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.25))
        #expect(SVGColor.read("rebeccapurple") == ResolvedColor(0x66, 0x33, 0x99))
        #expect(
            SVGColor.read("#12") == nil && SVGColor.read("rgb(1,2)") == nil && SVGColor.read("nope") == nil)
    }

    /// Changed at random, with a fixed seed: a picture or an error that names the file.
    @Test func malformedDrawings() throws {
        let sample = Array(
            """
            <svg viewBox="0 0 24 24"><defs><path id="p" d="M1 2a3 4 5 0 1 6 7z"/></defs><style>.a{fill:red}</style>
            <g class="a" transform="rotate(30 1 2)" stroke-dasharray="1 2"><use href="#p"/>
            <rect x="1" width="5" height="50%" rx="2"/><polygon points="1 2 3 4 5 6" style="fill:#123"/></g></svg>
            """.utf8)
        var state: UInt64 = 3
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        var refused = 0
        for _ in 0..<400 {
            var bytes = sample
            for _ in 0...below(4) {
                let at = below(bytes.count)
                switch below(4) {
                case 0: bytes.remove(at: at)
                case 1:
                    bytes.insert(
                        contentsOf: bytes[at..<min(at + below(30), bytes.count)], at: below(bytes.count))
                case 2: bytes = Array(bytes.prefix(max(at, 1)))
                default: bytes[at] = UInt8(below(256))
                }
            }
            do throws(ImageError) {
                _ = try SVGParser().parse(Data(bytes), name: "changed")
            } catch {
                #expect(error.description.hasPrefix("changed:"))
                refused += 1
            }
        }
        #expect(refused > 100)
    }
}
