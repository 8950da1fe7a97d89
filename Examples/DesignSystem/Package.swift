// swift-tools-version: 6.2
import PackageDescription

// A package as yours could be: views in a library, golden tests beside it.
let package = Package(
    name: "DesignSystem",
    products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
    dependencies: [
        // In your package: .package(url: "…", from: "0.1.0")
        .package(name: "pixeldiff", path: "../..")
    ],
    targets: [
        .target(
            name: "DesignSystem",
            dependencies: [
                .product(name: "PixelUI", package: "pixeldiff", condition: .when(platforms: [.linux]))
            ]),
        .testTarget(
            name: "DesignSystemTests",
            dependencies: ["DesignSystem", .product(name: "GoldenTesting", package: "pixeldiff")]),
    ],
    swiftLanguageModes: [.v6]
)
