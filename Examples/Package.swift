// swift-tools-version: 6.1
import PackageDescription

// The applications that show Vitro at work. They use its products only, as any application does.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "Vitro", path: ".."),
<<<<<<< HEAD
    .package(path: "Domains"),
=======
>>>>>>> dc1e2976cf3f35fa2d9eb58a051d71b9ff7974d0
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
<<<<<<< HEAD
      name: "PrimeTimeShared",
      dependencies: [
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Shared"
    ),
    .target(
      name: "PrimeTimeVanilla",
      dependencies: [
        "PrimeTimeShared",
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "SwiftUI", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Vanilla"
    ),
    .executableTarget(
      name: "primetime",
      dependencies: [
        "PrimeTimeShared", "PrimeTimeVanilla",
        .product(name: "SwiftUI", package: "Vitro"),
        .product(name: "VitroApp", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/VanillaApp"
    ),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: [
        "PrimeTimeShared", "PrimeTimeVanilla", "BrowserTesting",
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
      ],
      path: "PrimeTime/Tests"
    ),
    .target(
=======
>>>>>>> dc1e2976cf3f35fa2d9eb58a051d71b9ff7974d0
      name: "BrowserTesting",
      dependencies: [
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "BrowserTesting/Sources"
    ),
    .testTarget(
      name: "BrowserTestingTests",
      dependencies: [
        "BrowserTesting",
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "BrowserTesting/Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
