import PixelUI

/// Plans beside one another, meant to be as tall as the tallest.
enum PreferenceThatKeepsTheLast {
    struct Plan: Identifiable {
        let id: String
        let features: [String]

        static let all = [
            Plan(id: "Basic", features: ["1 project", "1 GB"]),
            Plan(id: "Team", features: ["20 projects", "100 GB", "Sharing", "History", "Support"]),
            Plan(id: "Solo", features: ["5 projects", "10 GB", "History"]),
        ]
    }

    struct PlanCard: View {
        let plan: Plan

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(plan.id).bold().frame(height: 20)
                Text(plan.features.joined(separator: "\n"))
                    .font(.caption)
                    .frame(height: 16 * CGFloat(plan.features.count), alignment: .top)
            }
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    struct Before: View {
        @State private var height: CGFloat?

        var body: some View {
            HStack(alignment: .top, spacing: 8) {
                ForEach(Plan.all) { plan in
                    PlanCard(plan: plan)
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: CardHeight.self, value: proxy.size.height)
                            }
                        }
                        .frame(height: height, alignment: .top)
                        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
                }
            }
            .onPreferenceChange(CardHeight.self) { height = $0 }
        }

        struct CardHeight: PreferenceKey {
            static let defaultValue: CGFloat = 0

            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                value = nextValue()
            }
        }
    }
}
