import Drawing
import Foundation
import Testing

@testable import LayoutEngine

struct ColorInteropTests {
    private func value(_ color: Color) -> ResolvedColor { color.value(_StyleContext(EnvironmentValues())) }

    @Test func cgColors() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(
            value(Color(cgColor: color)) == ResolvedColor(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        #expect(Color(cgColor: color).cgColor == color)
        #expect(Color(red: 0.25, green: 0.5, blue: 0.75).opacity(0.5).cgColor == color)
        #expect(Color.red.cgColor == nil)
        #expect(UIColor(cgColor: color).cgColor == color)
        #expect(CGColor(gray: 1, alpha: 1) == .white)
        #expect(CGColor.white.copy(alpha: 0.5)?.alpha == 0.5)
    }

    /// There and back through hue, saturation and brightness.
    @Test(arguments: [
        (1.0, 0.0, 0.0), (0.0, 1, 0), (0, 0, 1), (0.2, 0.5, 0.9), (0.9, 0.3, 0.4), (0.5, 0.5, 0.5), (0, 0, 0),
        (0.7, 0.1, 0.8),
    ])
    func hueSaturationBrightness(_ r: Double, _ g: Double, _ b: Double) {
        var (h, s, v, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: r, green: g, blue: b, alpha: 0.5).getHue(
            &h, saturation: &s, brightness: &v, alpha: &a)
        let back = value(Color(hue: h, saturation: s, brightness: v, opacity: a))
        #expect(abs(back.red - r) < 1e-12 && abs(back.green - g) < 1e-12 && abs(back.blue - b) < 1e-12)
        #expect(back.opacity == 0.5)
        #expect(h >= 0 && h < 1)
    }

    /// Display P3's red is sRGB's (1.0930, -0.2267, -0.1501), encoded. Source: the CSS Color 4 conversion.
    @Test func displayP3() {
        let red = value(Color(.displayP3, red: 1, green: 0, blue: 0))
        #expect(abs(red.red - 1.0930) < 1e-4)
        #expect(abs(red.green + 0.2267) < 1e-4)
        #expect(abs(red.blue + 0.1501) < 1e-4)
    }

    /// Components are linear; 0.5 encoded is 0.21404 (IEC 61966-2-1).
    @Test func resolvedColors() throws {
        let resolved = Color(white: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(resolved.linearRed - 0.21404) < 1e-5)
        #expect(abs(resolved.red - 0.5) < 1e-6)
        let coded = try JSONDecoder().decode(
            Color.Resolved.self, from: try JSONEncoder().encode(resolved))
        #expect(coded == resolved)
        let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 1, blue: 0)
        #expect(abs(linear.linearRed - 0.25) < 1e-6)
    }

    /// Halfway between the system's red and blue as measured on SwiftUI's gradients: 170, 121, 168, about
    /// OKLab's 172, 121, 168; in the device's space the mean of both.
    @Test func mixedColors() {
        let mixed = value(Color.red.mix(with: .blue, by: 0.5))
        #expect(abs(mixed.red * 255 - 170) <= 2.5)
        #expect(abs(mixed.green * 255 - 121) <= 1)
        #expect(abs(mixed.blue * 255 - 168) <= 1)
        let device = value(Color.red.mix(with: .blue, by: 0.5, in: .device))
        #expect(abs(device.red * 255 - 127.5) < 1e-9)
    }
}
