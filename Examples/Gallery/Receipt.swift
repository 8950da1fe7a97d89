import SwiftUI

/// A receipt in a right-to-left language: everything mirrors, the figures don't.
struct Receipt: View {
    struct Line: Identifiable {
        let id: Int
        let name: String
        let quantity: Int
        let price: String
    }

    let shop: String
    let lines: [Line]
    let total: String

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 10)
                    .fill(.green.gradient)
                    .frame(width: 40, height: 40)
                    .overlay {
                        Circle().trim(from: 0, to: 0.7).stroke(.white, lineWidth: 3).padding(10)
                    }
                VStack(alignment: .leading, spacing: 2) {
                    Text(shop)
                        .font(.headline)
                    Text("فاتورة رقم 1042")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            DashedLine()
            ForEach(lines) { line in
                HStack(alignment: .firstTextBaseline) {
                    Text(line.name)
                    Text("× \(line.quantity)")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    Spacer()
                    Text(line.price)
                        .monospacedDigit()
                }
            }
            DashedLine()
            HStack(alignment: .firstTextBaseline) {
                Text("المجموع")
                    .font(.headline)
                Spacer()
                Text(total)
                    .font(.title3.weight(.bold))
                    .monospacedDigit()
            }
        }
        .padding(20)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 18))
        .padding(16)
        .background(Color(.systemGroupedBackground))
        .environment(\.layoutDirection, .rightToLeft)
    }
}

private struct DashedLine: View {
    var body: some View {
        LineShape()
            .stroke(Color(.systemGray3), style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
            .frame(height: 1)
    }

    private struct LineShape: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            return path
        }
    }
}

#Preview("Receipt, right to left") {
    Receipt(
        shop: "مخبز الحي",
        lines: [
            .init(id: 1, name: "خبز القمح", quantity: 2, price: "9.00"),
            .init(id: 2, name: "كعك بالسمسم", quantity: 6, price: "12.50"),
            .init(id: 3, name: "قهوة", quantity: 1, price: "4.25"),
        ],
        total: "25.75")
}
