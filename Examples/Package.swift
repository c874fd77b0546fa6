// swift-tools-version: 6.1
import PackageDescription

// The applications that show Vitro at work. They use its products only, as any application does.
// Files that say `import SwiftUI` and `import Combine` compile unchanged on Linux: a product brings the
// modules, and the compiler is told which one is meant. On Apple's platforms they get Apple's own.
let swiftUI: [Target.Dependency] = [
  .product(name: "VitroSwiftUI", package: "Vitro", condition: .when(platforms: [.linux]))
]
let aliases: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=VitroSwiftUI", "-module-alias", "Combine=VitroCombine"],
    .when(platforms: [.linux]))
]

// The same for a file that says `import Charts`, too.
let chartAliases =
  aliases + [.unsafeFlags(["-module-alias", "Charts=VitroCharts"], .when(platforms: [.linux]))]

// The same for views without previews and Combine: no macro is compiled for them.
let views: [Target.Dependency] = [
  .product(name: "VitroUI", package: "Vitro", condition: .when(platforms: [.linux]))
]
let viewAliases: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=VitroUI"], .when(platforms: [.linux]))
]

// The host of such a program.
let viewsApp: [Target.Dependency] = [
  .product(name: "VitroApp", package: "Vitro", condition: .when(platforms: [.linux]))
]
let viewAppAliases: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=VitroApp"], .when(platforms: [.linux]))
]

