import PixelUI

extension GeometryReaderLoop {
    struct After: View {
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Bar(showsTitles: true)
                Bar(showsTitles: false)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
