// swift-tools-version: 6.1
import PackageDescription

// A program that writes shared values while it is killed, or while the disk says no: what a test in
// the same process could not show. A package of its own, so that 'swift test' does not build it.
let package = Package(
  name: "Durability",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Vitro", path: "../..")],
  targets: [
    .executableTarget(
      name: "Durability",
      dependencies: [.product(name: "Vitro", package: "Vitro")],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