// The host of any program with `@main struct MyApp: App`.
let swiftUIApp: [Target.Dependency] = [
  .product(name: "VitroSwiftUIApp", package: "Vitro", condition: .when(platforms: [.linux]))
]
let appAliases: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=VitroSwiftUIApp"], .when(platforms: [.linux]))
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "gallery", targets: ["gallery-app"]),
    .library(name: "BrowserTesting", targets: ["BrowserTesting"]),
    .library(name: "WebAPI", targets: ["WebAPI", "WebAPINIO"]),
    .library(name: "WebAPITesting", targets: ["WebAPITesting"]),
    .library(name: "Waiting", targets: ["Waiting"]),
  ],
  dependencies: [
    .package(name: "Vitro", path: ".."),
    .package(path: "Domains"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
  ],
  targets: [
    // How a program asks a web API, whatever the two speak about.
    .target(name: "WebAPI", path: "WebAPI/Sources/Client"),
    // The same over SwiftNIO, for servers that are not ours.
    .target(
      name: "WebAPINIO",
      dependencies: [
        "WebAPI",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "WebAPI/Sources/NIO"),
    // How tests wait for others: as long as they move.
    .target(name: "Waiting", path: "Waiting/Sources"),
    .testTarget(name: "WaitingTests", dependencies: ["Waiting"], path: "Waiting/Tests"),
    // A server that answers as a test tells it.
    .target(
      name: "WebAPITesting",
      dependencies: [
        "Waiting",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "WebAPI/Sources/Testing"),

    .target(
      name: "PrimeTimeShared",
      dependencies: [
        "WebAPI", "WebAPINIO",
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Shared"
    ),
    .target(
      name: "PrimeTimeVanilla",
      dependencies: views + [
        "PrimeTimeShared",
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Vanilla",
      swiftSettings: viewAliases
    ),
    .target(
      name: "PrimeTimeComposable",
      dependencies: swiftUI + [
        "PrimeTimeShared",
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/Composable",
      swiftSettings: aliases
    ),
    .executableTarget(
      name: "primetime-composable",
      dependencies: swiftUIApp + [
        "PrimeTimeShared", "PrimeTimeComposable",
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/ComposableApp",
      swiftSettings: appAliases
    ),
    .executableTarget(
      name: "primetime",
      dependencies: viewsApp + [
        "PrimeTimeShared", "PrimeTimeVanilla",
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "PrimeTime/Sources/VanillaApp",
      swiftSettings: viewAppAliases
    ),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: [
        "PrimeTimeShared", "PrimeTimeVanilla", "PrimeTimeComposable", "BrowserTesting", "WebAPI",
        "WebAPINIO", "WebAPITesting", "Waiting",
        .product(name: "VitroStoreUI", package: "Vitro"),
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "PrimeTimeDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "VitroPreviews", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
      ],
      path: "PrimeTime/Tests"
    ),
    .target(
      name: "StandupsShared",
      dependencies: swiftUI + [
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
      ],
      path: "Standups/Sources/Shared",
      swiftSettings: aliases
    ),
    .target(
      name: "StandupsModels",
      dependencies: swiftUI + [
        "StandupsShared",
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/Models",
      swiftSettings: aliases
    ),
    .executableTarget(
      name: "standups",
      dependencies: swiftUIApp + [
        "StandupsShared", "StandupsModels",
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/ModelsApp",
      swiftSettings: appAliases
    ),
    .target(
      name: "StandupsReducers",
      dependencies: swiftUI + [
        "StandupsShared",
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/Reducers",
      swiftSettings: aliases
    ),
    .executableTarget(
      name: "standups-reducers",
      dependencies: swiftUIApp + [
        "StandupsShared", "StandupsReducers",
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Standups/Sources/ReducersApp",
      swiftSettings: appAliases
    ),
    .testTarget(
      name: "StandupsTests",
      dependencies: [
        "StandupsShared", "StandupsModels", "StandupsReducers", "BrowserTesting",
        .product(name: "StandupsDomain", package: "Domains"),
        .product(name: "VitroPreviews", package: "Vitro"),
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
      name: "Gallery", dependencies: views, path: "Gallery/Sources", swiftSettings: viewAliases),
    .executableTarget(
      name: "gallery-app", dependencies: viewsApp + ["Gallery"], path: "Gallery/App",
      swiftSettings: viewAppAliases
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
    .target(
      name: "BankUI",
      dependencies: swiftUI + [
        .product(name: "BankDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
      ],
      path: "Bank/Sources", swiftSettings: aliases
    ),
    .executableTarget(
      name: "bank",
      dependencies: swiftUIApp + ["BankUI", .product(name: "VitroStoreUI", package: "Vitro")],
      path: "Bank/App", swiftSettings: appAliases
    ),
    .testTarget(
      name: "BankTests",
      dependencies: swiftUI + [
        "BankUI", "BrowserTesting",
        .product(name: "BankDomain", package: "Domains"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroStoreUI", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "Bank/Tests", swiftSettings: aliases
    ),
    .target(
      name: "CalculatorUI",
      dependencies: views + [.product(name: "CalculatorDomain", package: "Domains")],
      path: "Calculator/Sources", swiftSettings: viewAliases
    ),
    .executableTarget(
      name: "calculator", dependencies: viewsApp + ["CalculatorUI"], path: "Calculator/App",
      swiftSettings: viewAppAliases
    ),
    .testTarget(
      name: "CalculatorTests",
      dependencies: swiftUI + [
        "CalculatorUI", "BrowserTesting",
        .product(name: "CalculatorDomain", package: "Domains"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
      ],
      path: "Calculator/Tests", swiftSettings: aliases
    ),
    // How a page and a command line speak with the service of a timer.
    .target(
      name: "OvoTimerClient",
      dependencies: [
        .product(name: "OvoTimerDomain", package: "Domains"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "OvoTimer/Sources/Client"
    ),
    .target(
      name: "OvoTimerService",
      dependencies: [
        "OvoTimerClient",
        .product(name: "OvoTimerDomain", package: "Domains"),
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "OvoTimer/Sources/Service"
    ),
    .target(
      name: "OvoTimerUI",
      dependencies: swiftUI + [
        "OvoTimerClient",
        .product(name: "OvoTimerDomain", package: "Domains"),
        .product(name: "Vitro", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
      ],
      path: "OvoTimer/Sources/UI", swiftSettings: chartAliases
    ),
    .executableTarget(
      name: "ovotimer",
      dependencies: swiftUIApp + ["OvoTimerUI", "OvoTimerClient"],
      path: "OvoTimer/App", resources: [.process("Assets.xcassets")], swiftSettings: appAliases
    ),
    .executableTarget(
      name: "ovo",
      dependencies: [
        "OvoTimerClient", "OvoTimerService",
        .product(name: "OvoTimerDomain", package: "Domains"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "OvoTimer/Command"
    ),
    .testTarget(
      name: "OvoTimerTests",
      dependencies: swiftUI + [
        "OvoTimerClient", "OvoTimerService", "OvoTimerUI", "BrowserTesting", "Waiting",
        .product(name: "OvoTimerDomain", package: "Domains"),
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "OvoTimer/Tests", swiftSettings: aliases
    ),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroTesting", package: "Vitro"),
      ],
      path: "Login/Tests"
    ),
    .target(
      name: "BrowserTesting",
      dependencies: [
        "Waiting",
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
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "BrowserTesting/Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
