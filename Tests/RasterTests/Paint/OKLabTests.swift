import Foundation
import Testing

@testable import Raster

struct OKLabTests {
    /// Against the C library's powers, which pixels must not depend on.
    @Test func transferMatchesPowers() {
        for i in -20...300 {
            let x = Double(i) / 255
            let magnitude = abs(x)
            let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
            let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
            #expect(abs(SRGBTransfer.linear(x) - (x < 0 ? -linear : linear)) < 1e-13)
            #expect(abs(SRGBTransfer.encoded(x) - (x < 0 ? -encoded : encoded)) < 1e-13)
        }
    }

    @Test func rootsMatchPowers() {
        for x in [1e-9, 1e-4, 0.3, 1, 2, 17.5, 1e6] {
            #expect(abs(Roots.cube(x) - cbrt(x)) < 1e-14 * max(1, cbrt(x)))
            #expect(abs(Roots.cube(-x) + cbrt(x)) < 1e-14 * max(1, cbrt(x)))
            #expect(abs(Roots.fifth(x) - pow(x, 0.2)) < 1e-14 * max(1, pow(x, 0.2)))
        }
        #expect(Roots.cube(0) == 0)
        #expect(Roots.fifth(0) == 0)
    }

    /// Values published with the colour space: white is (1, 0, 0), sRGB red (0.628, 0.225, 0.126).
    @Test func knownColors() {
        let white = OKLab(red: 1, green: 1, blue: 1)
        #expect(abs(white.lightness - 1) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
        let red = OKLab(red: 1, green: 0, blue: 0)
        #expect(abs(red.lightness - 0.62796) < 1e-4)
        #expect(abs(red.a - 0.22486) < 1e-4)
        #expect(abs(red.b - 0.12585) < 1e-4)
    }

    @Test func roundTrips() {
        for (r, g, b) in [(0.0, 0.0, 0.0), (1, 1, 1), (0.2, 0.5, 0.9), (1, 0, 0), (0.01, 0.3, 0.002)] {
            let back = OKLab(red: r, green: g, blue: b).srgb
            #expect(abs(back.red - r) < 1e-5 && abs(back.green - g) < 1e-5 && abs(back.blue - b) < 1e-5)
        }
    }
}
