import PixelUI

/// Bars in a page that scrolls.
enum ChartThatCollapses {
    struct Bars: View {
        let values: [Double]

        var body: some View {
            GeometryReader { proxy in
                HStack(alignment: .bottom, spacing: 4) {
                    ForEach(values.indices, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 2)
                            .frame(height: proxy.size.height * values[index])
                    }
                }
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
            }
        }
    }

    struct Before: View {
        let values: [Double]

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    Text("This week").bold().frame(height: 24)
                    Bars(values: values)
                    Text("Minutes a day").frame(height: 16)
                }
            }
        }
    }
}
