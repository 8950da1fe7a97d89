import PixelUI

extension PreferenceThatKeepsTheLast {
    struct After: View {
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
                value = max(value, nextValue())
            }
        }
    }
}
