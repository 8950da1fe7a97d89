#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// A person in a list: who, what they do, and how they stand.
public struct PersonRow: View {
    private let name: String
    private let role: String
    private let status: Badge.Kind?

    public init(name: String, role: String, status: Badge.Kind? = nil) {
        self.name = name
        self.role = role
        self.status = status
    }

    public var body: some View {
        HStack(spacing: Token.gap) {
            Avatar(name)
            VStack(alignment: .leading, spacing: 2) {
                Text(name).font(.body)
                Text(role).font(.footnote).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            if let status { Badge(status.rawValue, kind: status) }
        }
    }
}
