/// Measures pairs of opaque colours of 8 bits: what ``PerceptualDistance`` gives, without its detours.
protocol OpaqueScale {
    /// The greatest distance so far of a pair that isn't excused.
    var worst: Double { get }

    /// - Parameters: Words with red in the lowest byte.
    mutating func measure(_ a: UInt32, _ b: UInt32, isExcused: Bool) -> ScaleReading
}

struct ScaleReading {
    /// ``PerceptualDistance/step``; 0 where it is excused.
    var step: Int
    var finding: PerceptualMap.Finding

    init(step: Int, exceeds: Bool, isExcused: Bool, isDarker: Bool) {
        self.step = step
        finding = exceeds ? isExcused ? .antialiased : isDarker ? .countedDarker : .counted : .matching
    }
}

/// The channels of an opaque colour, 0...255.
struct OpaqueChannels {
    let red: Double
    let green: Double
    let blue: Double

    init(_ word: UInt32) {
        red = Double(Int32(truncatingIfNeeded: word & 255))
        green = Double(Int32(truncatingIfNeeded: word >> 8 & 255))
        blue = Double(Int32(truncatingIfNeeded: word >> 16 & 255))
    }
}

/// ``YIQDistance``'s.
struct YIQScale: OpaqueScale {
    /// pixelmatch 5.3 transforms, then subtracts; 7.2 the other way round.
    private let transformsFirst: Bool
    private let limit: Double
    /// The square that each step's threshold allows.
    private let limits: UnsafePointer<Double>
    private var worstSquare = 0.0

    var worst: Double { (worstSquare / YIQDistance.greatestSquare).squareRoot() }

    private static let limits = (0...PerceptualDistance.steps).map {
        YIQDistance.limit(PerceptualDistance.threshold($0))
    }
    private static let stepsPerUnit =
        Double(PerceptualDistance.steps) / YIQDistance.greatestSquare.squareRoot()

    /// Gives a scale that is valid in `body`.
    static func with(_ metric: DifferenceMetric, _ body: (YIQScale) -> Void) {
        limits.withUnsafeBufferPointer { limits in
            guard let base = limits.baseAddress else { return }
            body(YIQScale(metric, base))
        }
    }

    private init(_ metric: DifferenceMetric, _ limits: UnsafePointer<Double>) {
        transformsFirst = metric.formula == .pixelmatch5
        limit = YIQDistance.limit(metric.threshold)
        self.limits = limits
    }

    @inline(__always)
    mutating func measure(_ a: UInt32, _ b: UInt32, isExcused: Bool) -> ScaleReading {
        let (p, q) = (OpaqueChannels(a), OpaqueChannels(b))
        let (luma, square) =
            transformsFirst
            ? YIQDistance.transformedAndSubtracted((p.red, p.green, p.blue), (q.red, q.green, q.blue))
            : YIQDistance.transformed(p.red - q.red, p.green - q.green, p.blue - q.blue)
        var step = 0
        if !isExcused {
            worstSquare = max(worstSquare, square)
            step = self.step(square)
        }
        return ScaleReading(step: step, exceeds: square > limit, isExcused: isExcused, isDarker: luma > 0)
    }

    /// Close to it by a root, then exactly by comparing.
    @inline(__always)
    private func step(_ square: Double) -> Int {
        let steps = PerceptualDistance.steps
        var step = min(Int(square.squareRoot() * YIQScale.stepsPerUnit), steps)
        while step > 0 && square <= limits[step - 1] { step -= 1 }
        while step <= steps && square > limits[step] { step += 1 }
        return step
    }
}

/// ``OKLabDistance``'s.
struct OKLabScale: OpaqueScale {
    private let threshold: Double
    private let tables: OKLabTables
    private(set) var worst = 0.0
    /// The colours before: neighbours are often alike.
    private var last: (a: UInt32, b: UInt32)
    private var colors: (a: OKLabDistance.Color, b: OKLabDistance.Color)

    /// Gives a scale that is valid in `body`.
    static func with(_ metric: DifferenceMetric, _ body: (OKLabScale) -> Void) {
        OKLabTables.with { body(OKLabScale(metric, $0)) }
    }

    private init(_ metric: DifferenceMetric, _ tables: OKLabTables) {
        threshold = metric.threshold
        self.tables = tables
        last = (0, 0)
        let black = tables.color(0)
        colors = (black, black)
    }

    @inline(__always)
    mutating func measure(_ a: UInt32, _ b: UInt32, isExcused: Bool) -> ScaleReading {
        if a != last.a {
            last.a = a
            colors.a = tables.color(a)
        }
        if b != last.b {
            last.b = b
            colors.b = tables.color(b)
        }
        let (difference, squaredChroma) = OKLabDistance.parts(colors.a, colors.b)
        let lightness = abs(difference)
        var step = 0
        if !isExcused {
            let value = lightness + squaredChroma.squareRoot()
            worst = max(worst, value)
            step = self.step(value, lightness, squaredChroma)
        }
        return ScaleReading(
            step: step, exceeds: OKLabScale.exceeds(threshold, lightness, squaredChroma),
            isExcused: isExcused, isDarker: difference > 0)
    }

    @inline(__always)
    private func step(_ value: Double, _ lightness: Double, _ squaredChroma: Double) -> Int {
        let steps = PerceptualDistance.steps
        var step = min(Int(value * Double(steps)), steps)
        while step > 0 && !OKLabScale.exceeds(tables.thresholds[step - 1], lightness, squaredChroma) {
            step -= 1
        }
        while step <= steps && OKLabScale.exceeds(tables.thresholds[step], lightness, squaredChroma) {
            step += 1
        }
        return step
    }

    @inline(__always)
    private static func exceeds(_ threshold: Double, _ lightness: Double, _ squaredChroma: Double) -> Bool {
        let rest = threshold - lightness
        return !(rest > 0 && squaredChroma <= rest * rest)
    }
}

/// The tables of ``OKLabDistance`` as plain memory.
struct OKLabTables {
    /// Linear light of the levels 0...255.
    private let linear: UnsafePointer<Double>
    /// Roots, each with the way to the next.
    private let roots: UnsafePointer<SIMD2<Double>>
    /// ``PerceptualDistance/threshold(_:)`` of each step.
    let thresholds: UnsafePointer<Double>

    private static let levels = (0...255).map { LinearTable.sRGB.value(Double($0)) }
    private static let lines = (0...4096).map { OKLabDistance.line($0) }
    private static let steps = (0...PerceptualDistance.steps).map { PerceptualDistance.threshold($0) }

    /// Gives tables that are valid in `body`.
    static func with(_ body: (OKLabTables) -> Void) {
        levels.withUnsafeBufferPointer { levels in
            lines.withUnsafeBufferPointer { lines in
                steps.withUnsafeBufferPointer { steps in
                    guard let linear = levels.baseAddress, let roots = lines.baseAddress,
                        let thresholds = steps.baseAddress
                    else { return }
                    body(OKLabTables(linear: linear, roots: roots, thresholds: thresholds))
                }
            }
        }
    }

    /// ``OKLabDistance``'s steps 2 to 4.
    func color(_ word: UInt32) -> OKLabDistance.Color {
        OKLabDistance.color(
            red: linear[Int(word & 255)], green: linear[Int(word >> 8 & 255)],
            blue: linear[Int(word >> 16 & 255)]
        ) { response in
            let place = response * 4096
            let index = Int(place)
            let line = roots[index]
            return line.x + line.y * (place - Double(index))
        }
    }
}
