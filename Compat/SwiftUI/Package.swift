// swift-tools-version: 6.2
import PackageDescription

// A module named SwiftUI that is PixelUI, for code that can be neither edited nor compiled with
// `-module-alias SwiftUI=PixelUI`. Read README.md first: depending on it has a price.
let package = Package(
    name: "SwiftUICompat",
    products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
    dependencies: [.package(name: "pixeldiff", path: "../..")],
    targets: [.target(name: "SwiftUI", dependencies: [.product(name: "PixelUI", package: "pixeldiff")])],
    swiftLanguageModes: [.v6]
)
