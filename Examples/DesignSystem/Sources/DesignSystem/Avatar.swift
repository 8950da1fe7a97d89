#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// Somebody's initials on a colour of their own.
public struct Avatar: View {
    private let name: String
    private let size: CGFloat

    public init(_ name: String, size: CGFloat = 40) {
        self.name = name
        self.size = size
    }

    public var body: some View {
        Text(initials)
            .font(.system(size: size * 0.4, weight: .medium))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(color, in: Circle())
    }

    private var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }

    /// From the letters, not from a hash, which would be another one in each process.
    private var color: Color {
        let colors: [Color] = [.blue, .green, .orange, .pink, .purple, .teal]
        return colors[name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % colors.count]
    }
}
