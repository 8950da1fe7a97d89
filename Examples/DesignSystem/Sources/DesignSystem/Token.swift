#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// The distances and colours that every component uses.
public enum Token {
    public static let gap: CGFloat = 12
    public static let radius: CGFloat = 14
    public static let accent = Color.indigo
    public static let surface = Color.gray.opacity(0.14)
}
