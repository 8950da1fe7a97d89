#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// A word in a capsule: how something stands.
public struct Badge: View {
    public enum Kind: String, CaseIterable, Sendable {
        case neutral, success, warning, failure
    }

    private let text: String
    private let kind: Kind

    public init(_ text: String, kind: Kind = .neutral) {
        self.text = text
        self.kind = kind
    }

    public var body: some View {
        Text(text)
            .font(.caption.weight(.semibold))
            .foregroundStyle(color)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(color.opacity(0.16), in: Capsule())
    }

    private var color: Color {
        switch kind {
        case .neutral: .gray
        case .success: .green
        case .warning: .orange
        case .failure: .red
        }
    }
}
