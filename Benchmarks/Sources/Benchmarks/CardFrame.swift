import PixelUI

/// The frame of 20 cards that `--only cards` draws, as a view: what layout makes of it.
struct CardFrame: View {
    var body: some View {
        VStack(spacing: 16) {
            ForEach(0..<20, id: \.self) { ListCard(index: $0) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(width: 375)
        .background(Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    }
}

/// An icon, a title, a subtitle, a separator, three lines of text, on a rounded rectangle with a shadow.
private struct ListCard: View {
    let index: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 12) {
                Circle()
                    .fill(.white)
                    .frame(width: 24, height: 24)
                    .frame(width: 40, height: 40)
                    .background(hue, in: RoundedRectangle(cornerRadius: 10))
                VStack(alignment: .leading, spacing: 2) {
                    Text("Card number \(index + 1)").font(.headline)
                    Text("Updated \(index * 7 % 60) minutes ago").font(.footnote).foregroundStyle(.secondary)
                }
            }
            Divider()
            Text(
                "Design review notes and the open questions from Tuesday: spacing of the header, colours in dark "
                    + "mode, and what \(index + 3) people asked for."
            )
            .font(.system(size: 14))
            .lineLimit(3)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            RoundedRectangle(cornerRadius: 16)
                .fill(.white)
                .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
        }
    }

    private var hue: Color { Color(hue: Double(index) / 20, saturation: 0.6, brightness: 0.8) }
}
