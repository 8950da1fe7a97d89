import Drawing

private func rgb(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) -> ResolvedColor {
    ResolvedColor(red, green, blue, opacity: opacity)
}

// sRGB 8-bit, light then dark.
extension SystemColor {
    /// Source: measured on iOS 26.0 and macOS 26 (iamcgn/swiftui-web), and Apple's HIG colour page, June 2025.
    /// Primary to quinary: measured on iOS; quinary from OpenSwiftUI.
    var value26: SchemeColor {
        switch self {
        case .red: SchemeColor(rgb(255, 56, 60), rgb(255, 66, 69))
        case .orange: SchemeColor(rgb(255, 141, 40), rgb(255, 146, 48))
        case .yellow: SchemeColor(rgb(255, 204, 0), rgb(255, 214, 0))
        case .green: SchemeColor(rgb(52, 199, 89), rgb(48, 209, 88))
        case .mint: SchemeColor(rgb(0, 200, 179), rgb(0, 218, 195))
        case .teal: SchemeColor(rgb(0, 195, 208), rgb(0, 210, 224))
        case .cyan: SchemeColor(rgb(0, 192, 232), rgb(60, 211, 254))
        case .blue: SchemeColor(rgb(0, 136, 255), rgb(0, 145, 255))
        case .indigo: SchemeColor(rgb(97, 85, 245), rgb(107, 93, 255))
        case .purple: SchemeColor(rgb(203, 48, 224), rgb(219, 52, 242))
        case .pink: SchemeColor(rgb(255, 45, 85), rgb(255, 55, 95))
        case .brown: SchemeColor(rgb(172, 127, 94), rgb(183, 138, 102))
        case .quaternary: SchemeColor(rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.18))
        default: value18
        }
    }

    /// Source: OpenSwiftUI's tables for iOS 13 to 18, the same as Apple's HIG until June 2025.
    var value18: SchemeColor {
        switch self {
        case .red: SchemeColor(rgb(255, 59, 48), rgb(255, 69, 58))
        case .orange: SchemeColor(rgb(255, 149, 0), rgb(255, 159, 10))
        case .yellow: SchemeColor(rgb(255, 204, 0), rgb(255, 214, 10))
        case .green: SchemeColor(rgb(52, 199, 89), rgb(48, 209, 88))
        case .mint: SchemeColor(rgb(0, 199, 190), rgb(99, 230, 226))
        case .teal: SchemeColor(rgb(48, 176, 199), rgb(64, 200, 224))
        case .cyan: SchemeColor(rgb(50, 173, 230), rgb(100, 210, 255))
        case .blue: SchemeColor(rgb(0, 122, 255), rgb(10, 132, 255))
        case .indigo: SchemeColor(rgb(88, 86, 214), rgb(94, 92, 230))
        case .purple: SchemeColor(rgb(175, 82, 222), rgb(191, 90, 242))
        case .pink: SchemeColor(rgb(255, 45, 85), rgb(255, 55, 95))
        case .brown: SchemeColor(rgb(162, 132, 94), rgb(172, 142, 104))
        case .gray: SchemeColor(rgb(142, 142, 147), rgb(142, 142, 147))
        case .primary: SchemeColor(.black, .white)
        case .secondary: SchemeColor(rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
        case .tertiary: SchemeColor(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
        case .quaternary: SchemeColor(rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
        case .quinary: SchemeColor(rgb(0, 0, 0, 0.05), rgb(255, 255, 255, 0.05))
        }
    }

    /// What macOS has of its own. Source: measured on macOS 26 (iamcgn/swiftui-web); the light values of
    /// tertiary and below aren't measured: the dark ones' shares are used.
    var macOSValue: SchemeColor? {
        switch self {
        case .indigo: SchemeColor(rgb(97, 85, 245), rgb(109, 124, 255))
        case .gray: SchemeColor(rgb(142, 142, 147), rgb(152, 152, 157))
        case .primary: SchemeColor(rgb(0, 0, 0, 216 / 255), rgb(255, 255, 255, 216 / 255))
        case .secondary: SchemeColor(rgb(0, 0, 0, 127 / 255), rgb(255, 255, 255, 140 / 255))
        case .tertiary: SchemeColor(rgb(0, 0, 0, 63 / 255), rgb(255, 255, 255, 63 / 255))
        case .quaternary: SchemeColor(rgb(0, 0, 0, 25 / 255), rgb(255, 255, 255, 25 / 255))
        default: nil
        }
    }
}

extension EnvironmentValues {
    /// The system's accent colour. Source: measured (iamcgn/swiftui-web); iOS 18: system blue.
    var systemAccent: ResolvedColor {
        if platformProfile.family == .macOS, colorScheme == .dark { return rgb(0, 122, 255) }
        return SystemColor.blue.value(in: self)
    }

    /// The system's link colour. Source: measured on macOS 26 (iamcgn/swiftui-web); used for all profiles of 26.
    var systemLink: ResolvedColor {
        guard platformProfile.majorVersion >= 26 else { return SystemColor.blue.value(in: self) }
        return colorScheme == .dark ? rgb(65, 156, 255) : rgb(0, 104, 218)
    }
}
