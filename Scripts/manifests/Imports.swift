import Foundation

/// Which of our modules may import which.
let arrows: [String: Set<String>] = [
  "VitroConcurrency": [],
  "VitroMachines": ["VitroConcurrency"],
  "VitroDevice": ["VitroConcurrency"],
  "VitroMacros": [],
  "VitroCasePaths": ["VitroMacros"],
  "VitroDependencies": ["VitroConcurrency", "VitroDevice"],
  "VitroDependencyMacros": ["VitroDependencies", "VitroMacros"],
  "Vitro": [
    "VitroCasePaths", "VitroDependencies", "VitroDependencyMacros", "VitroMacros",
    "VitroConcurrency", "VitroMachines",
  ],
  "VitroTesting": ["Vitro", "VitroExplorer"],
  "VitroAssets": [],
  "VitroAssetSymbolsTool": ["VitroAssets"],
  "VitroAssetSymbols": ["VitroAssetSymbolsTool"],
  "VitroUI": ["VitroConcurrency", "VitroAssets"],
  "VitroViewNames": ["VitroUI"],
  "VitroUIKitNames": ["VitroUIKit"],
  "VitroUITesting": ["VitroUI", "VitroConcurrency", "VitroExplorer"],
  "VitroMutants": ["VitroUI", "VitroUITesting", "VitroDependencies"],
  "VitroPreviewRecords": [],
  "VitroPreviewing": ["VitroUI", "VitroConcurrency", "VitroPreviewRecords"],
  "VitroPreviews": ["VitroPreviewing", "VitroUI", "VitroMacros"],
  "VitroNetworking": ["VitroConcurrency"],
  "VitroCombine": ["VitroConcurrency", "VitroNetworking"],
  "VitroCharts": ["VitroUI"],
  "VitroPhotosUI": ["VitroUI"],
  "VitroUniformTypeIdentifiers": ["VitroUI"],
  "VitroFoundation": ["VitroUI", "VitroCombine"],
  "VitroSwiftData": ["VitroUI", "VitroConcurrency", "VitroMacros"],
  "VitroUIKit": ["VitroUI", "VitroAssets", "VitroDevice"],
  "VitroOSLog": [],
  "VitroOS": ["VitroOSLog"],
  "VitroSwiftUI": ["VitroUI", "VitroUIKit", "VitroPreviews", "VitroCombine", "VitroNetworking"],
  "VitroStoreUI": ["Vitro", "VitroUI"],
  "VitroWebClient": [],
  "VitroWeb": ["VitroUI", "VitroAssets", "VitroDevice", "VitroConcurrency", "VitroWebClient"],
  "VitroTerminal": ["VitroUI"],
  "VitroApp": ["VitroUI", "VitroPreviewing", "VitroWeb", "VitroTerminal"],
  "VitroSwiftUIApp": ["VitroSwiftUI", "VitroApp"],
  "VitroExplorer": [],
  // The contexts of the shop know nothing of each other.
  "StorefrontHTTP": [],
  "StorefrontCore": ["StorefrontHTTP"],
  "StorefrontCatalog": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontCheckout": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontOrdering": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontPeople": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontCatalogUI": ["StorefrontCore", "StorefrontCatalog"],
  "StorefrontCheckoutUI": ["StorefrontCore", "StorefrontCheckout"],
  "StorefrontOrderingUI": ["StorefrontCore", "StorefrontOrdering"],
  "StorefrontPeopleUI": ["StorefrontCore", "StorefrontPeople"],
  "StorefrontShipping": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontInventory": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontShippingUI": ["StorefrontCore", "StorefrontShipping"],
  "StorefrontInventoryUI": ["StorefrontCore", "StorefrontInventory"],
  "StorefrontMarketing": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontMarketingUI": ["StorefrontCore", "StorefrontMarketing"],
  "StorefrontCustomers": ["StorefrontCore", "StorefrontHTTP"],
  "StorefrontCustomersUI": ["StorefrontCore", "StorefrontCustomers"],
  "COpenSSL": [],
  "StorefrontServer": ["COpenSSL"],
  "StorefrontBank": ["StorefrontServer"],
  "StorefrontSQLite": ["StorefrontServer"],
  "StorefrontShop": [
    "StorefrontCore", "StorefrontHTTP", "StorefrontCatalog", "StorefrontCatalogUI",
    "StorefrontCheckout", "StorefrontCheckoutUI", "StorefrontOrdering", "StorefrontOrderingUI",
    "StorefrontPeople", "StorefrontPeopleUI", "StorefrontShipping", "StorefrontShippingUI",
    "StorefrontInventory", "StorefrontInventoryUI", "StorefrontMarketing",
    "StorefrontMarketingUI", "StorefrontCustomers", "StorefrontCustomersUI",
  ],
]

