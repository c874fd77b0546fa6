// swift-tools-version: 6.1
import PackageDescription

// A shop: pages, an API and a database in one program. It is a package of its own, so that nobody who does
// not run or test the shop needs SQLite.
let swiftUI: [Target.Dependency] = [
  .product(name: "VitroSwiftUI", package: "Vitro", condition: .when(platforms: [.linux]))
]
let aliases: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=VitroSwiftUI", "-module-alias", "Combine=VitroCombine"],
    .when(platforms: [.linux]))
]
// The same for files that let people choose pictures.
let pictureAliases =
  aliases + [
    .unsafeFlags(
      [
        "-module-alias", "PhotosUI=VitroPhotosUI",
        "-module-alias", "UniformTypeIdentifiers=VitroUniformTypeIdentifiers",
      ], .when(platforms: [.linux]))
  ]
let appAliases: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=VitroSwiftUIApp"], .when(platforms: [.linux]))
]
let domain = Target.Dependency.product(name: "StorefrontDomain", package: "Domains")
let vitro = Target.Dependency.product(name: "Vitro", package: "Vitro")

let package = Package(
  name: "Storefront",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "Vitro", path: "../.."),
    .package(path: ".."),
    .package(path: "../Domains"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
  ],
  targets: [
    // How a client asks the shop.
    .target(
      name: "StorefrontHTTP", dependencies: [.product(name: "WebAPI", package: "Examples")],
      path: "Sources/HTTP"),
    // What the contexts have in common: money as JSON, and parts of screens.
    .target(
      name: "StorefrontCore", dependencies: swiftUI + [domain, vitro, "StorefrontHTTP"],
      path: "Sources/Core", swiftSettings: aliases),

    // The contexts: an aggregate model and its entities each. None imports another.
    .target(
      name: "StorefrontCatalog", dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Catalog"),
    .target(
      name: "StorefrontCheckout",
      dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Checkout"),
    .target(
      name: "StorefrontOrdering",
      dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Ordering"),
    .target(
      name: "StorefrontPeople",
      dependencies: [
        domain, vitro, .product(name: "LoginDomain", package: "Domains"), "StorefrontCore",
        "StorefrontHTTP",
      ],
      path: "Sources/People"),
    .target(
      name: "StorefrontShipping",
      dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Shipping"),
    .target(
      name: "StorefrontInventory",
      dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Inventory"),
    .target(
      name: "StorefrontMarketing",
      dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Marketing"),
    .target(
      name: "StorefrontCustomers",
      dependencies: [domain, vitro, "StorefrontCore", "StorefrontHTTP"],
      path: "Sources/Customers"),

    // Their screens.
    .target(
      name: "StorefrontCatalogUI",
      dependencies: swiftUI + [domain, "StorefrontCore", "StorefrontCatalog"],
      path: "Sources/CatalogUI", resources: [.process("Preview Content")],
      swiftSettings: pictureAliases),
    .target(
      name: "StorefrontCheckoutUI",
      dependencies: swiftUI + [domain, "StorefrontCore", "StorefrontCheckout"],
      path: "Sources/CheckoutUI", swiftSettings: aliases),
    .target(
      name: "StorefrontOrderingUI",
      dependencies: swiftUI + [domain, "StorefrontCore", "StorefrontOrdering"],
      path: "Sources/OrderingUI", swiftSettings: aliases),
    .target(
      name: "StorefrontPeopleUI",
      dependencies: swiftUI + [domain, "StorefrontCore", "StorefrontPeople"],
      path: "Sources/PeopleUI", swiftSettings: aliases),
    .target(
      name: "StorefrontShippingUI",
      dependencies: swiftUI + ["StorefrontCore", "StorefrontShipping"],
      path: "Sources/ShippingUI", swiftSettings: aliases),
    .target(
      name: "StorefrontInventoryUI",
      dependencies: swiftUI + ["StorefrontCore", "StorefrontInventory"],
      path: "Sources/InventoryUI", swiftSettings: aliases),
    .target(
      name: "StorefrontMarketingUI",
      dependencies: swiftUI + [domain, "StorefrontCore", "StorefrontMarketing"],
      path: "Sources/MarketingUI", swiftSettings: aliases),
    .target(
      name: "StorefrontCustomersUI",
      dependencies: swiftUI + [domain, "StorefrontCore", "StorefrontCustomers"],
      path: "Sources/CustomersUI", swiftSettings: aliases),

    // Linux has scrypt; swift-crypto would compile 366 files for that one call.
    .systemLibrary(
      name: "COpenSSL", path: "Sources/OpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    // The server, and where it keeps everything.
    .target(
      name: "StorefrontServer",
      dependencies: [
        domain,
        .target(name: "COpenSSL", condition: .when(platforms: [.linux])),
        .product(
          name: "CryptoExtras", package: "swift-crypto",
          condition: .when(platforms: [.macOS, .iOS])),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "VitroWeb", package: "Vitro"),
        .product(name: "WebAPI", package: "Examples"),
      ],
      path: "Sources/Server"),
    .target(
      name: "StorefrontSQLite",
      dependencies: [domain, "StorefrontServer", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/SQLite"),
    // A bank for those who try the shop.
    .target(
      name: "StorefrontBank",
      dependencies: [domain, .product(name: "BankDomain", package: "Domains"), "StorefrontServer"],
      path: "Sources/Bank"),

    // All screens together, and the program.
    .target(
      name: "StorefrontShop",
      dependencies: swiftUI + [
        domain, "StorefrontCore", "StorefrontHTTP", "StorefrontCatalog", "StorefrontCatalogUI",
        "StorefrontCheckout", "StorefrontCheckoutUI", "StorefrontOrdering", "StorefrontOrderingUI",
        "StorefrontPeople", "StorefrontPeopleUI", "StorefrontShipping", "StorefrontShippingUI",
        "StorefrontInventory", "StorefrontInventoryUI", "StorefrontMarketing",
        "StorefrontMarketingUI", "StorefrontCustomers", "StorefrontCustomersUI",
      ],
      path: "Sources/Shop", swiftSettings: aliases),
    .executableTarget(
      name: "storefront",
      dependencies: [
        .product(name: "VitroSwiftUIApp", package: "Vitro", condition: .when(platforms: [.linux])),
        .product(name: "Logging", package: "swift-log"),
        "StorefrontBank", "StorefrontHTTP", "StorefrontServer", "StorefrontShop",
        "StorefrontSQLite",
        .product(name: "WebAPI", package: "Examples"),
      ],
      path: "App", swiftSettings: appAliases),

    // A real server with a real file, and a real screen before it.
    .target(
      name: "StorefrontTesting",
      dependencies: [
        domain, "StorefrontHTTP", "StorefrontServer", "StorefrontSQLite", "StorefrontShop",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
        .product(name: "Waiting", package: "Examples"),
        .product(name: "WebAPI", package: "Examples"),
      ],
      path: "Testing"),
    .testTarget(
      name: "StorefrontTests",
      dependencies: [
        domain, "StorefrontBank", "StorefrontCore", "StorefrontHTTP", "StorefrontServer",
        "StorefrontShop", "StorefrontSQLite", "StorefrontTesting",
        // Stories are played on the program, too, and it is killed.
        "storefront",
        .product(name: "BrowserTesting", package: "Examples"),
        .product(name: "WebAPI", package: "Examples"),
        .product(name: "WebAPITesting", package: "Examples"),
        .product(name: "Waiting", package: "Examples"),
        .product(name: "BankDomain", package: "Domains"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "LoginDomain", package: "Domains"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "VitroConcurrency", package: "Vitro"),
        .product(name: "VitroDependencies", package: "Vitro"),
        .product(name: "VitroMutants", package: "Vitro"),
        .product(name: "VitroPreviews", package: "Vitro"),
        .product(name: "VitroUI", package: "Vitro"),
        .product(name: "VitroExplorer", package: "Vitro"),
        .product(name: "VitroUITesting", package: "Vitro"),
        .product(name: "VitroWeb", package: "Vitro"),
      ],
      path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
