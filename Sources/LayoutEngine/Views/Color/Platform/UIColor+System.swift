import Drawing

// The system's palette under UIKit's names; sRGB 8-bit, light then dark.
// Source: OpenSwiftUI's tables and Apple's HIG, iOS 13 to 18; iOS 26 keeps them except for the tinted ones.
extension UIColor {
    private static func pair(
        _ name: String, _ light: (Int, Int, Int, Double), _ dark: (Int, Int, Int, Double)
    ) -> UIColor {
        UIColor(
            .scheme(
                name,
                SchemeColor(
                    ResolvedColor(light.0, light.1, light.2, opacity: light.3),
                    ResolvedColor(dark.0, dark.1, dark.2, opacity: dark.3))))
    }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = UIColor(.system(.red))
    public static let systemOrange = UIColor(.system(.orange))
    public static let systemYellow = UIColor(.system(.yellow))
    public static let systemGreen = UIColor(.system(.green))
    public static let systemMint = UIColor(.system(.mint))
    public static let systemTeal = UIColor(.system(.teal))
    public static let systemCyan = UIColor(.system(.cyan))
    public static let systemBlue = UIColor(.system(.blue))
    public static let systemIndigo = UIColor(.system(.indigo))
    public static let systemPurple = UIColor(.system(.purple))
    public static let systemPink = UIColor(.system(.pink))
    public static let systemBrown = UIColor(.system(.brown))
    public static let systemGray = UIColor(.system(.gray))
    public static let systemGray2 = pair("systemGray2", (174, 174, 178, 1), (99, 99, 102, 1))
    public static let systemGray3 = pair("systemGray3", (199, 199, 204, 1), (72, 72, 74, 1))
    public static let systemGray4 = pair("systemGray4", (209, 209, 214, 1), (58, 58, 60, 1))
    public static let systemGray5 = pair("systemGray5", (229, 229, 234, 1), (44, 44, 46, 1))
    public static let systemGray6 = pair("systemGray6", (242, 242, 247, 1), (28, 28, 30, 1))

    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(.accent)
    public static let link = UIColor(.dynamic { UIColor(.fixed($0.environment.systemLink)) })
    public static let label = pair("label", (0, 0, 0, 1), (255, 255, 255, 1))
    public static let secondaryLabel = pair("secondaryLabel", (60, 60, 67, 0.6), (235, 235, 245, 0.6))
    public static let tertiaryLabel = pair("tertiaryLabel", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let quaternaryLabel = pair("quaternaryLabel", (60, 60, 67, 0.18), (235, 235, 245, 0.16))
    public static let placeholderText = pair("placeholderText", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let separator = pair("separator", (60, 60, 67, 0.29), (84, 84, 88, 0.6))
    public static let opaqueSeparator = pair("opaqueSeparator", (198, 198, 200, 1), (56, 56, 58, 1))

    public static let systemFill = pair("systemFill", (120, 120, 128, 0.2), (120, 120, 128, 0.36))
    public static let secondarySystemFill = pair(
        "secondarySystemFill", (120, 120, 128, 0.16), (120, 120, 128, 0.32))
    public static let tertiarySystemFill = pair(
        "tertiarySystemFill", (118, 118, 128, 0.12), (118, 118, 128, 0.24))
    public static let quaternarySystemFill = pair(
        "quaternarySystemFill", (116, 116, 128, 0.08), (118, 118, 128, 0.18))

    public static let systemBackground = pair("systemBackground", (255, 255, 255, 1), (0, 0, 0, 1))
    public static let secondarySystemBackground = pair(
        "secondarySystemBackground", (242, 242, 247, 1), (28, 28, 30, 1))
    public static let tertiarySystemBackground = pair(
        "tertiarySystemBackground", (255, 255, 255, 1), (44, 44, 46, 1))
    public static let systemGroupedBackground = pair(
        "systemGroupedBackground", (242, 242, 247, 1), (0, 0, 0, 1))
    public static let secondarySystemGroupedBackground = pair(
        "secondarySystemGroupedBackground", (255, 255, 255, 1), (28, 28, 30, 1))
    public static let tertiarySystemGroupedBackground = pair(
        "tertiarySystemGroupedBackground", (242, 242, 247, 1), (44, 44, 46, 1))
}

// The same under AppKit's names; macOS's own values where measured or published (dark window 30,30,30 measured).
extension UIColor {
    public static let labelColor = pair("labelColor", (0, 0, 0, 216 / 255), (255, 255, 255, 216 / 255))
    public static let secondaryLabelColor = pair(
        "secondaryLabelColor", (0, 0, 0, 127 / 255), (255, 255, 255, 140 / 255))
    public static let tertiaryLabelColor = pair(
        "tertiaryLabelColor", (0, 0, 0, 63 / 255), (255, 255, 255, 63 / 255))
    public static let quaternaryLabelColor = pair(
        "quaternaryLabelColor", (0, 0, 0, 25 / 255), (255, 255, 255, 25 / 255))
    public static let textColor = pair("textColor", (0, 0, 0, 1), (255, 255, 255, 1))
    public static let separatorColor = pair("separatorColor", (0, 0, 0, 25 / 255), (255, 255, 255, 25 / 255))
    public static let windowBackgroundColor = pair(
        "windowBackgroundColor", (236, 236, 236, 1), (30, 30, 30, 1))
    public static let controlBackgroundColor = pair(
        "controlBackgroundColor", (255, 255, 255, 1), (30, 30, 30, 1))
    public static let textBackgroundColor = pair(
        "textBackgroundColor", (255, 255, 255, 1), (30, 30, 30, 1))
    public static let underPageBackgroundColor = pair(
        "underPageBackgroundColor", (150, 150, 150, 0.9), (40, 40, 40, 1))
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let controlAccentColor = UIColor(.accent)
    public static let linkColor = link
}
