// swift-tools-version: 6.1
import PackageDescription

// Every figure that Vitro promises. A package of its own, so that no user of the library resolves
// what only the benchmarks need.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "Vitro", path: ".."),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)

// Flags for our own modules: see the package of the library.
if let flags = Context.environment["VITRO_FLAGS"]?.split(separator: " ").map(String.init) {
  for target in package.targets { target.swiftSettings = [.unsafeFlags(flags)] }
}
