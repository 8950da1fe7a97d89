// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The pipeline, left to right:  LayoutEngine -> Drawing -> Raster -> Imaging -> PixelDiff.
// PixelUI is what view code imports; GoldenTesting is what tests import; `pixeldiff` is the command.
let package = Package(
    name: "pixeldiff",
    products: [
        .library(name: "PixelUI", targets: ["PixelUI"]),
        .library(name: "PixelDiff", targets: ["PixelDiff"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        // Display lists to bitmaps without the view API: what Benchmarks measures beside other rasterizers.
        .library(name: "Raster", targets: ["Raster", "Drawing", "Imaging"]),
        // Observable objects and publishers, under Combine's names: what Compat/Combine exports.
        .library(name: "Publishing", targets: ["Publishing"]),
        // Picture files: for Fuzzing.
        .library(name: "ImageFormats", targets: ["ImageFormats"]),
        .executable(name: "pixeldiff", targets: ["PixelDiffCLI"]),
        // What `pixeldiff replay` draws with.
        .executable(name: "pixeldiff-replay", targets: ["ReplayTool"]),
        // What `pixeldiff test` and `render` link a user's files against; dynamic, so that this takes no time.
        .library(name: "Previews", type: .dynamic, targets: ["Previews"]),
    ],
    targets: [
        // System libraries. Imaging imports the first four, ImageFormats the next two, Raster the others.
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
        // Optional: without it, PNGs of differences take longer to write.
        .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        // ICU's headers clash with the ICU inside Foundation: a C target keeps them from Swift.
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),

        // A deep stack for deep view trees: one C function, behind LayoutEngine's LargeStack.
        .target(name: "CLargeStack"),

        // Inner loops on rows of pixels, for each family of processors: integer C, behind Raster's PixelRows.
        .target(name: "CPixelRows"),

        // Inner loops of reading PNGs row by row: integer C, behind Imaging's PNGReading.
        .target(name: "CPNGRows"),

        // From views to pixels.
        .target(name: "Drawing"),
        .target(name: "Imaging", dependencies: ["CPNG", "CDeflate", "CNettle", "CISAL", "CPNGRows"]),
        .target(name: "ImageFormats", dependencies: ["Drawing", "Imaging", "CTurboJPEG", "CWebP"]),
        .target(name: "Publishing"),
        .target(name: "LayoutEngine", dependencies: ["Drawing", "Publishing", "CLargeStack"]),
        .target(
            name: "Raster",
            dependencies: ["Drawing", "Imaging", "CPixelRows", "CFreeType", "CHarfBuzz", "CICU"]),
        .target(
            name: "PixelUI",
            dependencies: [
                "Drawing", "Imaging", "ImageFormats", "LayoutEngine", "Publishing", "Raster", "PreviewMacros",
            ]),

        // From pixels to a verdict.
        .target(name: "PixelDiff", dependencies: ["Imaging"]),
        .target(name: "GoldenTesting", dependencies: ["PixelUI", "PixelDiff"]),

        // `#Preview`, and the command that renders what it finds.
        .macro(name: "PreviewMacros"),
        .target(name: "Previews", dependencies: ["PixelUI", "PixelDiff"]),
        .executableTarget(
            name: "PixelDiffCLI",
            dependencies: ["PixelDiff", "Imaging"]),
        .executableTarget(name: "ReplayTool", dependencies: ["PixelDiff", "Imaging", "Raster"]),

        .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
        .testTarget(name: "ImagingTests", dependencies: ["Imaging"]),
        .testTarget(
            name: "ImageFormatsTests", dependencies: ["ImageFormats", "Imaging", "Drawing"],
            exclude: ["Fixtures"]),
        .testTarget(name: "PublishingTests", dependencies: ["Publishing"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "Publishing", "Drawing"]),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "Drawing", "Imaging"],
            exclude: ["Digests/digests.txt", "Digests/script-digests.txt"]),
        .testTarget(name: "PixelUITests", dependencies: ["PixelUI", "LayoutEngine", "Raster", "Drawing"]),
        .testTarget(name: "PixelDiffTests", dependencies: ["PixelDiff", "Imaging"]),
        .testTarget(name: "GoldenTestingTests", dependencies: ["GoldenTesting", "Raster"]),
        // Faults of real views before and after, each with the test that finds it; described in Docs/CaseStudies.
        .testTarget(
            name: "CaseStudyTests", dependencies: ["GoldenTesting", "PixelUI"], path: "Examples/CaseStudies"),
        .testTarget(name: "PreviewsTests", dependencies: ["Previews", "PixelUI"]),
        .testTarget(name: "PixelDiffCLITests", dependencies: ["PixelDiffCLI", "PixelDiff", "Imaging"]),
    ],
    swiftLanguageModes: [.v6]
)
