import Drawing
import Foundation

extension SceneCatalog {
    /// Drawings that nobody thought of, each by its seed.
    static let random: [Scene] = (1...120).map { seed in
        Scene(
            group: "Random", name: "seed \(seed)", size: CGSize(width: 40, height: 32),
            background: seed % 3 == 0 ? nil : .white
        ) {
            var random = SceneRandom(state: UInt64(seed) &* 0x9e37_79b9)
            return (0..<3 + random.index(4)).map { _ in RandomScene.item(&random, depth: 0) }
        }
    }
}

/// Pieces of random drawings.
enum RandomScene {
    static func item(_ random: inout SceneRandom, depth: Int) -> DisplayItem {
        switch random.index(depth < 2 ? 8 : 6) {
        case 0, 1, 2:
            let style = FillStyle(eoFill: random.chance(0.3), antialiased: random.chance(0.9))
            return filled(path(&random), paint(&random), style)
        case 3, 4:
            return drawn(
                .stroke(path(&random), stroke(&random), paint(&random), antialiased: random.chance(0.9)))
        case 5:
            let origin = point(&random)
            let rect = CGRect(
                x: origin.x, y: origin.y, width: random.number(1...30), height: random.number(1...30))
            return drawn(
                .image(
                    ImageItem(
                        image: SceneCatalog.picture, rect: rect,
                        resizing: random.chance(0.3) ? .tile : .stretch,
                        interpolation: random.element([.none, .low, .medium, .high]))))
        default:
            let effects = (0..<1 + random.index(3)).map { _ in effect(&random, depth: depth) }
            let items = (0..<1 + random.index(3)).map { _ in item(&random, depth: depth + 1) }
            return grouped(effects, items)
        }
    }

    static func point(_ random: inout SceneRandom) -> CGPoint {
        CGPoint(x: random.number(-8...48), y: random.number(-8...40))
    }

    static func path(_ random: inout SceneRandom) -> Path {
        var path = Path()
        if random.chance(0.3) {
            let origin = point(&random)
            let rect = CGRect(
                x: origin.x, y: origin.y, width: random.number(0...30), height: random.number(0...30))
            if random.chance(0.5) { return Path(ellipseIn: rect) }
            return Path(
                roundedRect: rect,
                cornerSize: CGSize(width: random.number(0...12), height: random.number(0...12)),
                style: random.chance(0.5) ? .continuous : .circular)
        }
        path.move(to: point(&random))
        for _ in 0..<2 + random.index(6) {
            switch random.index(6) {
            case 0, 1, 2: path.addLine(to: point(&random))
            case 3: path.addQuadCurve(to: point(&random), control: point(&random))
            case 4:
                path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
            default:
                path.closeSubpath()
                path.move(to: point(&random))
            }
        }
        if random.chance(0.6) { path.closeSubpath() }
        return path
    }

    static func stroke(_ random: inout SceneRandom) -> StrokeStyle {
        var style = StrokeStyle(
            lineWidth: random.number(0.1...9), lineCap: random.element([.butt, .round, .square]),
            lineJoin: random.element([.miter, .round, .bevel]), miterLimit: random.number(1...12),
            dashPhase: random.number(-9...9))
        if random.chance(0.4) {
            for _ in 0..<1 + random.index(3) { style.dash.append(random.number(0.3...9)) }
        }
        return style
    }

    static func ramp(_ random: inout SceneRandom) -> GradientRamp {
        var locations = (0..<1 + random.index(4)).map { _ in random.number(-0.3...1.3) }
        locations.sort()
        let stops = locations.map { GradientRamp.Stop(color: random.color(), location: $0) }
        return GradientRamp(
            stops: stops, interpolation: random.element([.device, .linear, .perceptual]),
            spread: random.element([.pad, .repeat, .mirror]))
    }

    static func paint(_ random: inout SceneRandom) -> Paint {
        switch random.index(8) {
        case 0: return .linearGradient(ramp(&random), start: point(&random), end: point(&random))
        case 1:
            return .radialGradient(
                ramp(&random), center: point(&random), startRadius: random.number(0...9),
                endRadius: random.number(0...30), transform: .identity)
        case 2:
            return .angularGradient(
                ramp(&random), center: point(&random), startAngle: random.number(-7...7),
                endAngle: random.number(-7...7))
        case 3:
            return .image(
                SceneCatalog.picture, transform: transform(&random),
                interpolation: random.element([.none, .low, .medium, .high]))
        default: return .solid(random.color())
        }
    }

    static func transform(_ random: inout SceneRandom) -> CGAffineTransform {
        CGAffineTransform(
            a: random.number(-1.5...1.5), b: random.number(-1...1), c: random.number(-1...1),
            d: random.number(-1.5...1.5), tx: random.number(-10...40), ty: random.number(-10...30))
    }

    static func effect(_ random: inout SceneRandom, depth: Int) -> Effect {
        switch random.index(10) {
        case 0: return .transform(transform(&random))
        case 1: return .clip(path(&random), FillStyle(eoFill: random.chance(0.3)))
        case 2: return .mask([item(&random, depth: depth + 2)])
        case 3: return .opacity(random.unit())
        case 4: return .blend(random.element(BlendMode.allCases))
        case 5:
            return .shadow(
                color: random.color(), radius: random.number(0...6), x: random.number(-5...5),
                y: random.number(-5...5))
        case 6: return .blur(radius: random.number(0...6), isOpaque: random.chance(0.3))
        case 7: return .colorFilter(filter(&random))
        case 8:
            return .innerShadow(
                color: random.color(), radius: random.number(0...4), x: random.number(-3...3),
                y: random.number(-3...3))
        default: return .layer
        }
    }

    static func filter(_ random: inout SceneRandom) -> ColorFilter {
        let amount = random.number(-1...2)
        return random.element([
            .brightness(amount), .contrast(amount), .saturation(amount), .grayscale(amount),
            .hueRotation(amount * 3), .colorInvert, .colorMultiply(random.color()), .luminanceToAlpha,
        ])
    }
}
