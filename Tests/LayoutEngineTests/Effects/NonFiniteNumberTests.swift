import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// The rule `non-finite-number`: each effect, given NaN or infinity, says so once and draws as with the number that it
/// names.
@MainActor struct NonFiniteNumberTests {
    /// An effect by one of its numbers, and the number that stands in.
    private struct Case {
        var name: String
        var neutral: CGFloat
        var apply: @MainActor (AnyView, CGFloat) -> AnyView

        init(_ name: String, _ neutral: CGFloat, _ apply: @escaping @MainActor (AnyView, CGFloat) -> any View)
        {
            (self.name, self.neutral) = (name, neutral)
            self.apply = { AnyView(apply($0, $1)) }
        }
    }

    private struct Slide: GeometryEffect {
        var x: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
        }
    }

    private static let moves: [Case] = [
        Case("offset", 0) { $0.offset(x: $1, y: 3) },
        Case("offset", 0) { $0.offset(CGSize(width: 3, height: $1)) },
        Case("position", 0) { $0.position(x: $1, y: 20) },
        Case("scaleEffect", 1) { $0.scaleEffect(x: $1, y: 2) },
        Case("scaleEffect", 0.5) { $0.scaleEffect(2, anchor: UnitPoint(x: $1, y: 0)) },
        Case("rotationEffect", 0) { $0.rotationEffect(.radians($1)) },
        Case("rotationEffect", 0.5) { $0.rotationEffect(.degrees(30), anchor: UnitPoint(x: 0, y: $1)) },
        Case("rotation3DEffect", 0) { $0.rotation3DEffect(.radians($1), axis: (1, 0, 0)) },
        Case("rotation3DEffect", 0) { $0.rotation3DEffect(.degrees(40), axis: (1, $1, 0)) },
        Case("rotation3DEffect", 0) { $0.rotation3DEffect(.degrees(40), axis: (1, 0, 0), anchorZ: $1) },
        Case("rotation3DEffect", 1) { $0.rotation3DEffect(.degrees(40), axis: (1, 0, 0), perspective: $1) },
        Case("transformEffect", 1) {
            $0.transformEffect(CGAffineTransform(a: $1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        },
        Case("projectionEffect", 0) { view, number in
            var map = ProjectionTransform()
            map.m13 = number
            return view.projectionEffect(map)
        },
        Case("Slide", 0) { $0.modifier(Slide(x: $1)) },
        Case("Slide", 0) { $0.modifier(Slide(x: $1).ignoredByLayout()) },
    ]

    private static let looks: [Case] = [
        Case("brightness", 0) { $0.brightness($1) }, Case("contrast", 1) { $0.contrast($1) },
        Case("saturation", 1) { $0.saturation($1) }, Case("grayscale", 0) { $0.grayscale($1) },
        Case("hueRotation", 0) { $0.hueRotation(.radians($1)) }, Case("blur", 0) { $0.blur(radius: $1) },
        Case("shadow", 0) { $0.shadow(radius: $1, x: 1) }, Case("shadow", 0) { $0.shadow(radius: 2, x: $1) },
        Case("shadow", 0) { $0.shadow(radius: 2, y: $1) },
        Case("shadow", 0) { $0.background(Color.red.shadow(.drop(radius: 2, x: $1))) },
        Case("shadow", 0) { $0.background(Color.red.shadow(.inner(radius: $1))) },
    ]

    private static let visual: [Case] = [
        Case("offset", 0) { view, x in view.visualEffect { content, _ in content.offset(x: x) } },
        Case("scaleEffect", 1) { view, x in view.visualEffect { content, _ in content.scaleEffect(x: x) } },
        Case("rotationEffect", 0) { view, x in
            view.visualEffect { content, _ in content.rotationEffect(.radians(x)) }
        },
        Case("rotation3DEffect", 0) { view, x in
            view.visualEffect { content, _ in content.rotation3DEffect(.degrees(9), axis: (0, 1, x)) }
        },
        Case("transformEffect", 0) { view, x in
            view.visualEffect { content, _ in
                content.transformEffect(CGAffineTransform(a: 1, b: x, c: 0, d: 1, tx: 0, ty: 0))
            }
        },
        Case("brightness", 0) { view, x in view.visualEffect { content, _ in content.brightness(x) } },
        Case("contrast", 1) { view, x in view.visualEffect { content, _ in content.contrast(x) } },
        Case("saturation", 1) { view, x in view.visualEffect { content, _ in content.saturation(x) } },
        Case("grayscale", 0) { view, x in view.visualEffect { content, _ in content.grayscale(x) } },
        Case("hueRotation", 0) { view, x in
            view.visualEffect { content, _ in content.hueRotation(.radians(x)) }
        },
        Case("blur", 0) { view, x in view.visualEffect { content, _ in content.blur(radius: x) } },
    ]

    private static func filtered(_ filter: GraphicsContext.Filter) -> some View {
        Canvas { context, size in
            context.addFilter(filter)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
    }

    private static let canvas: [Case] = [
        Case("brightness", 0) { filtered(.brightness($1)) }, Case("contrast", 1) { filtered(.contrast($1)) },
        Case("saturation", 1) { filtered(.saturation($1)) },
        Case("grayscale", 0) { filtered(.grayscale($1)) },
        Case("hueRotation", 0) { filtered(.hueRotation(.radians($1))) },
        Case("colorInvert", 0) { filtered(.colorInvert($1)) },
        Case("blur", 0) { filtered(.blur(radius: $1)) },
        Case("shadow", 0) { filtered(.shadow(radius: $1)) },
    ]

    private static let groups = [moves, looks, visual, canvas]

    private func drawn(_ view: AnyView) -> (contents: [DisplayItem.Content], findings: [LayoutDiagnostic]) {
        let drawn = DrawnView(view)
        return (drawn.contents, drawn.diagnostics.filter { $0.rule == .nonFiniteNumber })
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity], 0..<4)
    func saidOnceAndDrawnWithTheNeutralNumber(_ number: CGFloat, _ group: Int) {
        for effect in Self.groups[group] {
            let view = AnyView(Color.blue.frame(width: 20, height: 10))
            let wrong = drawn(effect.apply(view, number))
            #expect(wrong.findings.count == 1, "\(effect.name)")
            let message = wrong.findings.first?.message ?? ""
            #expect(message.hasPrefix("\(effect.name) got "), "\(message)")
            #expect(message.contains(number.decimalText), "\(message)")
            #expect(wrong.findings.first?.path.description.isEmpty == false)
            let right = drawn(effect.apply(view, effect.neutral))
            #expect(wrong.contents == right.contents, "\(effect.name)")
            #expect(!wrong.contents.isEmpty)
            #expect(right.findings.isEmpty, "\(effect.name)")
        }
    }

    @Test(arguments: [0, 0.5, -3, 1e300, 1e-300] as [CGFloat])
    func finiteNumbersAreLeftAlone(_ number: CGFloat) {
        for effect in Self.groups.joined() {
            #expect(drawn(effect.apply(AnyView(Color.red), number)).findings.isEmpty, "\(effect.name)")
        }
    }

    @Test func theFindingNamesTheViewTheNumbersAndWhatIsUsed() {
        let view = VStack { Color.red.offset(x: .nan, y: -.infinity) }
        #expect(
            DrawnView(view).diagnostics.map(\.description) == [
                "error: VStack/VStack[0]/Color[0]: offset got x nan and y -inf; 0 and 0 are used. Give finite numbers: check the "
                    + "arithmetic that they come from. [non-finite-number]"
            ])
        let map = Color.red.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: .nan))
        #expect(DrawnView(map).diagnostics.first?.message.contains("got ty nan; nothing is mapped.") == true)
        #expect(DrawnView(map).contents == DrawnView(Color.red).contents)
    }

    @Test func opacities() {
        func kinds(_ opacity: Double) -> [Int] {
            let views = [
                AnyView(Color.red.opacity(opacity)), AnyView(Rectangle().fill(Color.red.opacity(opacity))),
                AnyView(Rectangle().fill(HierarchicalShapeStyle.primary.opacity(opacity))),
                AnyView(Rectangle().opacity(opacity)),
                AnyView(Rectangle().visualEffect { content, _ in content.opacity(opacity) }),
            ]
            return views.map { drawn($0).findings.count }
        }
        #expect(kinds(.nan) == [1, 1, 1, 1, 1])
        #expect(kinds(.infinity) == [1, 1, 1, 1, 1])
        #expect(kinds(0.5) == [0, 0, 0, 0, 0])
        #expect(drawn(AnyView(Rectangle().opacity(-.infinity))).contents.isEmpty)
        #expect(drawn(AnyView(Rectangle().opacity(.nan))).contents == drawn(AnyView(Rectangle())).contents)
    }

    /// The length of the axis doesn't matter, be it ever so long.
    @Test func longAndShortAxes() {
        func turned(_ length: CGFloat) -> [DisplayItem.Content] {
            drawn(AnyView(Color.red.rotation3DEffect(.degrees(40), axis: (length, 0, 0)))).contents
        }
        #expect(turned(1e300) == turned(1))
        #expect(turned(1e-300) == turned(1))
        #expect(turned(0) != turned(1))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func texts(_ number: CGFloat) {
        let text = Text(verbatim: "ab\ncd")
        let cases: [(String, AnyView, AnyView)] = [
            ("kerning", AnyView(text.kerning(number)), AnyView(text)),
            ("tracking", AnyView(text.tracking(number)), AnyView(text)),
            ("baselineOffset", AnyView(text.baselineOffset(number)), AnyView(text)),
            ("tracking", AnyView(HStack { text }.tracking(number)), AnyView(HStack { text })),
            ("lineSpacing", AnyView(text.lineSpacing(number)), AnyView(text)),
            ("minimumScaleFactor", AnyView(text.minimumScaleFactor(number)), AnyView(text)),
            ("font size", AnyView(text.font(.system(size: number))), AnyView(text.font(.system(size: 0)))),
        ]
        for (name, wrong, right) in cases {
            let (wrong, right) = (TextHost(wrong), TextHost(right))
            let findings = wrong.host.diagnostics.filter { $0.rule == .nonFiniteNumber }
            #expect(findings.map(\.path.description).allSatisfy { $0.contains("Text \"ab") }, "\(name)")
            #expect(
                findings.map(\.message).map { $0.hasPrefix("Text got \(name) \(number.decimalText); ") } == [
                    true
                ])
            #expect(wrong.size == right.size, "\(name)")
            #expect(wrong.drawn.map(\.origin) == right.drawn.map(\.origin), "\(name)")
            #expect(right.host.diagnostics.allSatisfy { $0.rule != .nonFiniteNumber })
        }
    }

    /// Infinity is a rank, NaN isn't.
    @Test func ranks() {
        func rules(_ view: some View) -> [LayoutDiagnostic.Rule] { DrawnView(view).diagnostics.map(\.rule) }
        #expect(rules(HStack { Color.red.layoutPriority(.nan) }) == [.nonFiniteNumber])
        #expect(rules(ZStack { Color.red.zIndex(.nan) }) == [.nonFiniteNumber])
        #expect(rules(HStack { Color.red.layoutPriority(.infinity).zIndex(-.infinity) }).isEmpty)
    }
}
