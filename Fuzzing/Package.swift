// swift-tools-version: 6.2
import PackageDescription

// Feeds malformed paths, fonts, pictures and display lists to the rasterizer, and PNG files to the decoder and the
// comparison, files of `pixeldiff repro` to what opens them: Scripts/fuzz. A package of its own, so that nobody builds it along with PixelDiff.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "pixeldiff", path: "..")],
    targets: [
        .target(name: "CFuzzing", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CFuzzing",
                .product(name: "Raster", package: "pixeldiff"),
                .product(name: "ImageFormats", package: "pixeldiff"),
                .product(name: "PixelDiff", package: "pixeldiff"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
