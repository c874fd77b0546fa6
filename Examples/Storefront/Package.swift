// swift-tools-version: 6.1
import PackageDescription

// A shop: pages, an API and a database in one program. It is a package of its own, so that nobody who does
// not run or test the shop needs SQLite.

// Modules, and products of other packages.
func needs(_ names: String...) -> [Target.Dependency] {
  names.map { name in
    switch name {
    case "WebAPI", "WebAPITesting", "Waiting", "BrowserTesting":
      .product(name: name, package: "Examples")
    case _ where name.hasPrefix("Vitro"): .product(name: name, package: "Vitro")
    case _ where name.hasSuffix("Domain"): .product(name: name, package: "Domains")
    case _ where name.hasPrefix("NIO"): .product(name: name, package: "swift-nio")
    case "CoreMetrics", "MetricsTestKit": .product(name: name, package: "swift-metrics")
    case "GRDB": .product(name: name, package: "GRDB.swift")
    case "HTTPTypes": .product(name: name, package: "swift-http-types")
    case "Hummingbird": .product(name: name, package: "hummingbird")
    case "Logging": .product(name: name, package: "swift-log")
    case "ServiceLifecycle": .product(name: name, package: "swift-service-lifecycle")
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

// The same for files that let people choose pictures.
let pictureAliases =
  aliases
  + alias(["PhotosUI": "VitroPhotosUI", "UniformTypeIdentifiers": "VitroUniformTypeIdentifiers"])
let appAliases = alias(["SwiftUI": "VitroSwiftUIApp"])

// A context: an aggregate model with its entities, and its screens. None imports another.
func context(
  _ name: String, _ others: [Target.Dependency] = [], resources: [Resource]? = nil,
  aliases: [SwiftSetting]
) -> [Target] {
  [
    .target(
      name: "Storefront\(name)",
      dependencies: needs("StorefrontDomain", "Vitro", "StorefrontCore", "StorefrontHTTP") + others,
      path: "Sources/\(name)"),
    .target(
      name: "Storefront\(name)UI",
      dependencies: swiftUI
        + needs("StorefrontDomain", "StorefrontCore", "Storefront\(name)"),
      path: "Sources/\(name)UI", resources: resources, swiftSettings: aliases),
  ]
}

let contexts: [Target] =
  context("Catalog", resources: [.process("Preview Content")], aliases: pictureAliases)
  + context("People", needs("LoginDomain"), aliases: aliases)
  + ["Checkout", "Ordering", "Shipping", "Inventory", "Marketing", "Customers"]
  .flatMap { context($0, aliases: aliases) }

let package = Package(
  name: "Storefront",
  platforms: [.macOS("15.4"), .iOS("18.4")],
  dependencies: [
    .package(name: "Vitro", path: "../.."),
    .package(path: ".."),
    .package(path: "../Domains"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: contexts + [
    // How a client asks the shop.
    .target(
      name: "StorefrontHTTP", dependencies: needs("WebAPI"),
      path: "Sources/HTTP"),
    // What the contexts have in common: money as JSON, and parts of screens.
    .target(
      name: "StorefrontCore",
      dependencies: swiftUI + needs("StorefrontDomain", "Vitro", "StorefrontHTTP"),
      path: "Sources/Core", swiftSettings: aliases),

    // Linux has scrypt; swift-crypto would compile 366 files for that one call.
    .systemLibrary(
      name: "COpenSSL", path: "Sources/OpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    // The server, and where it keeps everything.
    .target(
      name: "StorefrontServer",
      dependencies: needs(
        "StorefrontDomain", "HTTPTypes", "Hummingbird", "Logging", "CoreMetrics", "NIOPosix",
        "ServiceLifecycle", "VitroWeb", "WebAPI") + [
          .target(name: "COpenSSL", condition: .when(platforms: [.linux])),
          .product(
            name: "CryptoExtras", package: "swift-crypto",
            condition: .when(platforms: [.macOS, .iOS])),
        ],
      path: "Sources/Server"),
    // What a database in SQL is asked, whichever it is.
    .target(
      name: "StorefrontSQL", dependencies: needs("StorefrontDomain", "StorefrontServer"),
      path: "Sources/SQL"),
    .target(
      name: "StorefrontSQLite",
      dependencies: needs("StorefrontDomain", "StorefrontServer", "StorefrontSQL", "GRDB"),
      path: "Sources/SQLite"),
    // PostgreSQL's own client library.
    .systemLibrary(
      name: "CPostgres", path: "Sources/LibPQ", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "StorefrontPostgres",
      dependencies: needs("StorefrontDomain", "StorefrontServer", "StorefrontSQL", "CPostgres"),
      path: "Sources/Postgres"),
    // A bank for those who try the shop.
    .target(
      name: "StorefrontBank",
      dependencies: needs("StorefrontDomain", "BankDomain", "StorefrontServer"),
      path: "Sources/Bank"),

    // All screens together, and the program.
    .target(
      name: "StorefrontShop",
      dependencies: swiftUI + needs("StorefrontDomain", "StorefrontCore", "StorefrontHTTP")
        + contexts.map { .byName(name: $0.name) },
      path: "Sources/Shop", swiftSettings: aliases),
    .executableTarget(
      name: "storefront",
      dependencies: onLinux("VitroSwiftUIApp")
        + needs(
          "Logging", "ServiceLifecycle", "StorefrontBank", "StorefrontDomain", "StorefrontHTTP",
          "StorefrontPostgres",
          "StorefrontServer", "StorefrontShop", "StorefrontSQLite", "VitroWeb", "WebAPI"),
      path: "App", swiftSettings: appAliases),

    // A real server with a real file, and a real screen before it.
    .target(
      name: "StorefrontTesting",
      dependencies: needs(
        "StorefrontDomain", "StorefrontHTTP", "StorefrontServer", "StorefrontSQLite",
        "StorefrontShop", "Logging", "VitroConcurrency", "VitroDependencies", "VitroUI",
        "VitroUITesting", "VitroWeb", "Waiting", "WebAPI"),
      path: "Testing"),
    .testTarget(
      name: "StorefrontTests",
      dependencies: needs(
        "StorefrontCatalogUI", "StorefrontDomain", "StorefrontBank", "StorefrontCore",
        "StorefrontHTTP", "StorefrontPostgres", "StorefrontServer", "StorefrontShop",
        "StorefrontSQLite", "StorefrontTesting",
        // Stories are played on the program, too, and it is killed.
        "storefront", "BrowserTesting", "WebAPI", "WebAPITesting", "Waiting", "BankDomain", "GRDB",
        "HTTPTypes", "Hummingbird", "LoginDomain", "Logging", "MetricsTestKit", "NIOCore",
        "NIOHTTP1", "NIOPosix", "ServiceLifecycle", "VitroConcurrency", "VitroDependencies",
        "VitroMutants", "VitroPreviews", "VitroUI", "VitroExplorer", "VitroUITesting", "VitroWeb"),
      path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
