import SwiftUI

/// A week of bars made of shapes, with a dashed line at the goal.
struct BarChart: View {
    struct Day: Identifiable {
        let id: String
        let minutes: Double
    }

    let days: [Day]
    let goal: Double

    private var highest: Double { max(days.map(\.minutes).max() ?? 1, goal) }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Active minutes")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                    Text("47 a day")
                        .font(.title2.weight(.semibold))
                }
                Spacer()
                Text("+12 %")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.green)
            }
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(days) { day in
                    Bar(day: day, share: day.minutes / highest, reachesGoal: day.minutes >= goal)
                }
            }
            .frame(height: 160)
            .background(alignment: .bottom) {
                GoalLine()
                    .stroke(Color(.systemGray3), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                    .frame(height: 1)
                    .padding(.bottom, 22 + 138 * goal / highest)
            }
        }
        .padding(20)
    }
}

private struct Bar: View {
    let day: BarChart.Day
    let share: Double
    let reachesGoal: Bool

    var body: some View {
        VStack(spacing: 6) {
            UnevenRoundedRectangle(
                topLeadingRadius: 8, bottomLeadingRadius: 3, bottomTrailingRadius: 3, topTrailingRadius: 8
            )
            .fill(reachesGoal ? Color.green.gradient : Color(.systemGray3).gradient)
            .frame(height: 138 * share)
            Text(day.id)
                .font(.caption2)
                .foregroundStyle(.secondary)
                .frame(height: 16)
        }
        .frame(maxWidth: .infinity)
    }
}

private struct GoalLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

#Preview("Bar chart") {
    BarChart(
        days: [
            .init(id: "Mon", minutes: 35), .init(id: "Tue", minutes: 52), .init(id: "Wed", minutes: 24),
            .init(id: "Thu", minutes: 61), .init(id: "Fri", minutes: 48), .init(id: "Sat", minutes: 74),
            .init(id: "Sun", minutes: 38),
        ],
        goal: 45)
}
