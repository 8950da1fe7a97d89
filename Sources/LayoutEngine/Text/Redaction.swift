import Drawing
import Foundation

/// Why content is hidden: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private enum RedactionKey: EnvironmentKey {
        static var defaultValue: RedactionReasons { [] }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

extension View {
    /// Draws bars in place of the texts inside; their frames stay.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows what is inside whatever is redacted around it.
    public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Kept, without effect unless `.redacted(reason: .privacy)` is around: then it is drawn as bars.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) { reasons in
            if sensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
        }
    }
}

extension ResolvedFont {
    /// The bar that stands for characters: from the baseline up by the capitals' height, up to half a point, its
    /// corners a fifth of that.
    ///
    /// Source: recorded by iamcgn/swiftui-web, Docs/elements/Redaction.md.
    func redactionBar(from start: CGPoint, width: CGFloat) -> Path {
        let height = PixelGrid(2).up(capHeight)
        return Path(
            roundedRect: CGRect(x: start.x, y: start.y - height, width: width, height: height),
            cornerRadius: height / 5, style: .circular)
    }

    /// The width of each character of redacted text in a system font, whatever its letters and weight: 1001/2048
    /// of the size and the font's tracking. nil for other fonts, which keep their own.
    ///
    /// Source: lies within what was recorded for five sizes by iamcgn/swiftui-web, Fixtures/Goldens/redacted/widths.
    var redactedAdvance: CGFloat? {
        guard case .system = description.family else { return nil }
        let size = description.size
        return size * (1001.0 / 2048 + SystemFontMetrics.tracking(size: size))
    }
}
