import PixelUI

extension CardThatDoesNotFill {
    struct After: View {
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
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
