import Drawing
import Foundation
import Testing

struct DecimalTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"),
        (0.125, "0.125"), (0.0005, "0.001"), (0.001, "0.001"), (0.01, "0.01"), (0.0625, "0.063"),
        (65.924560546875, "65.925"), (156.375, "156.375"), (100, "100"), (1234567.891, "1234567.891"),
        (0.9999, "1"), (-0.9996, "-1"), (1e20, "1e+20"), (.infinity, "inf"), (-.infinity, "-inf"),
    ])
    func writes(value: Double, text: String) {
        #expect(value.decimalText == text)
        #expect(CGFloat(value).decimalText == text)
    }

    @Test func writesNaN() {
        #expect(Double.nan.decimalText == "nan")
    }
}
