import Drawing

/// One colour filter, its constants ready as half floats.
enum ColorFilterStep {
    typealias Color = ColorFilterFormula.Color
    typealias Row = (Float, Float, Float)

    case add(Float)
    /// Of the distance from the middle.
    case multiplyContrast(Float)
    case matrix(Row, Row, Row)
    case invert
    case multiply(Color)
    case luminanceToAlpha(Row)
    /// Weights of red, green, blue, alpha, and what is added, for each of the four results.
    case fullMatrix([[Float]])
    case alphaThreshold(min: Float, max: Float, Color)

    init(_ filter: ColorFilter) {
        switch filter {
        case .brightness(let amount): self = .add(HalfPrecision.round(amount))
        case .contrast(let amount): self = .multiplyContrast(HalfPrecision.round(amount))
        case .saturation(let amount): self = Self.matrix(rounding: Self.saturation(amount))
        case .grayscale(let amount): self = Self.matrix(rounding: Self.saturation(1 - amount))
        case .hueRotation(let radians): self = Self.matrix(rounding: Self.hueRotation(radians))
        case .colorInvert: self = .invert
        case .colorMultiply(let by):
            self = .multiply(Self.rounded(by))
        case .luminanceToAlpha: self = .luminanceToAlpha(Self.rounded(Self.weights))
        case .matrix(let m):
            self = .fullMatrix([m.red, m.green, m.blue, m.alpha].map(Self.rounded))
        case .alphaThreshold(let min, let max, let color):
            self = .alphaThreshold(
                min: HalfPrecision.round(min), max: HalfPrecision.round(max), Self.rounded(color))
        }
    }

    /// Each component depends on itself alone.
    var isByComponent: Bool {
        switch self {
        case .add, .multiplyContrast, .invert, .multiply: true
        default: false
        }
    }

    /// The result before it is clamped.
    @inline(__always)
    func apply(to c: Color) -> Color {
        switch self {
        case .add(let amount):
            return Self.each(c) { HalfPrecision.round($0 + amount) }
        case .multiplyContrast(let amount):
            return Self.each(c) {
                HalfPrecision.round(HalfPrecision.round(HalfPrecision.round($0 - 0.5) * amount) + 0.5)
            }
        case .matrix(let red, let green, let blue):
            return Color(
                red: Self.dot(c, red), green: Self.dot(c, green), blue: Self.dot(c, blue), alpha: c.alpha)
        case .invert:
            return Self.each(c) { HalfPrecision.round(1 - $0) }
        case .multiply(let by):
            return Color(
                red: HalfPrecision.round(c.red * by.red), green: HalfPrecision.round(c.green * by.green),
                blue: HalfPrecision.round(c.blue * by.blue), alpha: HalfPrecision.round(c.alpha * by.alpha))
        case .luminanceToAlpha(let weights):
            return Color(red: 0, green: 0, blue: 0, alpha: Self.dot(c, weights))
        case .fullMatrix(let rows):
            return Color(
                red: Self.dot(c, rows[0]), green: Self.dot(c, rows[1]), blue: Self.dot(c, rows[2]),
                alpha: Self.dot(c, rows[3]))
        case .alphaThreshold(let min, let max, let color):
            return c.alpha >= min && c.alpha <= max ? color : Color(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    @inline(__always)
    private static func each(_ c: Color, _ body: (Float) -> Float) -> Color {
        Color(red: body(c.red), green: body(c.green), blue: body(c.blue), alpha: c.alpha)
    }

    @inline(__always)
    private static func dot(_ c: Color, _ row: Row) -> Float {
        let two = HalfPrecision.round(
            HalfPrecision.round(row.0 * c.red) + HalfPrecision.round(row.1 * c.green))
        return HalfPrecision.round(two + HalfPrecision.round(row.2 * c.blue))
    }

    /// Products and sums from the left, each rounded.
    private static func dot(_ c: Color, _ row: [Float]) -> Float {
        var sum: Float = 0
        for (weight, component) in zip(row, [c.red, c.green, c.blue, c.alpha, 1]) {
            sum = HalfPrecision.round(sum + HalfPrecision.round(weight * component))
        }
        return sum
    }

    // MARK: Matrices

    /// Five weights.
    private static func rounded(_ row: [Double]) -> [Float] {
        (0..<5).map { $0 < row.count ? HalfPrecision.round(row[$0]) : 0 }
    }

    private static func rounded(_ color: ResolvedColor) -> Color {
        Color(
            red: HalfPrecision.round(color.red), green: HalfPrecision.round(color.green),
            blue: HalfPrecision.round(color.blue), alpha: HalfPrecision.round(color.opacity))
    }

    private typealias ExactRow = (Double, Double, Double)
    private static let weights: ExactRow = (0.2126, 0.7152, 0.0722)

    private static func matrix(rounding rows: (ExactRow, ExactRow, ExactRow)) -> ColorFilterStep {
        .matrix(rounded(rows.0), rounded(rows.1), rounded(rows.2))
    }

    private static func rounded(_ row: ExactRow) -> Row {
        (HalfPrecision.round(row.0), HalfPrecision.round(row.1), HalfPrecision.round(row.2))
    }

    /// Each row is the weights, plus `amount` times what the own component has over them.
    private static func saturation(_ amount: Double) -> (ExactRow, ExactRow, ExactRow) {
        let (r, g, b) = weights
        let rest = 1 - amount
        return (
            (r * rest + amount, g * rest, b * rest), (r * rest, g * rest + amount, b * rest),
            (r * rest, g * rest, b * rest + amount)
        )
    }

    /// A saturation by the cosine, plus the sine times a fixed matrix.
    private static func hueRotation(_ radians: Double) -> (ExactRow, ExactRow, ExactRow) {
        let (sine, cosine) = Trigonometry.sineCosine(radians)
        let base = saturation(cosine)
        func add(_ row: ExactRow, _ turned: ExactRow) -> ExactRow {
            (row.0 + sine * turned.0, row.1 + sine * turned.1, row.2 + sine * turned.2)
        }
        return (
            add(base.0, (-0.2126, -0.7152, 0.9278)), add(base.1, (0.143, 0.140, -0.283)),
            add(base.2, (-0.7874, 0.7152, 0.0722))
        )
    }
}
