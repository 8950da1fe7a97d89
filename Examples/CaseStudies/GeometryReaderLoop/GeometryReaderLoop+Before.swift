import PixelUI

/// Buttons that lose their titles where there isn't room for them.
enum GeometryReaderLoop {
    struct Action: Identifiable {
        let id: String
        let symbol: String

        static let all = [
            Action(id: "Add", symbol: "plus"),
            Action(id: "Finish", symbol: "checkmark"),
            Action(id: "Remove", symbol: "xmark"),
        ]
    }

    struct Bar: View {
        let showsTitles: Bool

        var body: some View {
            HStack(spacing: 8) {
                ForEach(Action.all) { action in
                    HStack(spacing: 4) {
                        Image(systemName: action.symbol).frame(width: 40, height: 40)
                        if showsTitles {
                            Text(action.id).lineLimit(1).frame(width: 60, alignment: .leading)
                        }
                    }
                }
            }
        }
    }

    struct Before: View {
        @State private var showsTitles = true

        var body: some View {
            GeometryReader { room in
                Bar(showsTitles: showsTitles)
                    .background {
                        GeometryReader { bar in
                            Color.clear.preference(key: BarWidth.self, value: bar.size.width)
                        }
                    }
                    .onPreferenceChange(BarWidth.self) { showsTitles = $0 <= room.size.width }
            }
            .frame(height: 40)
        }

        struct BarWidth: PreferenceKey {
            static let defaultValue: CGFloat = 0

            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                value = max(value, nextValue())
            }
        }
    }
}
