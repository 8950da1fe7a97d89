import PixelUI

extension StateLostByABranch {
    struct After: View {
        @State private var isFavourite = false

        var body: some View {
            VStack(spacing: 12) {
                NoteCard(title: "Lentil soup")
                    .highlighted(isFavourite)
                Toggle("Favourite", isOn: $isFavourite)
            }
        }
    }
}

extension View {
    fileprivate func highlighted(_ isOn: Bool) -> some View {
        padding().background(isOn ? .yellow : .clear, in: RoundedRectangle(cornerRadius: 12))
    }
}
