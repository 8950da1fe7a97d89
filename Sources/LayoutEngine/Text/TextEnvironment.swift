import Foundation

/// How many lines a text has: nil bounds are open.
struct LineLimit: Hashable {
    var lower: Int?
    var upper: Int?
}

extension EnvironmentValues {
    private enum LineLimitKey: EnvironmentKey {
        static var defaultValue: LineLimit { LineLimit() }
    }
    private enum AlignmentKey: EnvironmentKey {
        static var defaultValue: TextAlignment { .leading }
    }
    private enum TruncationKey: EnvironmentKey {
        static var defaultValue: Text.TruncationMode { .tail }
    }
    private enum ScaleFactorKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }
    private enum TighteningKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
    private enum LineSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }
    private enum CaseKey: EnvironmentKey {
        static var defaultValue: Text.Case? { nil }
    }
    private enum UnderlineKey: EnvironmentKey {
        static var defaultValue: Text.LineStyle? { nil }
    }
    private enum StrikethroughKey: EnvironmentKey {
        static var defaultValue: Text.LineStyle? { nil }
    }
    private enum KerningKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }
    private enum TrackingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }
    private enum BaselineOffsetKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }
    private enum TextScaleKey: EnvironmentKey {
        static var defaultValue: Text.Scale { .default }
    }

    /// The most lines a text may have; nil is any number.
    public var lineLimit: Int? {
        get { lineLimits.upper }
        set { lineLimits = LineLimit(lower: nil, upper: newValue) }
    }

    var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// How far a text that would be cut may shrink instead; 1 is not at all.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Whether a single line that would be cut closes up first; it is cut all the same.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// Points between lines, counted from the letters' height.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }

    var underlineStyle: Text.LineStyle? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }

    var strikethroughStyle: Text.LineStyle? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }

    var textKerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }

    var textTracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    var textBaselineOffset: CGFloat {
        get { self[BaselineOffsetKey.self] }
        set { self[BaselineOffsetKey.self] = newValue }
    }

    var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}
