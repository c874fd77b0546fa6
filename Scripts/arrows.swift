// Reads a package's description from standard input and its sources from the folder that is named
// as the argument; prints each import that is not allowed, and fails if there is one.
import Foundation

/// Which of our modules may import which.
let arrows: [String: Set<String>] = [
  "VitroConcurrency": [],
  "VitroDevice": ["VitroConcurrency"],
  "VitroMacros": [],
  "VitroCasePaths": ["VitroMacros"],
  "VitroDependencies": ["VitroConcurrency", "VitroDevice", "VitroMacros"],
  "Vitro": ["VitroCasePaths", "VitroDependencies", "VitroMacros", "VitroConcurrency"],
  "VitroTesting": ["Vitro"],
  "VitroUI": ["VitroConcurrency"],
  "VitroUITesting": ["VitroUI", "VitroConcurrency"],
  "VitroMutants": ["VitroUI", "VitroUITesting", "VitroDependencies"],
  "VitroPreviewRecords": [],
  "VitroPreviewing": ["VitroUI", "VitroConcurrency", "VitroPreviewRecords"],
  "VitroPreviews": ["VitroPreviewing", "VitroUI", "VitroMacros"],
  "VitroCombine": ["VitroConcurrency"],
  "VitroCharts": ["VitroUI"],
  "VitroSwiftUI": ["VitroUI", "VitroPreviews", "VitroCombine"],
  "VitroStoreUI": ["Vitro", "VitroUI"],
  "VitroWeb": ["VitroUI", "VitroDevice", "VitroConcurrency"],
  "VitroTerminal": ["VitroUI"],
  "VitroApp": ["VitroUI", "VitroPreviewing", "VitroWeb", "VitroTerminal"],
  "VitroSwiftUIApp": ["VitroSwiftUI", "VitroApp"],
  "VitroExplorer": [],
]

/// Modules that come with the toolchain or the system.
let system: Set<String> = [
  "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization",
  "Dispatch", "Observation", "Testing", "XCTest", "RegexBuilder", "Glibc", "Musl", "Darwin",
  "CompilerPluginSupport", "PackageDescription", "SwiftUI", "Combine", "Charts",
]

/// Products that bring modules of other names.
let modulesOfProducts: [String: Set<String>] = [
  "VitroSwiftUI": ["VitroCombine", "VitroCharts"],
  "VitroSwiftUIApp": ["VitroSwiftUI", "VitroApp", "VitroCombine", "VitroCharts"],
  "SwiftSyntaxMacros": [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftOperators", "SwiftParser",
  ],
  "SwiftSyntaxMacrosTestSupport": ["SwiftSyntax", "SwiftSyntaxMacros"],
  "SwiftSyntaxMacrosGenericTestSupport": ["SwiftSyntax", "SwiftSyntaxMacros"],
]

struct Package: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [[String: [Piece?]]]

    /// A dependency's name comes first in its list, and conditions may come last.
    struct Piece: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }
    var names: [String] { dependencies.flatMap { $0.values.compactMap { $0.first??.text } } }
    var declared: Set<String> {
      names.reduce(into: Set(names)) { $0.formUnion(modulesOfProducts[$1] ?? []) }
    }
  }

  var targets: [Target]
}

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

let root = CommandLine.arguments[1]
let input = FileHandle.standardInput.readDataToEndOfFile()
let package = try JSONDecoder().decode(Package.self, from: input)
let own = Set(package.targets.map(\.name))
var complaints: [String] = []

for target in package.targets {
  for file in swiftFiles(in: "\(root)/\(target.folder)") {
    for (line, module) in try imports(of: file) {
      let isSystem = system.contains(module) && !own.contains(module)
      guard !isSystem, module != target.name, !target.declared.contains(module) else { continue }
      complaints.append(
        "\(file):\(line): '\(target.name)' imports '\(module)', which its manifest entry does not "
          + "declare. To fix: remove the import, or declare it where the design allows it."
      )
    }
  }
  guard target.type != "test", let allowed = arrows[target.name] else { continue }
  for module in target.names where own.contains(module) && !allowed.contains(module) {
    complaints.append("Package.swift: the design has no arrow '\(target.name)' ▶ '\(module)'.")
  }
}

if root == "." {
  for target in package.targets where target.type != "test" && arrows[target.name] == nil {
    complaints.append("Package.swift: '\(target.name)' is not in the design's list of arrows.")
  }
}

complaints.forEach { print($0) }
exit(complaints.isEmpty ? 0 : 1)
