import SwiftUI

/// Steps along a line: circles, connectors, and a title and a time beside each.
struct OrderTracker: View {
    struct Step: Identifiable {
        let id: String
        let time: String
        let state: State

        enum State {
            case done, current, upcoming
        }
    }

    let steps: [Step]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(alignment: .leading, spacing: 4) {
                Text("On its way")
                    .font(.title2.bold())
                Text("Arrives today between 14:00 and 15:00")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(steps) { step in
                    StepRow(step: step, isLast: step.id == steps.last?.id)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(24)
    }
}

private struct StepRow: View {
    let step: OrderTracker.Step
    let isLast: Bool

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            VStack(spacing: 0) {
                marker.frame(width: 22, height: 22)
                if !isLast {
                    Capsule()
                        .fill(step.state == .done ? Color.green : Color(.systemGray4))
                        .frame(width: 3)
                        .padding(.vertical, 3)
                }
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(step.id)
                    .fontWeight(step.state == .current ? .semibold : .regular)
                    .foregroundStyle(step.state == .upcoming ? Color.secondary : Color.primary)
                Text(step.time)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .padding(.bottom, isLast ? 0 : 18)
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder
    private var marker: some View {
        switch step.state {
        case .done:
            Circle().fill(.green).overlay {
                Check()
                    .stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .padding(6.5)
            }
        case .current:
            Circle().strokeBorder(.green, lineWidth: 6)
        case .upcoming:
            Circle().strokeBorder(Color(.systemGray4), lineWidth: 2)
        }
    }
}

private struct Check: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

#Preview("Order tracker") {
    OrderTracker(steps: [
        .init(id: "Order placed", time: "Tuesday, 18:20", state: .done),
        .init(id: "Packed in Utrecht", time: "Wednesday, 07:05", state: .done),
        .init(id: "With the courier", time: "Wednesday, 12:40", state: .current),
        .init(id: "Delivered", time: "Expected by 15:00", state: .upcoming),
    ])
}
