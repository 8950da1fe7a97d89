#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// How far something is, with words above the bar.
public struct Meter: View {
    private let label: String
    private let fraction: Double

    /// - Parameter fraction: 0 to 1; what is beyond counts as the nearer end.
    public init(_ label: String, fraction: Double) {
        self.label = label
        self.fraction = min(max(fraction, 0), 1)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text(label)
                Spacer()
                Text("\(Int((fraction * 100).rounded())) %").foregroundStyle(.secondary)
            }
            .font(.footnote)
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(Token.surface)
                    Capsule().fill(Token.accent).frame(width: geometry.size.width * fraction)
                }
            }
            .frame(height: 8)
        }
    }
}
