import SwiftUI

/// Grouped settings: coloured tiles, separators that start at the text, values and chevrons.
struct SettingsList: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            SettingsGroup(title: "Connections") {
                SettingsRow(color: .orange, glyph: .bolt, title: "Airplane mode", value: "Off")
                SettingsRow(color: .blue, glyph: .rings, title: "Wi-Fi", value: "Studio 5G")
                SettingsRow(color: .green, glyph: .bars, title: "Mobile data", value: nil, isLast: true)
            }
            SettingsGroup(title: "General") {
                SettingsRow(color: .red, glyph: .dot, title: "Notifications", value: "3 paused")
                SettingsRow(color: .indigo, glyph: .moon, title: "Focus", value: "Work")
                SettingsRow(
                    color: .gray, glyph: .lines, title: "Display and brightness", value: nil, isLast: true)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 24)
        .background(Color(.systemGroupedBackground))
    }
}

private struct SettingsGroup<Rows: View>: View {
    let title: String
    @ViewBuilder let rows: Rows

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
                .padding(.leading, 16)
            VStack(spacing: 0) {
                rows
            }
            .background(Color(.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 22))
        }
    }
}

private struct SettingsRow: View {
    let color: Color
    let glyph: SettingsGlyph.Kind
    let title: String
    let value: String?
    var isLast = false

    var body: some View {
        HStack(spacing: 14) {
            RoundedRectangle(cornerRadius: 8)
                .fill(color.gradient)
                .frame(width: 30, height: 30)
                .overlay {
                    SettingsGlyph(kind: glyph)
                        .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                        .frame(width: 16, height: 16)
                }
            Text(title)
            Spacer(minLength: 12)
            if let value {
                Text(value)
                    .foregroundStyle(.secondary)
            }
            Chevron()
                .stroke(
                    Color(.tertiaryLabel), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                )
                .frame(width: 6, height: 11)
        }
        .lineLimit(1)
        .padding(.horizontal, 16)
        .padding(.vertical, 11)
        .overlay(alignment: .bottom) {
            if !isLast {
                Divider().padding(.leading, 60)
            }
        }
    }
}

/// A chevron that points in reading direction.
struct Chevron: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

private struct SettingsGlyph: Shape {
    enum Kind {
        case bolt, rings, bars, dot, moon, lines
    }

    let kind: Kind

    func path(in rect: CGRect) -> Path {
        var path = Path()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        switch kind {
        case .bolt:
            path.addLines([point(0.6, 0), point(0.2, 0.6), point(0.5, 0.6), point(0.4, 1), point(0.8, 0.4)])
            path.addLine(to: point(0.5, 0.4))
            path.closeSubpath()
        case .rings:
            for radius in [0.15, 0.45, 0.75] {
                path.move(to: point(0.5 - radius * 0.68, 0.85 - radius * 0.68))
                path.addArc(
                    center: point(0.5, 0.85), radius: radius * rect.width, startAngle: .degrees(225),
                    endAngle: .degrees(315), clockwise: false)
            }
        case .bars:
            for (index, height) in [0.3, 0.55, 0.8, 1.0].enumerated() {
                let x = 0.08 + 0.28 * Double(index)
                path.move(to: point(x, 1))
                path.addLine(to: point(x, 1 - height))
            }
        case .dot:
            path.addEllipse(in: rect.insetBy(dx: 2, dy: 2))
        case .moon:
            path.move(to: point(0.62, 0.05))
            path.addCurve(to: point(0.95, 0.62), control1: point(0.35, 0.5), control2: point(0.65, 0.75))
            path.addCurve(to: point(0.62, 0.05), control1: point(0.6, 1.35), control2: point(-0.5, 0.65))
            path.closeSubpath()
        case .lines:
            for y in [0.15, 0.5, 0.85] {
                path.move(to: point(0.05, y))
                path.addLine(to: point(0.95, y))
            }
        }
        return path
    }
}

#Preview("Settings list") {
    SettingsList()
}
