import SwiftUI

/// Gives its one view a height of width / ratio, also where the height is open.
///
/// A shape or a colour alone has an ideal height of 10: at an open height `.aspectRatio(_:contentMode:)` can't
/// help it, since nothing is proposed there. A layout that works from the width can.
struct RatioLayout: Layout {
    var ratio: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: width / ratio)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// A picture of fixed ratio with a caption, in a page of open height.
struct MediaCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            RatioLayout(ratio: 16 / 9) {
                Landscape()
            }
            VStack(alignment: .leading, spacing: 6) {
                Text("WEEKEND")
                    .font(.caption.weight(.semibold))
                    .kerning(1)
                    .foregroundStyle(.orange)
                Text("Three quiet valleys within an hour of town")
                    .font(.title3.weight(.semibold))
                Text("By rail and on foot, with a hut at the end of each and a lake to swim in.")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                HStack(spacing: 6) {
                    Circle().fill(.teal.gradient).frame(width: 22, height: 22)
                    Text("Ines Ferrer")
                        .fontWeight(.medium)
                    Spacer()
                    Text("6 min")
                        .foregroundStyle(.secondary)
                }
                .font(.footnote)
                .padding(.top, 8)
            }
            .padding(16)
        }
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .padding(16)
        .background(Color(.systemGroupedBackground))
    }
}

private struct Landscape: View {
    var body: some View {
        LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .top, endPoint: .bottom)
            .overlay(alignment: .top) {
                Circle()
                    .fill(.white.opacity(0.9))
                    .frame(width: 44, height: 44)
                    .offset(x: 70, y: 58)
                    .shadow(color: .white, radius: 16)
            }
            .overlay {
                Ridge(heights: [0.55, 0.42, 0.6, 0.35, 0.52, 0.45]).fill(.indigo.opacity(0.55))
            }
            .overlay {
                Ridge(heights: [0.72, 0.62, 0.8, 0.66, 0.74, 0.58]).fill(
                    Color(red: 0.13, green: 0.1, blue: 0.3))
            }
            .clipped()
    }
}

/// A line of hills from edge to edge, filled down to the ground.
private struct Ridge: Shape {
    let heights: [CGFloat]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let step = rect.width / CGFloat(heights.count - 1)
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + heights[0] * rect.height))
        for index in heights.indices.dropFirst() {
            let from = CGPoint(
                x: rect.minX + CGFloat(index - 1) * step, y: rect.minY + heights[index - 1] * rect.height)
            let to = CGPoint(
                x: rect.minX + CGFloat(index) * step, y: rect.minY + heights[index] * rect.height)
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + step / 2, y: from.y),
                control2: CGPoint(x: to.x - step / 2, y: to.y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

#Preview("Media card") {
    MediaCard()
}
