import Foundation

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey {
        static var defaultValue: Font? { nil }
    }
    private enum FontChangesKey: EnvironmentKey {
        static var defaultValue: [Font.Change] { [] }
    }
    private enum DefaultFontKey: EnvironmentKey {
        static var defaultValue: Font { .body }
    }

    /// The font of text that sets none; nil is the default, ``Font/body``.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The font where nothing sets one: body offscreen; a window's is the 13 point system font on macOS.
    var defaultFont: Font {
        get { self[DefaultFontKey.self] }
        set { self[DefaultFontKey.self] = newValue }
    }

    /// What `.bold()`, `.fontWeight(_:)` and the like, put around views, do to the fonts inside.
    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
}

extension View {
    /// The font of text that sets none of its own; nil is the default.
    public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// The weight of text; nil leaves the fonts' own.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange { changes in
            changes.removeAll { if case .weight = $0 { true } else { false } }
            if let weight { changes.append(.weight(weight)) }
        }
    }

    public func fontWidth(_ width: Font.Width?) -> some View {
        fontChange { if let width { $0.append(.width(width)) } }
    }

    /// The design of text in system fonts; nil leaves the fonts' own.
    public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange { changes in
            changes.removeAll { if case .design = $0 { true } else { false } }
            if let design { changes.append(.design(design)) }
        }
    }

    public func bold(_ isActive: Bool = true) -> some View {
        fontChange { $0.append(.bold(isActive)) }
    }

    public func italic(_ isActive: Bool = true) -> some View {
        fontChange { $0.append(.italic(isActive)) }
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        fontChange { if isActive { $0.append(.monospaced) } }
    }

    /// Digits of one width.
    public func monospacedDigit() -> some View {
        fontChange { $0.append(.monospacedDigit) }
    }

    private func fontChange(_ change: @escaping (inout [Font.Change]) -> Void) -> some View {
        transformEnvironment(\.fontChanges) { change(&$0) }
    }
}
