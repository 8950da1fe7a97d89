import SwiftUI

/// Badges that sit on the corner of what they count, moved there by alignment guides.
struct BadgeOverlay: View {
    var body: some View {
        HStack(spacing: 28) {
            AppTile(name: "Mail", color: .blue).badge("4")
            AppTile(name: "News", color: .pink).badge("28")
            AppTile(name: "Feed", color: .orange).badge("1,204")
            AppTile(name: "Notes", color: .yellow).badge(nil)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 32)
    }
}

private struct AppTile: View {
    let name: String
    let color: Color
    var badge: String?

    func badge(_ text: String?) -> AppTile {
        AppTile(name: name, color: color, badge: text)
    }

    var body: some View {
        VStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 14)
                .fill(color.gradient)
                .frame(width: 60, height: 60)
                .overlay {
                    Text(name.prefix(1))
                        .font(.title.bold())
                        .foregroundStyle(.white)
                }
                .overlay(alignment: .topTrailing) {
                    if let badge {
                        Text(badge)
                            .font(.caption2.weight(.bold))
                            .foregroundStyle(.white)
                            .padding(.horizontal, 6)
                            .frame(minWidth: 22, minHeight: 22)
                            .background(.red, in: Capsule())
                            .alignmentGuide(.trailing) { $0.width - 8 }
                            .alignmentGuide(.top) { $0[VerticalAlignment.center] - 2 }
                    }
                }
            Text(name)
                .font(.caption)
        }
    }
}

#Preview("Badge overlay") {
    BadgeOverlay()
}
