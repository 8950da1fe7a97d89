// swift-tools-version: 6.2
import PackageDescription

// Draws the scenes of Tests/RasterTests/Digests: their digests, for Scripts/check-determinism, and the picture
// sheet. The scenes are links. A package of its own, so that nobody builds it along with PixelDiff.
let package = Package(
    name: "Scenes",
    dependencies: [.package(name: "pixeldiff", path: "..")],
    targets: [
        .executableTarget(name: "Scenes", dependencies: [.product(name: "Raster", package: "pixeldiff")])
    ],
    swiftLanguageModes: [.v6]
)
