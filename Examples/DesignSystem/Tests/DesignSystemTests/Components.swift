import DesignSystem
import GoldenTesting
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// One test a component. Each call makes a golden for every combination of its matrix.
@MainActor
@Suite struct Components {
    @Test func card() {
        expectGolden(
            of: Card("Today") { Text("Three of five builds are done.").font(.subheadline) }, width: 320,
            matrix: [.colorScheme, .rtl, .typeSizes(.large, .accessibility3)])
    }

    /// A golden for each argument: `badge.success.png`.
    @Test(arguments: Badge.Kind.allCases)
    func badge(kind: Badge.Kind) {
        expectGolden(of: Badge("3 builds", kind: kind), matrix: [.colorScheme])
    }

    @Test func avatar() {
        expectGolden(of: Avatar("Ada Lovelace"), matrix: [.scales(2, 3)])
    }

    @Test func meter() {
        expectGolden(of: Meter("Upload", fraction: 0.62), width: 240, matrix: [.colorScheme, .rtl])
    }

    @Test func banner() {
        let banner = Banner(
            "Two shards are missing", message: "The merged report can't tell what they would have found.",
            kind: .warning)
        expectGolden(of: banner, width: 320, matrix: [.colorScheme, .typeSizes(.large, .accessibility3)])
    }
}
