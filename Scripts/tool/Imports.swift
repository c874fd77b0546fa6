import Foundation

/// The parts of the shop that are no context.
private let partsOfShop: Set<String> = [
  "StorefrontBank", "StorefrontCore", "StorefrontHTTP", "StorefrontPostgres", "StorefrontSQL",
  "StorefrontSQLite", "StorefrontServer",
  "StorefrontShop",
  "StorefrontTesting",
]

/// Which modules of the shop a context may depend on, or `nil` where a module is none. The contexts know nothing of each
/// other: a model knows the client of the API, a screen its own model, and only what puts all screens together knows them
/// all.
private func arrowsOfContext(_ name: String) -> Set<String>? {
  guard name.hasPrefix("Storefront"), !partsOfShop.contains(name) else { return nil }
  return name.hasSuffix("UI")
    ? ["StorefrontCore", String(name.dropLast("UI".count))] : ["StorefrontCore", "StorefrontHTTP"]
}

/// Modules of the toolchain and the system, and names under which files look for ours.
let system: Set<String> = [
  "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization",
  "Dispatch", "Observation", "Testing", "XCTest", "RegexBuilder", "Glibc", "Musl", "Darwin",
  "CompilerPluginSupport", "PackageDescription", "PackagePlugin", "SwiftUI", "Combine", "Charts",
  "PhotosUI", "UniformTypeIdentifiers", "UIKit", "os", "OSLog", "SwiftData",
  "ComposableArchitecture",
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

/// Modules that are used without an import: macros, and the program that a plugin runs.
private let usedUnseen: Set<String> = ["VitroAssetSymbolsTool", "VitroMacros"]

extension Manifest {
  /// Each import that its target's entry does not declare, each module of the package that an entry declares and nothing
  /// imports, tests aside, whose files have other names for modules; and each dependency of a context of the shop on
  /// another one.
  func importProblems() throws -> [String] {
    let own = Set(targets.map(\.name))
    var problems: [String] = []
    for target in targets {
      let declared = target.names.reduce(into: Set(target.names)) {
        $0.formUnion(modulesOfProducts[$1] ?? [])
      }
      var imported: Set<String> = []
      for file in swiftFiles(in: "\(folder)/\(target.folder)") {
        for (line, module) in try imports(of: file) {
          imported.insert(module)
          let isSystem = system.contains(module) && !own.contains(module)
          guard !isSystem, module != target.name, !declared.contains(module) else { continue }
          problems.append(
            "\(file):\(line): '\(target.name)' imports '\(module)', which its manifest entry does not "
              + "declare. To fix: remove the import, or declare it where the design allows it.")
        }
      }
      for module in target.names where own.contains(module) {
        guard !target.isTest else { continue }
        if !imported.contains(module), !usedUnseen.contains(module) {
          problems.append(
            "\(folder)/Package.swift: '\(target.name)' declares '\(module)', and no file of it imports that."
          )
        }
        if arrowsOfContext(target.name)?.contains(module) == false {
          problems.append(
            "\(folder)/Package.swift: '\(target.name)' may not depend on '\(module)'.")
        }
      }
    }
    return problems
  }
}
