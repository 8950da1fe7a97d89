import Foundation

extension AttributeScopes {
    /// Looks of characters in an attributed string: SwiftUI's scope, as far as texts show it.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension TextAttributes {
    /// The look of a run, over this one.
    func applying(_ run: AttributedString.Runs.Run) -> TextAttributes {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var result = self
        if let font = run[Scope.FontAttribute.self] { result.font = font }
        if let color = run[Scope.ForegroundColorAttribute.self] { result.color = TextColor(color) }
        if let points = run[Scope.KerningAttribute.self] { result.kerning = points }
        if let points = run[Scope.TrackingAttribute.self] { result.tracking = points }
        if let points = run[Scope.BaselineOffsetAttribute.self] { result.baselineOffset = points }
        if let style = run[Scope.UnderlineStyleAttribute.self] { result.underline = style }
        if let style = run[Scope.StrikethroughStyleAttribute.self] { result.strikethrough = style }
        if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil { result.isLink = true }
        return result
    }
}
