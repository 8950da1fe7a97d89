import Imaging

/// A function's values at 0, 1, 2... with straight lines in between.
struct LinearTable: Sendable {
    private let values: [Double]

    /// Linear light of sRGB's levels 0...255.
    static let sRGB = LinearTable(last: 255) { SRGBTransfer.linear(Double($0) / 255) }

    /// The last value is held beyond its place.
    init(last: Int, _ function: (Int) -> Double) {
        values = (0...last).map(function)
    }

    func value(_ place: Double) -> Double {
        let index = min(Int(place), values.count - 1)
        let start = values[index]
        let end = values[min(index + 1, values.count - 1)]
        return start + (end - start) * (place - Double(index))
    }
}
