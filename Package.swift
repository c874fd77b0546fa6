// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The modules under whose names files look for the pickers of pictures and the types of files.
let pickers = ["VitroPhotosUI", "VitroUniformTypeIdentifiers"]

// The names of VitroUI for files that VitroAssetSymbols makes: nobody gives this module another name.
let names = ["VitroViewNames"]

// What whole programs take beside SwiftUI: Combine, charts, UIKit, the log, and all of Foundation that Apple's platforms
// have.
let others = [
  "VitroCombine", "VitroCharts", "VitroUIKit", "VitroUIKitNames", "VitroOS", "VitroOSLog",
  "VitroFoundation", "VitroSwiftData",
]

// The modules under whose names files look for the parts of the Composable Architecture.
let composableParts = [
  "CasePaths", "CasePathsCore", "Clocks", "CombineSchedulers", "ConcurrencyExtras", "Dependencies",
  "DependenciesMacros", "DependenciesTestSupport", "IdentifiedCollections", "Perception",
  "PerceptionCore", "Sharing", "SwiftNavigation", "SwiftUINavigation", "UIKitNavigation",
]

// A library with the name of its module, and the modules that come with it.
func library(_ name: String, _ others: [String] = []) -> Product {
  .library(name: name, targets: [name] + others)
}

// Modules, and products of others.
func needs(_ names: String...) -> [Target.Dependency] {
  let packages = [
    "swift-syntax": [
      "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ],
    "swift-custom-dump": ["CustomDump"],
    "xctest-dynamic-overlay": ["IssueReporting", "IssueReportingTestSupport"],
    "OpenCombine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
    "swift-collections": ["OrderedCollections"],
    "swift-nio": ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"],
    "swift-http-types": ["HTTPTypes"],
    "swift-log": ["Logging"],
  ]
  return names.map { name in
    let package = packages.first { $0.value.contains(name) }?.key
    return package.map { .product(name: name, package: $0) } ?? .byName(name: name)
  }
}

// Names of Apple's modules under which files find ours.
func alias(_ modules: KeyValuePairs<String, String>) -> [String] {
  modules.flatMap { ["-module-alias", "\($0)=\($1)"] }
}

// The modules in arrow order: each imports only what stands above it and is named in its line.
let package = Package(
  name: "Vitro",
  platforms: [.macOS("15.4"), .iOS("18.4")],
  products: [
    library("VitroConcurrency"),
    library("VitroDevice"),
    library("VitroMachines"),
    library("VitroDependencies"),
    library("VitroDependencyMacros"),
    library("Vitro"),
    library("VitroTesting"),
    library("VitroUI", pickers + names),
    library("VitroUITesting", ["VitroUITestingIssues"]),
    library("VitroMutants"),
    library("VitroExplorer"),
    library("VitroPreviews"),
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
    library("VitroSwiftUI", pickers + names + others),
    // The same with a host, for a target whose `@main struct MyApp: App` imports nothing but SwiftUI:
    // "-module-alias", "SwiftUI=VitroSwiftUIApp". Without Combine and previews VitroApp is that.
    library("VitroSwiftUIApp", pickers + names + others),
    // For models that import Combine, and no view.
    library("VitroCombine"),
    library("VitroStoreUI"),
    // For files that say `import ComposableArchitecture`; tests take the other one under that name.
    library("VitroComposable", composableParts.map { "VitroComposable\($0)" }),
    library("VitroComposableTesting"),
    library("VitroWeb"),
    library("VitroApp", pickers + names),
    library("VitroAutomation"),
    // The screens of a package for scripts, people and agents.
    .executable(name: "vitro", targets: ["VitroTool"]),
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
      dependencies: needs("SwiftDiagnostics", "SwiftSyntaxMacros", "SwiftCompilerPlugin")),
    .target(
      name: "VitroCasePaths",
      dependencies: needs("VitroMacros", "IssueReporting")),
    .target(
      name: "VitroDependencies",
      dependencies: needs("VitroConcurrency", "VitroDevice", "IssueReporting")),
    // Its macros are apart: what does without them need not wait for swift-syntax.
    .target(name: "VitroDependencyMacros", dependencies: ["VitroDependencies", "VitroMacros"]),
    .target(
      name: "Vitro",
      dependencies: needs(
        "VitroCasePaths", "VitroDependencies", "VitroDependencyMacros", "VitroMacros",
        "VitroConcurrency", "VitroMachines", "CustomDump", "IssueReporting", "OrderedCollections")),
    .target(
      name: "VitroTesting",
      dependencies: needs(
        "Vitro", "VitroExplorer", "CustomDump", "IssueReporting",
        // Without it no failure reaches Swift Testing on Linux, and every test passes.
        "IssueReportingTestSupport")),

    .target(name: "VitroAssets"),
    .executableTarget(name: "VitroAssetSymbolsTool", dependencies: ["VitroAssets"]),
    .plugin(
      name: "VitroAssetSymbols", capability: .buildTool(),
      dependencies: ["VitroAssetSymbolsTool"]),
    .target(name: "VitroUI", dependencies: ["VitroConcurrency", "VitroAssets"]),
    .target(
      name: "VitroUITesting",
      dependencies: needs("VitroUI", "VitroConcurrency", "VitroExplorer", "IssueReporting")),
    // What needs a library for tests is apart: a program that takes commands has the queries, and no test.
    .target(
      name: "VitroUITestingIssues",
      dependencies: needs(
        "VitroUITesting",
        // Without it no failure reaches XCTest on Linux.
        "IssueReportingTestSupport")),

    .target(
      name: "VitroMutants", dependencies: ["VitroUI", "VitroDependencies"]),

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
      dependencies: needs(
        "VitroConcurrency", "VitroNetworking", "OpenCombine", "OpenCombineDispatch",
        "OpenCombineFoundation")),
    .target(
      name: "VitroSwiftUI",
      dependencies: ["VitroUI", "VitroUIKit", "VitroPreviews", "VitroCombine"]),

    .target(name: "VitroFoundation", dependencies: ["VitroUI", "VitroCombine"]),
    .target(
      name: "VitroSwiftData", dependencies: ["VitroUI", "VitroConcurrency", "VitroMacros"]),
    .target(name: "VitroViewNames", dependencies: ["VitroUI"]),
    .target(name: "VitroUIKit", dependencies: ["VitroUI", "VitroAssets", "VitroDevice"]),
    .target(name: "VitroUIKitNames", dependencies: ["VitroUIKit"]),
    .target(name: "VitroOSLog"),
    .target(name: "VitroOS", dependencies: ["VitroOSLog"]),

    .target(name: "VitroStoreUI", dependencies: ["Vitro", "VitroUI"]),
    .target(
      name: "VitroComposable",
      dependencies: needs(
        "Vitro", "VitroStoreUI", "VitroUI", "VitroCombine", "VitroConcurrency", "VitroDependencies",
        "VitroMacros", "IssueReporting")),
    .target(
      name: "VitroComposableTesting", dependencies: ["Vitro", "VitroComposable", "VitroTesting"]),
    // C takes files in as they are; Swift would compile each of their bytes as an expression.
    .target(
      name: "VitroWebClient", exclude: ["Client"], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "VitroWeb",
      dependencies: needs(
        "VitroUI", "VitroAssets", "VitroDevice", "VitroConcurrency", "VitroWebClient", "HTTPTypes",
        "Logging", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket")),
    .target(name: "VitroCommands"),
    .target(
      name: "VitroAutomation",
      dependencies: [
        "VitroCommands", "VitroUI", "VitroUITesting", "VitroPreviewing", "VitroConcurrency",
      ]),
    .target(
      name: "VitroApp",
      dependencies: needs(
        "VitroUI", "VitroPreviewing", "VitroWeb", "VitroAutomation", "Logging", "NIOCore",
        "NIOPosix")),

    .executableTarget(name: "VitroTool", dependencies: ["VitroCommands"]),
    .target(name: "VitroSwiftUIApp", dependencies: ["VitroSwiftUI", "VitroApp"]),

    .testTarget(name: "VitroAssetsTests", dependencies: ["VitroAssets"]),
    .testTarget(
      name: "VitroWebTests",
      dependencies: needs(
        "VitroWeb", "VitroUI", "VitroAssets", "VitroDevice", "VitroConcurrency", "Logging",
        "NIOCore", "NIOPosix")),
    .testTarget(
      name: "VitroAppTests",
      dependencies: needs(
        "VitroApp", "VitroConcurrency", "VitroPreviews", "VitroUI", "VitroUITesting", "VitroWeb",
        "Logging", "NIOCore", "NIOPosix")),
    .testTarget(
      name: "VitroUITests",
      dependencies: ["VitroUI", "VitroAssets", "VitroUITesting", "VitroConcurrency"],
      resources: [.process("Assets.xcassets")]),
    // The tests are programs that say `import Charts`, as those of a user do.
    .testTarget(
      name: "VitroChartsTests", dependencies: ["VitroCharts", "VitroUI"],
      swiftSettings: [.unsafeFlags(alias(["Charts": "VitroCharts"]))]),
    .testTarget(
      name: "VitroUITestingTests",
      dependencies: ["VitroUI", "VitroUITesting", "VitroConcurrency", "VitroExplorer"]),
    .testTarget(
      name: "VitroAutomationTests",
      dependencies: [
        "VitroAutomation", "VitroPreviews", "VitroUI", "VitroUITesting", "VitroDependencies",
      ]),
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
        .unsafeFlags(alias(["SwiftUI": "VitroSwiftUI", "Combine": "VitroCombine"]))
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
        .unsafeFlags(
          alias([
            "SwiftUI": "VitroSwiftUI", "UIKit": "VitroUIKit", "Combine": "VitroCombine",
            "SwiftData": "VitroSwiftData", "os": "VitroOS", "OSLog": "VitroOSLog",
          ]) + ["-Xfrontend", "-import-module", "-Xfrontend", "VitroFoundation"]),
      ]),
    .testTarget(name: "VitroExplorerTests", dependencies: ["VitroExplorer"]),
    .testTarget(name: "VitroToolTests", dependencies: ["VitroTool", "VitroCommands"]),
    .testTarget(name: "VitroConcurrencyTests", dependencies: ["VitroConcurrency"]),
    .testTarget(name: "VitroMachinesTests", dependencies: ["VitroMachines", "VitroConcurrency"]),
    .testTarget(
      name: "VitroDeviceTests",
      dependencies: ["VitroDevice", "VitroUI", "VitroUITesting", "VitroConcurrency"]),
    .testTarget(
      name: "VitroCasePathsTests",
      dependencies: needs("VitroCasePaths", "IssueReportingTestSupport")),
    .testTarget(
      name: "VitroDependenciesTests",
      dependencies: needs(
        "VitroDependencies", "VitroDependencyMacros", "VitroConcurrency",
        "IssueReportingTestSupport")),
    .testTarget(
      name: "VitroTests",
      dependencies: needs("Vitro", "IssueReporting", "IssueReportingTestSupport")),
    .testTarget(
      name: "VitroTestingTests",
      dependencies: needs(
        "VitroTesting", "VitroConcurrency", "VitroDependencies", "VitroExplorer",
        "IssueReportingTestSupport")),
    // The tests are files as users of the Composable Architecture write them.
    .testTarget(
      name: "VitroComposableTests",
      dependencies: [
        "VitroComposableTesting", "VitroSwiftUI", "VitroUITesting",
      ],
      swiftSettings: [
        .unsafeFlags(
          alias([
            "ComposableArchitecture": "VitroComposableTesting", "SwiftUI": "VitroSwiftUI",
            "Combine": "VitroCombine",
          ]))
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
    // The tutorial as it is at its end; `Scripts/checks/tutorial` checks what it is after each step. Its files
    // say `import SwiftUI`, the program included.
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        "Vitro", "VitroSwiftUIApp", "VitroStoreUI", "VitroTesting", "VitroUITesting",
      ],
      path: "Documentation/Tutorial",
      exclude: ["3/StandupsModel.swift", "3/StandupsView.swift", "3/StandupsTests.swift"],
      swiftSettings: [.unsafeFlags(alias(["SwiftUI": "VitroSwiftUIApp"]))]),
  ],
  swiftLanguageModes: [.v6]
)

for part in composableParts {
  package.targets.append(
    .target(
      name: "VitroComposable\(part)", dependencies: ["VitroComposable"],
      path: "Sources/VitroComposableNames/\(part)"))
}

// Without it no failed query fails its test.
for target in package.targets
where target.type == .test
  && target.dependencies.contains(where: {
    if case .byNameItem("VitroUITesting", _) = $0 { true } else { false }
  })
{
  target.dependencies.append("VitroUITestingIssues")
}

// Tests of the macros themselves are there only if they are named, `VITRO_TESTS=VitroMacrosTests`: a bundle
// of tests that links a macro is built as a tool, and every module of it once more.
if Context.environment["VITRO_TESTS"] == "VitroMacrosTests" {
  package.targets.append(
    .testTarget(
      name: "VitroMacrosTests",
      dependencies: needs(
        "VitroMacros", "SwiftDiagnostics", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros")))
}

// `VITRO_TESTS=VitroTests,VitroUITests` leaves only these tests and what they need. `VITRO_FLAGS` are
// flags for our own modules, and neither for what others have written nor for the compiler plugin: those of a
// sanitizer (`Scripts/checks/sanitize`), of coverage (`Scripts/checks/coverage`), or of the optimizer (`Scripts/measures/benchmark`).
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
