// swift-tools-version: 6.1
import PackageDescription

// The applications that show Vitro at work. They use its products only, as any application does.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "Vitro", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
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