/// Modules that come with the toolchain or the system.
let system: Set<String> = [
  "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization",
  "Dispatch", "Observation", "Testing", "XCTest", "RegexBuilder", "Glibc", "Musl", "Darwin",
  "CompilerPluginSupport", "PackageDescription", "PackagePlugin", "SwiftUI", "Combine", "Charts",
  "PhotosUI", "UniformTypeIdentifiers", "UIKit", "os", "OSLog", "SwiftData",
]

/// Products that bring modules of other names.
let modulesOfProducts: [String: Set<String>] = [
  "VitroSwiftUI": ["VitroCombine", "VitroCharts"],
  "WebAPI": ["WebAPINIO"],
  "VitroSwiftUIApp": ["VitroSwiftUI", "VitroApp", "VitroCombine", "VitroCharts"],
  "SwiftSyntaxMacros": [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftOperators", "SwiftParser",
  ],
  "SwiftSyntaxMacrosTestSupport": ["SwiftSyntax", "SwiftSyntaxMacros"],
  "SwiftSyntaxMacrosGenericTestSupport": ["SwiftSyntax", "SwiftSyntaxMacros"],
]

func swiftFiles(in folder: String) -> [String] {
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}

func imports(of file: String) throws -> [(line: Int, module: String)] {
  let pattern =
    #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?/#
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  return lines.enumerated().compactMap { index, line in
    let rest = line.replacing(pattern, with: "", maxReplacements: 1)
    var words = rest.split(whereSeparator: { " .;".contains($0) })[...]
    guard words.popFirst() == "import" else { return nil }
    if let first = words.first, kinds.contains(first) { words.removeFirst() }
    return words.first.map { (index + 1, String($0)) }
  }
}

extension Manifest {
  /// Each import that its target's entry does not declare, and each dependency that the design has no
  /// arrow for.
  func importProblems() throws -> [String] {
    let own = Set(targets.map(\.name))
    var problems: [String] = []
    for target in targets {
      let declared = target.names.reduce(into: Set(target.names)) {
        $0.formUnion(modulesOfProducts[$1] ?? [])
      }
      for file in swiftFiles(in: "\(folder)/\(target.folder)") {
        for (line, module) in try imports(of: file) {
          let isSystem = system.contains(module) && !own.contains(module)
          guard !isSystem, module != target.name, !declared.contains(module) else { continue }
          problems.append(
            "\(file):\(line): '\(target.name)' imports '\(module)', which its manifest entry does not "
              + "declare. To fix: remove the import, or declare it where the design allows it.")
        }
      }
      guard !target.isTest, let allowed = arrows[target.name] else { continue }
      for module in target.names where own.contains(module) && !allowed.contains(module) {
        problems.append("Package.swift: the design has no arrow '\(target.name)' ▶ '\(module)'.")
      }
    }
    for target in targets where folder == "." && !target.isTest && arrows[target.name] == nil {
      problems.append("Package.swift: '\(target.name)' is not in the design's list of arrows.")
    }
    return problems
  }
}
