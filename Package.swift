// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The modules under whose names files look for the pickers of pictures and the types of files.
let pickers = ["VitroPhotosUI", "VitroUniformTypeIdentifiers"]

// The names of VitroUI for files that VitroAssetSymbols makes: nobody gives this module another name.
let names = ["VitroViewNames"]

// What whole programs take beside SwiftUI: UIKit, the log, and all of Foundation that Apple's platforms have.
let others = [
  "VitroUIKit", "VitroUIKitNames", "VitroOS", "VitroOSLog", "VitroFoundation", "VitroSwiftData",
]

// The modules in arrow order: each imports only what stands above it and is named in its line.
let package = Package(
  name: "Vitro",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "VitroConcurrency", targets: ["VitroConcurrency"]),
    .library(name: "VitroDevice", targets: ["VitroDevice"]),
    .library(name: "VitroMachines", targets: ["VitroMachines"]),
    .library(name: "VitroDependencies", targets: ["VitroDependencies"]),
    .library(name: "VitroDependencyMacros", targets: ["VitroDependencyMacros"]),
    .library(name: "Vitro", targets: ["Vitro"]),
    .library(name: "VitroTesting", targets: ["VitroTesting"]),
    .library(name: "VitroUI", targets: ["VitroUI"] + pickers + names),
    .library(name: "VitroUITesting", targets: ["VitroUITesting"]),
    .library(name: "VitroMutants", targets: ["VitroMutants"]),
    .library(name: "VitroExplorer", targets: ["VitroExplorer"]),
    .library(name: "VitroPreviews", targets: ["VitroPreviews"]),
    // For files that say `import SwiftUI`, `import Combine`, `import Charts`, `import PhotosUI` and
    // `import UniformTypeIdentifiers`, unchanged on Linux. A target takes them in with
    //
    //   dependencies: [
    //     .product(name: "VitroSwiftUI", package: "vitro", condition: .when(platforms: [.linux]))
    //   ],
    //   swiftSettings: [
    //     .unsafeFlags(
    //       [
    //         "-module-alias", "SwiftUI=VitroSwiftUI", "-module-alias", "Combine=VitroCombine",
    //         "-module-alias", "Charts=VitroCharts", "-module-alias", "PhotosUI=VitroPhotosUI",
    //         "-module-alias", "UniformTypeIdentifiers=VitroUniformTypeIdentifiers",
    //       ], .when(platforms: [.linux]))
    //   ]
    //
    // and gets Apple's own on Apple's platforms. Views without Combine and previews take VitroUI for
    // SwiftUI, and compile no macro. No module is named SwiftUI or Combine: in a build
    // folder that has one, each package that asks `canImport(SwiftUI)` would take it for Apple's.
    .library(
      name: "VitroSwiftUI",
      targets: ["VitroSwiftUI", "VitroCombine", "VitroCharts"] + pickers + names + others),
    // The same with a host, for a target whose `@main struct MyApp: App` imports nothing but SwiftUI:
    // "-module-alias", "SwiftUI=VitroSwiftUIApp". Without Combine and previews VitroApp is that.
    .library(
      name: "VitroSwiftUIApp",
      targets: ["VitroSwiftUIApp", "VitroCombine", "VitroCharts"] + pickers + names + others),
    // For models that import Combine, and no view.
    .library(name: "VitroCombine", targets: ["VitroCombine"]),
    .library(name: "VitroStoreUI", targets: ["VitroStoreUI"]),
    .library(name: "VitroWeb", targets: ["VitroWeb"]),
    .library(name: "VitroApp", targets: ["VitroApp"] + pickers + names),
    // Xcode's symbols of asset catalogs, `Color(.brand)` and `Image(.logo)`, for a target that says
    // `plugins: [.plugin(name: "VitroAssetSymbols", package: "vitro")]`.
    .plugin(name: "VitroAssetSymbols", targets: ["VitroAssetSymbols"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    .target(name: "VitroExplorer"),
    .target(name: "VitroConcurrency"),
    .target(name: "VitroMachines", dependencies: ["VitroConcurrency"]),
    .target(name: "VitroDevice", dependencies: ["VitroConcurrency"]),
    .macro(
      name: "VitroMacros",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]),
    .target(
      name: "VitroCasePaths",
      dependencies: [
        "VitroMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]),
    .target(
      name: "VitroDependencies",
      dependencies: [
        "VitroConcurrency", "VitroDevice",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]),
    // Its macros are apart: what does without them need not wait for swift-syntax.
    .target(name: "VitroDependencyMacros", dependencies: ["VitroDependencies", "VitroMacros"]),
    .target(
      name: "Vitro",
      dependencies: [
        "VitroCasePaths", "VitroDependencies", "VitroDependencyMacros", "VitroMacros",
        "VitroConcurrency", "VitroMachines",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(
      name: "VitroTesting",
      dependencies: [
        "Vitro", "VitroExplorer",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        // Without it no failure reaches Swift Testing on Linux, and every test passes.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),

    .target(name: "VitroAssets"),
    .executableTarget(name: "VitroAssetSymbolsTool", dependencies: ["VitroAssets"]),
    .plugin(
      name: "VitroAssetSymbols", capability: .buildTool(),
      dependencies: ["VitroAssetSymbolsTool"]),
    .target(name: "VitroUI", dependencies: ["VitroConcurrency", "VitroAssets"]),
    .target(
      name: "VitroUITesting",
      dependencies: [
        "VitroUI", "VitroConcurrency", "VitroExplorer",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        // Without it no failure reaches XCTest on Linux.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),

    .target(
      name: "VitroMutants", dependencies: ["VitroUI", "VitroUITesting", "VitroDependencies"]),

    .target(name: "VitroCharts", dependencies: ["VitroUI"]),
    .target(name: "VitroPhotosUI", dependencies: ["VitroUI"]),
    .target(name: "VitroUniformTypeIdentifiers", dependencies: ["VitroUI"]),
    // Only the linker knows where the previews of a program are, and C what the linker knows.
    .target(name: "VitroPreviewRecords"),
    .target(
      name: "VitroPreviewing",
      dependencies: ["VitroUI", "VitroConcurrency", "VitroPreviewRecords"]),
    // The macros are apart: what does without them need not wait for swift-syntax.
    .target(name: "VitroPreviews", dependencies: ["VitroPreviewing", "VitroUI", "VitroMacros"]),

    .target(name: "VitroNetworking", dependencies: ["VitroConcurrency"]),
    .target(
      name: "VitroCombine",
      dependencies: [
        "VitroConcurrency", "VitroNetworking",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .target(
      name: "VitroSwiftUI",
      dependencies: ["VitroUI", "VitroUIKit", "VitroPreviews", "VitroCombine", "VitroNetworking"]),

    .target(name: "VitroFoundation", dependencies: ["VitroUI", "VitroCombine"]),
    .target(
      name: "VitroSwiftData", dependencies: ["VitroUI", "VitroConcurrency", "VitroMacros"]),
    .target(name: "VitroViewNames", dependencies: ["VitroUI"]),
    .target(name: "VitroUIKit", dependencies: ["VitroUI", "VitroAssets", "VitroDevice"]),
    .target(name: "VitroUIKitNames", dependencies: ["VitroUIKit"]),
    .target(name: "VitroOSLog"),
    .target(name: "VitroOS", dependencies: ["VitroOSLog"]),

    .target(name: "VitroStoreUI", dependencies: ["Vitro", "VitroUI"]),
    // C takes files in as they are; Swift would compile each of their bytes as an expression.
    .target(
      name: "VitroWebClient", exclude: ["Client"], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "VitroWeb",
      dependencies: [
        "VitroUI", "VitroAssets", "VitroDevice", "VitroConcurrency", "VitroWebClient",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .target(
      name: "VitroApp",
      dependencies: [
        "VitroUI", "VitroPreviewing", "VitroWeb",
        .product(name: "Logging", package: "swift-log"),
      ]),

    .target(name: "VitroSwiftUIApp", dependencies: ["VitroSwiftUI", "VitroApp"]),

    .testTarget(name: "VitroAssetsTests", dependencies: ["VitroAssets"]),
    .testTarget(
      name: "VitroWebTests",
      dependencies: [
        "VitroWeb", "VitroUI", "VitroAssets", "VitroDevice", "VitroConcurrency",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "VitroAppTests",
      dependencies: ["VitroApp", "VitroConcurrency", "VitroPreviews", "VitroUITesting", "VitroWeb"]),
    .testTarget(
      name: "VitroUITests",
      dependencies: ["VitroUI", "VitroAssets", "VitroUITesting", "VitroConcurrency"],
      resources: [.process("Assets.xcassets")]),
    // The tests are programs that say `import Charts`, as those of a user do.
    .testTarget(
      name: "VitroChartsTests", dependencies: ["VitroCharts", "VitroUI"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Charts=VitroCharts"])]),
    .testTarget(
      name: "VitroUITestingTests",
      dependencies: ["VitroUI", "VitroUITesting", "VitroConcurrency", "VitroExplorer"]),
    .testTarget(
      name: "VitroMutantsTests", dependencies: ["VitroMutants", "VitroUI", "VitroUITesting"]),
    .testTarget(
      name: "VitroPreviewsTests",
      dependencies: ["VitroPreviews", "VitroUITesting", "VitroDependencies"]),
    // The tests are programs that say `import SwiftUI`, as those of a user do.
    .testTarget(
      name: "VitroSwiftUITests",
      dependencies: ["VitroSwiftUI", "VitroCombine", "VitroUITesting", "VitroConcurrency"],
      swiftSettings: [
        .unsafeFlags(
          ["-module-alias", "SwiftUI=VitroSwiftUI", "-module-alias", "Combine=VitroCombine"])
      ]),
    // Files as strangers write them, in the mode of their projects and with the flags that the README names.
    .testTarget(
      name: "ForeignTests",
      dependencies: [
        "VitroSwiftUI", "VitroCombine", "VitroUIKit", "VitroOS", "VitroOSLog", "VitroFoundation",
        "VitroSwiftData",
        "VitroUITesting", "VitroDevice", "VitroConcurrency",
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags([
          "-module-alias", "SwiftUI=VitroSwiftUI", "-module-alias", "UIKit=VitroUIKit",
          "-module-alias", "Combine=VitroCombine", "-module-alias", "SwiftData=VitroSwiftData",
          "-module-alias", "os=VitroOS", "-module-alias",
          "OSLog=VitroOSLog", "-Xfrontend",
          "-import-module",
          "-Xfrontend", "VitroFoundation",
        ]),
      ]),
    .testTarget(name: "VitroExplorerTests", dependencies: ["VitroExplorer"]),
    .testTarget(name: "VitroConcurrencyTests", dependencies: ["VitroConcurrency"]),
    .testTarget(name: "VitroMachinesTests", dependencies: ["VitroMachines", "VitroConcurrency"]),
    .testTarget(
      name: "VitroDeviceTests",
      dependencies: ["VitroDevice", "VitroUI", "VitroUITesting", "VitroConcurrency"]),
    .testTarget(
      name: "VitroCasePathsTests",
      dependencies: [
        "VitroCasePaths",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),
    .testTarget(
      name: "VitroDependenciesTests",
      dependencies: [
        "VitroDependencies", "VitroDependencyMacros", "VitroConcurrency",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),
    .testTarget(
      name: "VitroTests",
      dependencies: [
        "Vitro",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),
    .testTarget(
      name: "VitroTestingTests",
      dependencies: [
        "VitroTesting", "VitroConcurrency", "VitroDependencies", "VitroExplorer",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),
    .testTarget(
      name: "VitroStoreUITests", dependencies: ["VitroStoreUI", "VitroUITesting"]),
    // The pairs of the handbook are files that documentation quotes; and tests, so that they do what it
    // says.
    .testTarget(
      name: "HandbookTests",
      dependencies: ["Vitro", "VitroTesting", "VitroUI", "VitroUITesting", "VitroConcurrency"],
      path: "Documentation/Snippets/Handbook"),
    // The same for the articles about the concepts.
    .testTarget(
      name: "ConceptTests",
      dependencies: [
        "VitroStoreUI", "VitroTesting", "VitroUI", "VitroUITesting", "VitroMutants",
        "VitroExplorer", "VitroCharts", "VitroConcurrency",
      ],
      path: "Documentation/Snippets/Concepts"),
    // And for the pages of modules.
    .testTarget(
      name: "ModuleSnippetTests",
      dependencies: [
        "Vitro", "VitroApp", "VitroConcurrency", "VitroDependencyMacros", "VitroMachines",
        "VitroPreviews", "VitroUI", "VitroUITesting", "VitroWeb",
      ],
      path: "Documentation/Snippets/Modules"),
    // The tutorial as it is at its end; `Scripts/tutorial` checks what it is after each step. Its files
    // say `import SwiftUI`, the program included.
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        "Vitro", "VitroSwiftUIApp", "VitroStoreUI", "VitroTesting", "VitroUITesting",
      ],
      path: "Documentation/Tutorial",
      exclude: ["3/StandupsModel.swift", "3/StandupsView.swift", "3/StandupsTests.swift"],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=VitroSwiftUIApp"])]),
  ],
  swiftLanguageModes: [.v6]
)

// Tests of the macros themselves are there only if they are named, `VITRO_TESTS=VitroMacrosTests`: a bundle
// of tests that links a macro is built as a tool, and every module of it once more.
if Context.environment["VITRO_TESTS"] == "VitroMacrosTests" {
  package.targets.append(
    .testTarget(
      name: "VitroMacrosTests",
      dependencies: [
        "VitroMacros",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]))
}

// `VITRO_TESTS=VitroTests,VitroUITests` leaves only these tests and what they need. `VITRO_FLAGS` are
// flags for our own modules, and neither for what others have written nor for the compiler plugin: those of a
// sanitizer (`Scripts/sanitize`), of coverage (`Scripts/coverage`), or of the optimizer (`Scripts/benchmark`).
// `VITRO_MACRO_FLAGS` are those for the compiler plugin and its tests. Tests are compiled without the optimizer, for each
// runs once, and without the address sanitizer, which looks at what they test. What of a module is compiled into them
// counts as run where they run it.
if let names = Context.environment["VITRO_TESTS"]?.split(separator: ",").map(String.init) {
  var needed = Set(names)
  for target in package.targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
let flags = Context.environment["VITRO_FLAGS"]?.split(separator: " ").map(String.init) ?? []
let notForTests: Set = ["-O", "-sanitize=address"]
let macroFlags =
  Context.environment["VITRO_MACRO_FLAGS"]?.split(separator: " ").map(String.init) ?? []
for target in package.targets {
  let flags = target.name.hasPrefix("VitroMacros") ? macroFlags : flags
  guard !flags.isEmpty, target.type != .plugin else { continue }
  let compiled = target.type == .test ? flags.filter { !notForTests.contains($0) } : flags
  if !compiled.isEmpty {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(compiled)]
  }
  target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(flags)]
}
