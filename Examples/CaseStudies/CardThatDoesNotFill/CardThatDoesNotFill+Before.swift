import PixelUI

/// Numbers of a day in cards, two in each row.
enum CardThatDoesNotFill {
    struct Figure: Identifiable {
        let id: String
        let value: String
        var note: String?

        static let all = [
            Figure(id: "Steps", value: "8,204"),
            Figure(id: "Sleep", value: "6 h 40 min", note: "40 min less than usual"),
            Figure(id: "Pulse", value: "61", note: "at rest"),
            Figure(id: "Water", value: "1.2 l"),
        ]
    }

    struct FigureText: View {
        let figure: Figure

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(figure.id).lineLimit(1).frame(height: 16)
                Text(figure.value).lineLimit(1).bold().frame(height: 24)
                if let note = figure.note { Text(note).lineLimit(1).frame(height: 16) }
            }
        }
    }

    struct Before: View {
        var body: some View {
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                GridRow {
                    card(Figure.all[0])
                    card(Figure.all[1])
                }
                GridRow {
                    card(Figure.all[2])
                    card(Figure.all[3])
                }
            }
        }

        private func card(_ figure: Figure) -> some View {
            FigureText(figure: figure)
                .padding(12)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
