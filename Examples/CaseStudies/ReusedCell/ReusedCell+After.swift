import PixelUI

extension ReusedCell {
    /// A cell's content.
    struct After: View {
        let product: Product

        var body: some View {
            ProductRow(product: product)
                .id(product.id)
        }
    }
}
