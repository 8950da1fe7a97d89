import Drawing
import Testing

@testable import LayoutEngine

private func value(
    _ color: Color, _ scheme: ColorScheme = .light, _ profile: PlatformProfile = .iOS26
) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.platformProfile = profile
    return color.value(_StyleContext(environment))
}

/// 8-bit levels, as tables are written.
private func levels(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
}

struct ColorTests {
    struct Row: Sendable {
        let color: Color
        let light: [Int]
        let dark: [Int]
    }

    /// Source: measured on iOS 26.0 (iamcgn/swiftui-web, iOS.md).
    static let release26 = [
        Row(color: .red, light: [255, 56, 60], dark: [255, 66, 69]),
        Row(color: .orange, light: [255, 141, 40], dark: [255, 146, 48]),
        Row(color: .yellow, light: [255, 204, 0], dark: [255, 214, 0]),
        Row(color: .green, light: [52, 199, 89], dark: [48, 209, 88]),
        Row(color: .mint, light: [0, 200, 179], dark: [0, 218, 195]),
        Row(color: .teal, light: [0, 195, 208], dark: [0, 210, 224]),
        Row(color: .cyan, light: [0, 192, 232], dark: [60, 211, 254]),
        Row(color: .blue, light: [0, 136, 255], dark: [0, 145, 255]),
        Row(color: .indigo, light: [97, 85, 245], dark: [107, 93, 255]),
        Row(color: .purple, light: [203, 48, 224], dark: [219, 52, 242]),
        Row(color: .pink, light: [255, 45, 85], dark: [255, 55, 95]),
        Row(color: .brown, light: [172, 127, 94], dark: [183, 138, 102]),
        Row(color: .gray, light: [142, 142, 147], dark: [142, 142, 147]),
    ]

    @Test(arguments: release26) func systemColorsOfIOS26(_ row: Row) {
        #expect(levels(value(row.color)) == row.light)
        #expect(levels(value(row.color, .dark)) == row.dark)
    }

    /// Source: Apple's HIG until June 2025, as in OpenSwiftUI.
    @Test func systemColorsOfIOS18() {
        #expect(levels(value(.blue, .light, .iOS18)) == [0, 122, 255])
        #expect(levels(value(.blue, .dark, .iOS18)) == [10, 132, 255])
        #expect(levels(value(.mint, .dark, .iOS18)) == [99, 230, 226])
    }

    /// Source: measured on macOS 26 (Paint.md, DarkMode.md).
    @Test func contentColors() {
        #expect(value(.primary) == .black)
        #expect(value(.primary, .dark) == .white)
        #expect(value(.primary, .light, .macOS26).opacity == 216.0 / 255)
        #expect(value(.secondary, .light, .macOS26) == ResolvedColor(0, 0, 0, opacity: 127.0 / 255))
        #expect(value(.secondary, .dark, .macOS26) == ResolvedColor(255, 255, 255, opacity: 140.0 / 255))
        #expect(value(.secondary) == ResolvedColor(60, 60, 67, opacity: 0.6))
        #expect(levels(value(.indigo, .dark, .macOS26)) == [109, 124, 255])
        #expect(levels(value(.gray, .dark, .macOS26)) == [152, 152, 157])
    }

    @Test func accentColor() {
        #expect(levels(value(.accentColor)) == [0, 136, 255])
        #expect(levels(value(.accentColor, .dark)) == [0, 145, 255])
        #expect(levels(value(.accentColor, .dark, .macOS26)) == [0, 122, 255])
    }

    @Test func opacityMultiplies() {
        #expect(value(.red.opacity(0.5)).opacity == 0.5)
        #expect(value(.red.opacity(0.5).opacity(0.5)).opacity == 0.25)
        #expect(value(.clear.opacity(0.5)).opacity == 0)
    }

    @Test func hueSaturationBrightness() {
        #expect(value(Color(hue: 0, saturation: 1, brightness: 1)) == ResolvedColor(255, 0, 0))
        #expect(value(Color(hue: 1, saturation: 1, brightness: 1)) == ResolvedColor(255, 0, 0))
        let blue = value(Color(hue: 2.0 / 3, saturation: 1, brightness: 1))
        #expect(levels(blue) == [0, 0, 255])
        #expect(levels(value(Color(hue: 0.5, saturation: 0.5, brightness: 0.8))) == [102, 204, 204])
    }

    /// Source of 0.5 linear = 188 encoded: IEC 61966-2-1.
    @Test func colorSpaces() {
        #expect(levels(value(Color(.sRGBLinear, white: 0.5))) == [188, 188, 188])
        // Greys are the same in both.
        #expect(abs(value(Color(.displayP3, white: 0.5)).blue - 0.5) < 1e-6)
        // P3's red lies outside sRGB: (1.093, -0.227, -0.150).
        let red = value(Color(.displayP3, red: 1, green: 0, blue: 0))
        #expect(abs(red.red - 1.0931) < 0.001)
        #expect(abs(red.green + 0.2267) < 0.001)
        #expect(abs(red.blue + 0.1501) < 0.001)
    }

    /// Source: W3C CSS Color 4 gives red to blue halfway in OKLab as about 140, 83, 162.
    @Test func mixing() {
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(levels(value(red.mix(with: blue, by: 0.5))) == [140, 83, 162])
        #expect(levels(value(red.mix(with: blue, by: 0.5, in: .device))) == [128, 0, 128])
        // System red to system blue: OKLab's middle is 172, 121, 168, near the measured 170, 121, 168.
        #expect(levels(value(Color.red.mix(with: .blue, by: 0.5))) == [172, 121, 168])
        #expect(levels(value(red.mix(with: blue, by: 7))) == [0, 0, 255])
    }

    @Test func resolvedKeepsComponents() {
        let resolved = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 0.2) < 1e-6)
        #expect(abs(resolved.green - 0.4) < 1e-6)
        // 0.4 encoded is 0.13287 linear.
        #expect(abs(resolved.linearGreen - 0.132868) < 1e-5)
        #expect(resolved.opacity == 0.5)
    }

    @Test func uiKitColors() {
        #expect(levels(value(Color(uiColor: .systemGray6))) == [242, 242, 247])
        #expect(levels(value(Color(.secondarySystemBackground), .dark)) == [28, 28, 30])
        #expect(value(Color(uiColor: .separator)).opacity == 0.29)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(value(Color(uiColor: dynamic), .dark) == .white)
        #expect(value(Color(uiColor: dynamic)) == .black)
        #expect(value(Color(uiColor: .systemRed.withAlphaComponent(0.3))).opacity == 0.3)
    }

    @Test func roots() {
        #expect(abs(Roots.cube(27) - 3) < 1e-14)
        #expect(abs(Roots.cube(-0.001) + 0.1) < 1e-15)
        #expect(abs(Roots.fifth(32) - 2) < 1e-14)
        #expect(abs(TransferFunction.encoded(TransferFunction.linear(0.7)) - 0.7) < 1e-14)
    }
}
