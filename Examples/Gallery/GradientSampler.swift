import SwiftUI

/// Gradients, shadows, blends and clips side by side.
struct GradientSampler: View {
    private let rainbow: [Color] = [.red, .yellow, .green, .blue, .purple, .red]

    var body: some View {
        VStack(spacing: 18) {
            row {
                sample("Linear") {
                    tile.fill(
                        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                }
                sample("Radial") {
                    tile.fill(
                        RadialGradient(
                            colors: [.yellow, .orange, .red], center: .center, startRadius: 4, endRadius: 56))
                }
                sample("Angular") {
                    tile.fill(AngularGradient(colors: rainbow, center: .center))
                }
            }
            row {
                sample("Stops") {
                    tile.fill(
                        LinearGradient(
                            stops: [
                                .init(color: .mint, location: 0), .init(color: .mint, location: 0.4),
                                .init(color: .teal, location: 0.4), .init(color: .indigo, location: 1),
                            ],
                            startPoint: .topLeading, endPoint: .bottomTrailing))
                }
                sample("Fade") {
                    tile.fill(
                        LinearGradient(
                            colors: [.pink, .pink.opacity(0)], startPoint: .top, endPoint: .bottom))
                }
                sample("Stroke") {
                    tile.strokeBorder(AngularGradient(colors: rainbow, center: .center), lineWidth: 10)
                }
            }
            row {
                sample("Soft shadow") {
                    tile.fill(Color(.secondarySystemGroupedBackground))
                        .shadow(color: .black.opacity(0.25), radius: 10, y: 6)
                }
                sample("Hard shadow") {
                    tile.fill(.orange)
                        .shadow(color: .brown, radius: 0, x: 5, y: 5)
                }
                sample("Glow") {
                    tile.fill(.cyan)
                        .shadow(color: .cyan, radius: 12)
                }
            }
            row {
                sample("Multiply") {
                    blend(.multiply)
                }
                sample("Screen") {
                    blend(.screen).background(.black, in: tile)
                }
                sample("Blur") {
                    Circle().fill(.purple.gradient).padding(10).blur(radius: 6)
                }
            }
        }
        .padding(20)
    }

    private var tile: RoundedRectangle { RoundedRectangle(cornerRadius: 16) }

    private func row(@ViewBuilder _ content: () -> some View) -> some View {
        HStack(spacing: 16) { content() }
    }

    private func sample(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(spacing: 8) {
            content()
                .frame(maxWidth: .infinity)
                .frame(height: 84)
            Text(name)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }

    private func blend(_ mode: BlendMode) -> some View {
        ZStack {
            Circle().fill(.red).frame(width: 48).offset(x: -13, y: 10)
            Circle().fill(.green).frame(width: 48).offset(x: 13, y: 10).blendMode(mode)
            Circle().fill(.blue).frame(width: 48).offset(y: -12).blendMode(mode)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .compositingGroup()
    }
}

#Preview("Gradients and shadows") {
    GradientSampler()
}
