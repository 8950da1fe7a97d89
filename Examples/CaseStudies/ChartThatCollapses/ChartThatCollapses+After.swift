import PixelUI

extension ChartThatCollapses {
    struct After: View {
        let values: [Double]

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    Text("This week").bold().frame(height: 24)
                    Bars(values: values)
                        .aspectRatio(2, contentMode: .fit)
                    Text("Minutes a day").frame(height: 16)
                }
            }
        }
    }
}
