import PixelUI

extension EquatableRowThatLostItsPriority {
    struct After: View {
        let levels: [Double]

        var body: some View {
            HStack(spacing: 12) {
                Waveform(levels: levels).equatable().layoutPriority(1)
                Speed()
            }
        }
    }
}
