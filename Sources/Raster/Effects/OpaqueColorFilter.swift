/// Colour filters by tables, for opaque pixels that stay opaque: the same results as by the formula.
enum OpaqueColorFilter {
    /// Each result depends on its own level.
    case levels(red: [UInt32], green: [UInt32], blue: [UInt32])
    /// One matrix: the products of its weights with each level, for the three results at once.
    case products(red: [SIMD4<Float>], green: [SIMD4<Float>], blue: [SIMD4<Float>])

    /// nil for filters that have no table.
    init?(_ steps: [ColorFilterStep]) {
        if steps.allSatisfy(\.isByComponent) {
            let results = HalfPrecision.levels.map { level in
                var color = ColorFilterFormula.Color(red: level, green: level, blue: level, alpha: 1)
                for step in steps { color = ColorFilterFormula.clamped(step.apply(to: color)) }
                return color
            }
            guard results.allSatisfy({ $0.alpha == 1 }) else { return nil }
            self = .levels(
                red: results.map { ColorFilterFormula.level($0.red) },
                green: results.map { ColorFilterFormula.level($0.green) << 8 },
                blue: results.map { ColorFilterFormula.level($0.blue) << 16 })
            return
        }
        guard steps.count == 1, case .matrix(let red, let green, let blue) = steps[0] else { return nil }
        func products(_ weights: SIMD4<Float>) -> [SIMD4<Float>] {
            HalfPrecision.levels.map { HalfPrecision.round(weights * $0) }
        }
        self = .products(
            red: products(SIMD4(red.0, green.0, blue.0, 0)),
            green: products(SIMD4(red.1, green.1, blue.1, 0)),
            blue: products(SIMD4(red.2, green.2, blue.2, 0)))
    }

    /// A look into a table for each component.
    var isQuick: Bool {
        if case .levels = self { true } else { false }
    }

    @inline(__always)
    func filtered(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
        let (r, g, b) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
        switch self {
        case .levels(let red, let green, let blue):
            return red[r] | green[g] | blue[b] | 0xff00_0000
        case .products(let red, let green, let blue):
            let sum = HalfPrecision.round(HalfPrecision.round(red[r] + green[g]) + blue[b])
            let levels = Self.levels(sum.clamped(lowerBound: .zero, upperBound: .one))
            return levels.x | levels.y << 8 | levels.z << 16 | 0xff00_0000
        }
    }

    /// To the nearest levels, halves down, for 0...1: a half float times 255 has no more than 24 bits.
    @inline(__always)
    private static func levels(_ components: SIMD4<Float>) -> SIMD4<UInt32> {
        let exact = components * 255
        // Adding 2^23 rounds halves to even: those that went up go back.
        let nearest = exact + 8_388_608
        let excess = (nearest - 8_388_608) - exact
        let bits = unsafeBitCast(nearest, to: SIMD4<UInt32>.self) & 0xff
        return bits &- SIMD4<UInt32>.zero.replacing(with: 1, where: excess .== 0.5)
    }
}

/// The results of pixels that were asked for lately.
struct KnownPixels {
    private var inputs: [PremultipliedPixel]
    private var outputs: [PremultipliedPixel]

    init() {
        inputs = [PremultipliedPixel](repeating: 0, count: 4096)
        outputs = inputs
    }

    /// The result kept for `pixel`, or made now. Empty places look like a kept 0, which is therefore never taken.
    mutating func result(
        of pixel: PremultipliedPixel, _ make: (PremultipliedPixel) -> PremultipliedPixel
    ) -> PremultipliedPixel {
        let place = Int((pixel &* 0x9e37_79b1) >> 20)
        if inputs[place] == pixel, pixel != 0 { return outputs[place] }
        let output = make(pixel)
        inputs[place] = pixel
        outputs[place] = output
        return output
    }
}
