// swift-tools-version: 6.1
import PackageDescription

// The applications that show Vitro at work. They use its products only, as any application does.
// Files that say `import SwiftUI` and `import Combine` compile unchanged on Linux.
let swiftUI: [Target.Dependency] = [
  .product(name: "VitroSwiftUI", package: "Vitro", condition: .when(platforms: [.linux])),
  .product(name: "VitroCombine", package: "Vitro", condition: .when(platforms: [.linux])),
]
let aliases: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=VitroSwiftUI", "-module-alias", "Combine=VitroCombine"],
    .when(platforms: [.linux]))
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.executable(name: "gallery", targets: ["gallery-app"])],
  dependencies: [
    .package(name: "Vitro", path: ".."),
    .package(path: "Domains"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
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
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "Vitro", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Vanilla"
    ),
    .target(
      name: "PrimeTimeComposable",
      dependencies: [
        "PrimeTimeShared",
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Composable"
    ),
    .executableTarget(
      name: "primetime-composable",
      dependencies: [
        "PrimeTimeShared", "PrimeTimeComposable",
        .product(name: "VitroApp", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/ComposableApp"
    ),
    .executableTarget(
      name: "primetime",
      dependencies: [
        "PrimeTimeShared", "PrimeTimeVanilla",
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroApp", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/VanillaApp"
    ),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: [
        "PrimeTimeShared", "PrimeTimeVanilla", "PrimeTimeComposable", "BrowserTesting",
        .product(name: "VitroStoreUI", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
      ],
      path: "PrimeTime/Tests"
    ),
    .target(
      name: "StandupsShared",
      dependencies: [
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
      ],
      path: "Standups/Sources/Shared"
    ),
    .target(
      name: "StandupsModels",
      dependencies: [
        "StandupsShared",
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/Models"
    ),
    .executableTarget(
      name: "standups",
      dependencies: [
        "StandupsShared", "StandupsModels",
        .product(name: "VitroApp", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/ModelsApp"
    ),
    .target(
      name: "StandupsReducers",
      dependencies: [
        "StandupsShared",
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/Reducers"
    ),
    .executableTarget(
      name: "standups-reducers",
      dependencies: [
        "StandupsShared", "StandupsReducers",
        .product(name: "VitroApp", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/ReducersApp"
    ),
    .testTarget(
      name: "StandupsTests",
      dependencies: [
        "StandupsShared", "StandupsModels", "StandupsReducers", "BrowserTesting",
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "VitroStoreUI", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "Standups/Tests"
    ),
    // What tutorials and articles contain: SwiftUI as it is written for Apple's platforms, unchanged.
    .target(
      name: "Programs", dependencies: swiftUI, path: "Programs/Sources", swiftSettings: aliases),
    .testTarget(
      name: "ProgramsTests",
      dependencies: swiftUI + [
        "Programs", "BrowserTesting", .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "Programs/Tests", swiftSettings: aliases
    ),
    .target(
      name: "Gallery", dependencies: swiftUI, path: "Gallery/Sources", swiftSettings: aliases),
    .executableTarget(
      name: "gallery-app",
      dependencies: swiftUI + ["Gallery", .product(name: "VitroApp", package: "Vitro")],
      path: "Gallery/App", swiftSettings: aliases
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: swiftUI + [
        "Gallery", "BrowserTesting",
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "Gallery/Tests", swiftSettings: aliases
    ),
    // What the tests of the screens above would not notice.
    .testTarget(
      name: "MutantsTests",
      dependencies: [.product(name: "VitroMutants", package: "Vitro")],
      path: "Mutants/Tests"
    ),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "VitroTesting", package: "Vitro"),
      ],
      path: "Login/Tests"
    ),
    .target(
      name: "BrowserTesting",
      dependencies: [
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
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
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroDevice", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "BrowserTesting/Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
