// swift-tools-version: 6.1
import PackageDescription

// The applications that show Vitro at work. They use its products only, as any application does.

// Modules, and products of other packages.
func needs(_ names: String...) -> [Target.Dependency] {
  names.map { name in
    switch name {
    case _ where name.hasPrefix("Vitro"): .product(name: name, package: "Vitro")
    case "vitro": .product(name: name, package: "Vitro")
    case _ where name.hasSuffix("Domain"): .product(name: name, package: "Domains")
    case _ where name.hasPrefix("NIO"): .product(name: name, package: "swift-nio")
    case "ArgumentParser": .product(name: name, package: "swift-argument-parser")
    case "Logging": .product(name: name, package: "swift-log")
    case "Subprocess": .product(name: name, package: "swift-subprocess")
    default: .byName(name: name)
    }
  }
}

// A product that takes the place of Apple's SwiftUI where that is not.
func onLinux(_ product: String) -> [Target.Dependency] {
  [.product(name: product, package: "Vitro", condition: .when(platforms: [.linux]))]
}

// Names of Apple's modules under which files find ours on Linux, so that they compile unchanged; on Apple's platforms they
// get Apple's own.
func alias(_ modules: KeyValuePairs<String, String>) -> [SwiftSetting] {
  [.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=\($1)"] }, .when(platforms: [.linux]))]
}

let swiftUI = onLinux("VitroSwiftUI")
let aliases = alias(["SwiftUI": "VitroSwiftUI", "Combine": "VitroCombine"])

// The same for a file that says `import Charts`, too.
let chartAliases = aliases + alias(["Charts": "VitroCharts"])

// The same for views without previews and Combine: no macro is compiled for them.
let views = onLinux("VitroUI")
let viewAliases = alias(["SwiftUI": "VitroUI"])

// The host of such a program.
let viewsApp = onLinux("VitroApp")
let viewAppAliases = alias(["SwiftUI": "VitroApp"])

// The host of any program with `@main struct MyApp: App`.
let swiftUIApp = onLinux("VitroSwiftUIApp")
let appAliases = alias(["SwiftUI": "VitroSwiftUIApp"])

let package = Package(
  name: "Examples",
  platforms: [.macOS("15.4"), .iOS("18.4")],
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
      dependencies: needs("WebAPI", "NIOCore", "NIOHTTP1", "NIOPosix"),
      path: "WebAPI/Sources/NIO"),
    // How tests wait for others: as long as they move.
    .target(name: "Waiting", path: "Waiting/Sources"),
    .testTarget(name: "WaitingTests", dependencies: ["Waiting"], path: "Waiting/Tests"),
    // A server that answers as a test tells it.
    .target(
      name: "WebAPITesting",
      dependencies: needs("Waiting", "NIOCore", "NIOHTTP1", "NIOPosix"),
      path: "WebAPI/Sources/Testing"),

    .target(
      name: "PrimeTimeShared",
      dependencies: needs(
        "WebAPI", "WebAPINIO", "LoginDomain", "PrimeTimeDomain", "VitroDependencies"),
      path: "PrimeTime/Sources/Shared"
    ),
    .target(
      name: "PrimeTimeVanilla",
      dependencies: views
        + needs("PrimeTimeShared", "LoginDomain", "PrimeTimeDomain", "VitroDependencies"),
      path: "PrimeTime/Sources/Vanilla",
      swiftSettings: viewAliases
    ),
    .target(
      name: "PrimeTimeComposable",
      dependencies: swiftUI
        + needs("PrimeTimeShared", "LoginDomain", "PrimeTimeDomain", "Vitro", "VitroStoreUI"),
      path: "PrimeTime/Sources/Composable",
      swiftSettings: aliases
    ),
    .executableTarget(
      name: "primetime-composable",
      dependencies: swiftUIApp + needs("PrimeTimeShared", "PrimeTimeComposable", "VitroStoreUI"),
      path: "PrimeTime/Sources/ComposableApp",
      swiftSettings: appAliases
    ),
    .executableTarget(
      name: "primetime",
      dependencies: viewsApp + needs("PrimeTimeShared", "PrimeTimeVanilla", "VitroDependencies"),
      path: "PrimeTime/Sources/VanillaApp",
      swiftSettings: viewAppAliases
    ),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: needs(
        "PrimeTimeShared", "PrimeTimeVanilla", "PrimeTimeComposable", "BrowserTesting", "WebAPI",
        "WebAPINIO", "WebAPITesting", "Waiting", "VitroStoreUI", "VitroConcurrency",
        "VitroExplorer", "VitroTesting", "LoginDomain", "PrimeTimeDomain", "VitroDependencies",
        "VitroPreviews", "VitroUI", "VitroUITesting", "VitroWeb"),
      path: "PrimeTime/Tests"
    ),
    .target(
      name: "StandupsShared",
      dependencies: swiftUI + needs("StandupsDomain", "Vitro"),
      path: "Standups/Sources/Shared",
      swiftSettings: aliases
    ),
    .target(
      name: "StandupsModels",
      dependencies: swiftUI + needs("StandupsShared", "StandupsDomain", "Vitro", "VitroStoreUI"),
      path: "Standups/Sources/Models",
      swiftSettings: aliases
    ),
    .executableTarget(
      name: "standups",
      dependencies: swiftUIApp + needs("StandupsShared", "StandupsModels", "VitroStoreUI"),
      path: "Standups/Sources/ModelsApp",
      swiftSettings: appAliases
    ),
    .target(
      name: "StandupsReducers",
      dependencies: swiftUI + needs("StandupsShared", "StandupsDomain", "Vitro", "VitroStoreUI"),
      path: "Standups/Sources/Reducers",
      swiftSettings: aliases
    ),
    .executableTarget(
      name: "standups-reducers",
      dependencies: swiftUIApp + needs("StandupsShared", "StandupsReducers", "VitroStoreUI"),
      path: "Standups/Sources/ReducersApp",
      swiftSettings: appAliases
    ),
    .testTarget(
      name: "StandupsTests",
      dependencies: needs(
        "StandupsShared", "StandupsModels", "StandupsReducers", "BrowserTesting", "StandupsDomain",
        "VitroConcurrency", "VitroPreviews", "VitroStoreUI", "VitroTesting", "VitroUITesting"),
      path: "Standups/Tests"
    ),
    // A program for the tool `vitro`, which is used as in a shell.
    .executableTarget(
      name: "shell-app", dependencies: viewsApp, path: "Shell/App", swiftSettings: viewAppAliases),
    .testTarget(
      name: "ShellTests", dependencies: needs("shell-app", "vitro", "Subprocess"),
      path: "Shell/Tests"),
    // What tutorials and articles contain: SwiftUI as it is written for Apple's platforms, unchanged.
    .target(
      name: "Programs", dependencies: swiftUI, path: "Programs/Sources", swiftSettings: aliases),
    .testTarget(
      name: "ProgramsTests",
      dependencies: swiftUI + needs("Programs", "BrowserTesting", "VitroUITesting"),
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
      dependencies: swiftUI
        + needs("Gallery", "BrowserTesting", "VitroConcurrency", "VitroUITesting"),
      path: "Gallery/Tests", swiftSettings: aliases
    ),
    // What the tests of the screens above would not notice.
    .testTarget(
      name: "MutantsTests",
      dependencies: needs("VitroMutants"),
      path: "Mutants/Tests"
    ),
    .target(
      name: "BankUI",
      dependencies: swiftUI + needs("BankDomain", "Vitro", "VitroStoreUI"),
      path: "Bank/Sources", swiftSettings: aliases
    ),
    .executableTarget(
      name: "bank",
      dependencies: swiftUIApp + needs("BankUI", "VitroStoreUI"),
      path: "Bank/App", swiftSettings: appAliases
    ),
    .testTarget(
      name: "BankTests",
      dependencies: swiftUI
        + needs(
          "BankUI", "BrowserTesting", "BankDomain", "VitroExplorer", "VitroStoreUI", "VitroTesting",
          "VitroUITesting"),
      path: "Bank/Tests", swiftSettings: aliases
    ),
    .target(
      name: "CalculatorUI",
      dependencies: views + needs("CalculatorDomain"),
      path: "Calculator/Sources", swiftSettings: viewAliases
    ),
    .executableTarget(
      name: "calculator", dependencies: viewsApp + ["CalculatorUI"], path: "Calculator/App",
      swiftSettings: viewAppAliases
    ),
    .testTarget(
      name: "CalculatorTests",
      dependencies: swiftUI
        + needs(
          "CalculatorUI", "BrowserTesting", "CalculatorDomain", "VitroExplorer", "VitroUITesting"),
      path: "Calculator/Tests", swiftSettings: aliases
    ),
    // How a page and a command line speak with the service of a timer.
    .target(
      name: "OvoTimerClient",
      dependencies: needs("OvoTimerDomain", "NIOCore", "NIOPosix"),
      path: "OvoTimer/Sources/Client"
    ),
    .target(
      name: "OvoTimerService",
      dependencies: needs(
        "OvoTimerClient", "OvoTimerDomain", "VitroConcurrency", "VitroDependencies", "Logging",
        "NIOCore", "NIOPosix", "Subprocess"),
      path: "OvoTimer/Sources/Service"
    ),
    .target(
      name: "OvoTimerUI",
      dependencies: swiftUI
        + needs("OvoTimerClient", "OvoTimerDomain", "Vitro", "VitroDependencies"),
      path: "OvoTimer/Sources/UI", swiftSettings: chartAliases
    ),
    .executableTarget(
      name: "ovotimer",
      dependencies: swiftUIApp + ["OvoTimerUI", "OvoTimerClient"],
      path: "OvoTimer/App", resources: [.process("Assets.xcassets")], swiftSettings: appAliases
    ),
    .executableTarget(
      name: "ovo",
      dependencies: needs(
        "OvoTimerClient", "OvoTimerService", "OvoTimerDomain", "VitroDependencies",
        "ArgumentParser", "Logging"),
      path: "OvoTimer/Command"
    ),
    .testTarget(
      name: "OvoTimerTests",
      dependencies: swiftUI
        + needs(
          "OvoTimerClient", "OvoTimerService", "OvoTimerUI", "BrowserTesting", "Waiting",
          "OvoTimerDomain", "VitroConcurrency", "VitroDependencies", "VitroExplorer",
          "VitroTesting", "VitroUITesting", "NIOCore", "NIOPosix", "Subprocess"),
      path: "OvoTimer/Tests", swiftSettings: aliases
    ),
    .testTarget(
      name: "LoginTests",
      dependencies: needs("LoginDomain", "VitroExplorer", "VitroTesting"),
      path: "Login/Tests"
    ),
    .target(
      name: "BrowserTesting",
      dependencies: needs(
        "Waiting", "VitroAutomation", "VitroConcurrency", "VitroPreviews", "VitroUI",
        "VitroUITesting", "VitroWeb", "NIOCore", "NIOFoundationCompat", "NIOHTTP1", "NIOPosix",
        "NIOWebSocket"),
      path: "BrowserTesting/Sources"
    ),
    .testTarget(
      name: "BrowserTestingTests",
      dependencies: needs(
        "BrowserTesting", "VitroConcurrency", "VitroDevice", "VitroUI", "VitroUITesting", "NIOCore",
        "NIOPosix"),
      path: "BrowserTesting/Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
