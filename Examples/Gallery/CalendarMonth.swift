import SwiftUI

/// A month as weeks of equal columns, with today, a range and marks.
struct CalendarMonth: View {
    let title: String
    /// Empty cells before the first.
    let offset: Int
    let days: Int
    let today: Int
    let range: ClosedRange<Int>
    let marked: Set<Int>

    private let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private var weeks: Int { (offset + days + 6) / 7 }

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Text(title)
                    .font(.title3.weight(.semibold))
                Spacer()
                HStack(spacing: 22) {
                    Chevron().rotation(.degrees(180)).stroke(.blue, style: stroke)
                        .frame(width: 7, height: 13)
                    Chevron().stroke(.blue, style: stroke)
                        .frame(width: 7, height: 13)
                }
            }
            .padding(.horizontal, 8)
            HStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .font(.caption2.weight(.semibold))
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            }
            VStack(spacing: 4) {
                ForEach(0..<weeks, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(0..<7, id: \.self) { weekday in
                            cell(week * 7 + weekday - offset + 1)
                        }
                    }
                }
            }
        }
        .padding(16)
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round) }

    @ViewBuilder
    private func cell(_ day: Int) -> some View {
        if (1...days).contains(day) {
            DayCell(
                day: day, isToday: day == today, isInRange: range.contains(day),
                isStart: day == range.lowerBound, isEnd: day == range.upperBound,
                isMarked: marked.contains(day))
        } else {
            Color.clear.frame(height: 42)
        }
    }
}

private struct DayCell: View {
    let day: Int
    let isToday: Bool
    let isInRange: Bool
    let isStart: Bool
    let isEnd: Bool
    let isMarked: Bool

    var body: some View {
        Text("\(day)")
            .font(.body.weight(isToday || isStart || isEnd ? .semibold : .regular))
            .foregroundStyle(isStart || isEnd ? Color.white : isToday ? Color.red : Color.primary)
            .frame(maxWidth: .infinity)
            .frame(height: 42)
            .overlay(alignment: .bottom) {
                if isMarked {
                    Circle()
                        .fill(isStart || isEnd ? .white : .orange)
                        .frame(width: 5, height: 5)
                        .padding(.bottom, 5)
                }
            }
            .background {
                if isStart || isEnd {
                    Circle().fill(.blue).frame(width: 40, height: 40)
                }
            }
            .background {
                if isInRange {
                    Rectangle()
                        .fill(.blue.opacity(0.15))
                        .frame(height: 40)
                        .padding(isStart ? .leading : isEnd ? .trailing : [], 24)
                }
            }
    }
}

#Preview("Calendar month") {
    CalendarMonth(
        title: "March 2027", offset: 0, days: 31, today: 4, range: 17...20, marked: [4, 9, 17, 24])
}
