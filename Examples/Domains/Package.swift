// swift-tools-version: 6.1
import PackageDescription

// What each application knows of its subject: plain values and rules, without views and without
// Vitro. It builds and tests in seconds.
let package = Package(
  name: "Domains",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PrimeTimeDomain", targets: ["PrimeTimeDomain"])
  ],
  targets: [
    .target(name: "PrimeTimeDomain"),
    .testTarget(name: "PrimeTimeDomainTests", dependencies: ["PrimeTimeDomain"]),
  ],
  swiftLanguageModes: [.v6]
)
