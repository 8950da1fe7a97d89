#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// Something to tell across the whole width.
public struct Banner: View {
    private let title: String
    private let message: String
    private let kind: Badge.Kind

    public init(_ title: String, message: String, kind: Badge.Kind) {
        self.title = title
        self.message = message
        self.kind = kind
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Token.gap) {
            Circle().fill(color).frame(width: 10, height: 10)
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.subheadline.weight(.semibold))
                Text(message).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(Token.gap)
        .overlay(RoundedRectangle(cornerRadius: Token.radius).strokeBorder(color, lineWidth: 1))
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
