import DesignSystem
import GoldenTesting
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

@MainActor
@Suite struct Rows {
    @Test func person() {
        expectGolden(
            of: PersonRow(name: "Grace Hopper", role: "Compilers", status: .success), width: 320,
            matrix: [.colorScheme, .rtl])
    }

    @Test func longNames() {
        expectGolden(
            of: PersonRow(name: "Augusta Ada King, Countess of Lovelace", role: "Analytical engines"),
            width: 320,
            matrix: [.typeSizes(.large, .accessibility3)])
    }
}
