import SwiftUI

/// Figures in a grid, a week of bars drawn by code, and a lazy grid of swatches.
struct Dashboard: View {
    private let week: [Double] = [0.4, 0.65, 0.3, 0.8, 0.55, 1, 0.7]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                GridRow {
                    Figure(title: "Steps", value: "8,214", color: .green)
                    Figure(title: "Distance", value: "5.9 km", color: .blue)
                }
                Figure(title: "Energy", value: "2,310 kcal", color: .orange)
            }
            Canvas { context, size in
                let step = size.width / CGFloat(week.count)
                for (day, value) in week.enumerated() {
                    let bar = CGRect(
                        x: step * (CGFloat(day) + 0.2), y: size.height * (1 - value), width: step * 0.6,
                        height: size.height * value)
                    context.fill(
                        Path(roundedRect: bar, cornerRadius: 6), with: .color(value == 1 ? .orange : .indigo))
                }
            }
            .frame(height: 90)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 10) {
                ForEach(0..<8) { index in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Color(hue: Double(index) / 8, saturation: 0.45, brightness: 0.85))
                        .aspectRatio(1, contentMode: .fit)
                        .overlay(alignment: .bottomTrailing) {
                            Text("\(index + 1)").font(.caption.bold()).foregroundStyle(.white).padding(6)
                        }
                }
            }
        }
        .padding()
    }
}

/// A number with its name above.
private struct Figure: View {
    let title: String
    let value: String
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.caption).foregroundStyle(.secondary)
            Text(value).font(.title2.bold()).monospacedDigit()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

#Preview("Dashboard") {
    Dashboard()
}
