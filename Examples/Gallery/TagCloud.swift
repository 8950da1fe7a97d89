import SwiftUI

/// Lays its views out in lines, as words in a paragraph.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(in: proposal.width ?? .infinity, subviews)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Places are in the space of `bounds`, which doesn't start at zero.
        var y = bounds.minY
        for row in rows(in: bounds.width, subviews) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (row.height - size.height) / 2), proposal: .unspecified)
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(in width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        var row = Row()
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            let extended = row.indices.isEmpty ? size.width : row.width + spacing + size.width
            if extended > width, !row.indices.isEmpty {
                rows.append(row)
                row = Row()
            }
            row.width = row.indices.isEmpty ? size.width : row.width + spacing + size.width
            row.height = max(row.height, size.height)
            row.indices.append(index)
        }
        if !row.indices.isEmpty { rows.append(row) }
        return rows
    }
}

/// Tags that wrap, some of them chosen.
struct TagCloud: View {
    let tags: [String]
    let chosen: Set<String>

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Topics")
                .font(.title3.weight(.semibold))
            FlowLayout {
                ForEach(tags, id: \.self) { tag in
                    let isChosen = chosen.contains(tag)
                    Text(tag)
                        .font(.subheadline.weight(.medium))
                        .foregroundStyle(isChosen ? Color.white : Color.primary)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 8)
                        .background(isChosen ? Color.indigo : Color(.systemGray6), in: Capsule())
                }
            }
            Text("\(chosen.count) of \(tags.count) topics chosen")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(24)
    }
}

#Preview("Tag cloud") {
    TagCloud(
        tags: [
            "Typography", "Layout", "Colour", "Motion", "Accessibility", "Icons", "Dark mode",
            "Right-to-left", "Charts", "Forms", "Onboarding",
        ],
        chosen: ["Layout", "Dark mode", "Right-to-left"])
}
