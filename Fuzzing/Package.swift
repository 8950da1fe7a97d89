// swift-tools-version: 6.2
import PackageDescription

// Feeds malformed paths, fonts, pictures and display lists to the rasterizer: Scripts/fuzz.
// A package of its own, so that nobody builds it along with PixelDiff.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "pixeldiff", path: "..")],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "Raster", package: "pixeldiff"),
                .product(name: "ImageFormats", package: "pixeldiff"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
