import PixelUI

/// A recipe with a note of one's own. Favourites stand on yellow.
enum StateLostByABranch {
    struct NoteCard: View {
        let title: String
        @State private var note = ""

        var body: some View {
            VStack(alignment: .leading) {
                Text(title).font(.headline)
                TextField("Note", text: $note)
            }
        }
    }

    struct Before: View {
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
    @ViewBuilder
    fileprivate func highlighted(_ isOn: Bool) -> some View {
        if isOn {
            padding().background(.yellow, in: RoundedRectangle(cornerRadius: 12))
        } else {
            padding()
        }
    }
}
