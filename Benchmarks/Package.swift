// swift-tools-version: 6.2
import PackageDescription

// Measures speed. From the repository's root: `swift run -c release --package-path Benchmarks`
// A package of its own, so that nobody builds it along with PixelDiff.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "pixeldiff", path: ".."),
        .package(name: "SwiftUICompat", path: "../Compat/SwiftUI"),
    ],
    targets: [
        // Opens cairo and Blend2D where they are installed; needs neither to build. Writes pictures with libpng.
        .target(name: "CPeers", linkerSettings: [.linkedLibrary("dl"), .linkedLibrary("png16")]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "PixelUI", package: "pixeldiff"),
                .product(name: "PixelDiff", package: "pixeldiff"),
                .product(name: "Raster", package: "pixeldiff"),
                "CPeers",
                // ProfileCard.swift is a link to the gallery's, and imports SwiftUI.
                .product(name: "SwiftUI", package: "SwiftUICompat"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
