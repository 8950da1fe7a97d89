// swift-tools-version: 6.2
import PackageDescription

// A module named Combine that is Publishing, for code that can be neither edited nor compiled with
// `-module-alias Combine=Publishing`. Read README.md first: depending on it has a price.
let package = Package(
    name: "CombineCompat",
    products: [.library(name: "Combine", targets: ["Combine"])],
    dependencies: [.package(name: "pixeldiff", path: "../..")],
    targets: [.target(name: "Combine", dependencies: [.product(name: "Publishing", package: "pixeldiff")])],
    swiftLanguageModes: [.v6]
)
