import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct SymbolProviderTests {
    /// Two halves of a box of 10, the right one on the secondary layer; guides only for `guided`.
    private struct Halves: SymbolProvider {
        struct Broken: Error, CustomStringConvertible {
            var description: String { "halves.svg:3: <text> isn't drawn" }
        }

        func symbol(_ request: SymbolRequest) throws -> VectorImage? {
            if request.name == "broken" { throw Broken() }
            guard ["halves", "guided", "plus", "wide.fill"].contains(request.name) else { return nil }
            func half(_ x: CGFloat, _ layer: Int, _ fill: VectorImage.Ink) -> VectorImage.Element {
                .shape(
                    VectorImage.Shape(
                        path: Path(CGRect(x: x, y: 0, width: 5, height: 10)), fill: fill, layer: layer,
                        threshold: layer == 0 ? nil : 0.5))
            }
            let isWide = request.name == "wide.fill"
            return VectorImage(
                viewBox: CGRect(x: 0, y: 0, width: isWide ? 20 : 10, height: 10),
                elements: [half(0, 0, .current), half(5, 1, .fixed(ResolvedColor(0, 0, 255)))],
                guides: request.name == "guided" ? VectorImage.Guides(baseline: 8, capLine: 1) : nil)
        }
    }

    private let red = Color(ResolvedColor(255, 0, 0))
    private let green = Color(ResolvedColor(0, 255, 0))

    private func size(_ view: some View, provider: (any SymbolProvider)? = Halves()) -> CGSize {
        TextHost(view.font(.system(size: 20)).environment(\.symbolProvider, provider)).size
    }

    private func colors(_ view: some View) -> [ResolvedColor] {
        DrawnView(view.environment(\.symbolProvider, Halves())).colors
    }

    /// Without guides 1.2 times the font's size high; a measured symbol keeps its frame (1.08 both ways).
    @Test func sizes() {
        #expect(size(Image(systemName: "halves")) == CGSize(width: 24, height: 24))
        #expect(size(Image(systemName: "wide").symbolVariant(.fill)) == CGSize(width: 48, height: 24))
        #expect(size(Image(systemName: "plus")) == CGSize(width: 21.5, height: 21.5))
        #expect(size(Image(systemName: "halves").imageScale(.large)) == CGSize(width: 31, height: 31))
        let resized = Image(systemName: "halves").resizable().frame(width: 80, height: 40)
        #expect(size(resized) == CGSize(width: 80, height: 40))
    }

    /// With guides a capital letter of the font lies between them.
    @Test func guides() {
        let font = Font.system(size: 20)
        let resolver = FontResolver(environment: EnvironmentValues(), shaper: BoxShaper())
        let cap = try? resolver.resolve(font).capHeight
        let expected = ((cap ?? 0) / 7 * 10 * 2).rounded() / 2
        #expect(size(Image(systemName: "guided")) == CGSize(width: expected, height: expected))
    }

    @Test func monochrome() {
        let items = DrawnView(
            Image(systemName: "halves").foregroundStyle(red).environment(\.symbolProvider, Halves()))
        #expect(items.colors == [ResolvedColor(255, 0, 0), ResolvedColor(255, 0, 0)])
        // What shows through is painted once.
        let faint = DrawnView(
            Image(systemName: "halves").foregroundStyle(red.opacity(0.5)).environment(
                \.symbolProvider, Halves()))
        guard case .group(let effects, let inner)? = faint.contents.first,
            case .mask(let mask)? = effects.first
        else { return #expect(Bool(false), "a mask") }
        #expect(inner.count == 1 && mask.count == 2)
    }

    @Test func renderingModes() {
        let symbol = Image(systemName: "halves")
        let blue = ResolvedColor(0, 0, 255)
        let (r, g) = (ResolvedColor(255, 0, 0), ResolvedColor(0, 255, 0))
        #expect(
            colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red))
                == [r, r.multiplyingOpacity(by: 0.5)])
        #expect(colors(symbol.symbolRenderingMode(.palette).foregroundStyle(red, green)) == [r, g])
        #expect(colors(symbol.foregroundStyle(red, green)) == [r, g])
        #expect(colors(symbol.symbolRenderingMode(.multicolor).foregroundStyle(red)) == [r, blue])
        #expect(colors(symbol.foregroundStyle(red).symbolRenderingMode(.multicolor)) == [r, blue])
        #expect(
            colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(red, green).foregroundStyle(red))
                == [r, r])
    }

    @Test func variableValues() {
        let r = ResolvedColor(255, 0, 0)
        func drawn(_ value: Double?) -> [ResolvedColor] {
            colors(Image(systemName: "halves", variableValue: value).foregroundStyle(red))
        }
        #expect(drawn(nil) == [r, r] && drawn(0.6) == [r, r])
        #expect(drawn(0.5) == [r, r.multiplyingOpacity(by: SymbolPainter.faintness)])
        #expect(drawn(.nan) == drawn(0))
    }

    @Test func variantsFallBackToThePlainName() {
        let view = Image(systemName: "halves").symbolVariant(.fill).environment(\.symbolProvider, Halves())
        #expect(DrawnView(view).diagnostics.isEmpty && DrawnView(view).colors.count == 2)
        #expect(DrawnView(Image(systemName: "star").symbolVariant(.slash)).diagnostics.isEmpty)
    }

    @Test func whatIsMissingOrBroken() {
        let missing = DrawnView(Image(systemName: "hare").environment(\.symbolProvider, Halves()))
        #expect(
            missing.diagnostics.contains {
                $0.message.contains("\"hare\"") && $0.message.contains("hare.svg")
            })
        let broken = DrawnView(Image(systemName: "broken").environment(\.symbolProvider, Halves()))
        #expect(broken.errors.map { "\($0)" } == ["halves.svg:3: <text> isn't drawn"])
        #expect(broken.diagnostics.contains { $0.severity == .error })
    }

    @Test func registeredProviders() {
        struct One: SymbolProvider {
            let name: String
            let width: CGFloat
            func symbol(_ request: SymbolRequest) -> VectorImage? {
                guard request.name == name else { return nil }
                return VectorImage(
                    path: Path(CGRect(x: 0, y: 0, width: width, height: 1)),
                    viewBox: CGRect(x: 0, y: 0, width: width, height: 1))
            }
        }
        let name = "registered-by-a-test"
        #expect(!DrawnView(Image(systemName: name)).diagnostics.isEmpty)
        SymbolRegistry.register(One(name: name, width: 1))
        SymbolRegistry.register(One(name: name, width: 2))
        #expect(size(Image(systemName: name), provider: nil) == CGSize(width: 48, height: 24))
        // The environment's comes first.
        #expect(
            size(Image(systemName: name), provider: One(name: name, width: 3))
                == CGSize(width: 72, height: 24))
    }

    /// In a text a symbol is a glyph as wide as itself, standing as it does beside one.
    @Test func inTexts() {
        let text = size(Text(Image(systemName: "halves")))
        #expect(text.width == 24)
        #expect(size(Text("\(Image(systemName: "halves"))")).width == 24)
    }

    @Test func strokesAndGroups() {
        struct Lines: SymbolProvider {
            func symbol(_ request: SymbolRequest) -> VectorImage? {
                var path = Path()
                path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
                let stroke = VectorImage.Stroke(
                    ink: .current, style: StrokeStyle(lineWidth: 2, dash: [1, 2]))
                let line = VectorImage.Element.shape(
                    VectorImage.Shape(path: path, fill: nil, stroke: stroke, strokeOpacity: 0.5))
                return VectorImage(
                    viewBox: CGRect(x: 0, y: 0, width: 10, height: 10),
                    elements: [.group([line], opacity: 0.25, clip: nil, isClipEvenOdd: false)])
            }
        }
        let view = Image(systemName: "line").resizable().foregroundStyle(red)
            .environment(\.symbolProvider, Lines())
        let square = DrawnView(view, width: 20, height: 20)
        guard case .group(let effects, let inner)? = square.contents.first,
            case .stroke(_, let style, let paint, _)? = inner.first?.content
        else { return #expect(Bool(false), "a stroke in a group") }
        #expect(effects == [.opacity(0.25)] && style.lineWidth == 4 && style.dash == [2, 4])
        #expect(paint == .solid(ResolvedColor(255, 0, 0, opacity: 0.5)))
        // Stretched, the line is an area.
        let wide = DrawnView(view, width: 40, height: 20)
        guard case .group(_, let areas)? = wide.contents.first, case .fill? = areas.first?.content else {
            return #expect(Bool(false), "an area")
        }
    }
}
