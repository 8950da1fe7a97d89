import SwiftUI

/// A toolbar that drops its words, then its secondary actions, as the room shrinks.
struct FitToolbar: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            bar(labels: true, secondary: true)
            bar(labels: false, secondary: true)
            bar(labels: false, secondary: false)
        }
    }

    private func bar(labels: Bool, secondary: Bool) -> some View {
        HStack(spacing: 2) {
            ToolbarAction(title: "Share", color: .blue, showsTitle: labels)
            ToolbarAction(title: "Copy", color: .green, showsTitle: labels)
            if secondary {
                ToolbarAction(title: "Move", color: .orange, showsTitle: labels)
                ToolbarAction(title: "Trash", color: .red, showsTitle: labels)
            }
        }
        .padding(6)
        .background(Color(.systemGray6), in: Capsule())
    }
}

private struct ToolbarAction: View {
    let title: String
    let color: Color
    let showsTitle: Bool

    var body: some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 5)
                .fill(color.gradient)
                .frame(width: 18, height: 18)
            if showsTitle {
                Text(title)
                    .font(.footnote.weight(.medium))
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 7)
    }
}

#Preview("Toolbar that fits") {
    VStack(alignment: .leading, spacing: 14) {
        ForEach([343, 240, 120], id: \.self) { width in
            VStack(alignment: .leading, spacing: 6) {
                Text("\(width) points")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                FitToolbar()
                    .frame(width: CGFloat(width), alignment: .leading)
                    .padding(.vertical, 6)
                    .background {
                        RoundedRectangle(cornerRadius: 6)
                            .strokeBorder(
                                Color(.systemGray4), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                    }
            }
        }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
}
