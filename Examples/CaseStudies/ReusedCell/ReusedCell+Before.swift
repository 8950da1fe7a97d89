import PixelUI

/// Products in the cells of a collection view, which are used again for others.
enum ReusedCell {
    struct Product: Identifiable {
        let id: Int
        let name: String
        let details: String
    }

    struct ProductRow: View {
        let product: Product
        @State private var isExpanded = false
        @State private var count = 1

        var body: some View {
            VStack(alignment: .leading) {
                Button(product.name) { isExpanded.toggle() }
                if isExpanded { Text(product.details) }
                Stepper("\(count) of \(product.name)", value: $count, in: 1...9)
            }
        }
    }

    /// A cell's content.
    struct Before: View {
        let product: Product

        var body: some View {
            ProductRow(product: product)
        }
    }
}
