import PixelUI

/// A voice message: its waveform is to have the room that the speed's control leaves.
enum EquatableRowThatLostItsPriority {
    struct Waveform: View, Equatable {
        let levels: [Double]

        nonisolated static func == (a: Waveform, b: Waveform) -> Bool { a.levels == b.levels }

        var body: some View {
            HStack(spacing: 2) {
                ForEach(levels.indices, id: \.self) { index in
                    Capsule().frame(height: 32 * levels[index])
                }
            }
            .frame(height: 32)
            .layoutPriority(1)
        }
    }

    struct Speed: View {
        var body: some View {
            Text("1.5x")
                .frame(minWidth: 48, maxWidth: 96, minHeight: 32)
                .background(.quaternary, in: Capsule())
        }
    }

    struct Before: View {
        let levels: [Double]

        var body: some View {
            HStack(spacing: 12) {
                Waveform(levels: levels).equatable()
                Speed()
            }
        }
    }
}
