import Foundation

/// The modules that hand on VitroComposable under the names of its parts.
private let composableParts = [
  "CasePaths", "CasePathsCore", "Clocks", "CombineSchedulers", "ConcurrencyExtras", "Dependencies",
  "DependenciesMacros", "DependenciesTestSupport", "IdentifiedCollections", "Perception",
  "PerceptionCore", "Sharing", "SwiftNavigation", "SwiftUINavigation", "UIKitNavigation",
].map { "VitroComposable\($0)" }

/// The modules of the library as people look for them.
private let groups: [(title: String, names: [String])] = [
  (
    "An application imports",
    [
      "VitroUI", "VitroApp", "VitroWeb", "VitroPreviews", "Vitro", "VitroStoreUI", "VitroMachines",
      "VitroDependencies", "VitroDependencyMacros", "VitroCasePaths", "VitroDevice",
      "VitroConcurrency",
    ]
  ),
  (
    "A test imports",
    [
      "VitroUITesting", "VitroTesting", "VitroExplorer", "VitroMutants",
    ]
  ),
  (
    "Under the names of Apple's modules",
    [
      "VitroSwiftUI", "VitroSwiftUIApp", "VitroCombine", "VitroCharts", "VitroPhotosUI",
      "VitroUniformTypeIdentifiers", "VitroUIKit", "VitroSwiftData", "VitroFoundation", "VitroOS",
      "VitroOSLog",
    ]
  ),
  (
    "Under the names of the Composable Architecture",
    ["VitroComposable", "VitroComposableTesting"] + composableParts
  ),
  (
    "Parts that nobody imports by hand, and tools",
    [
      "VitroMacros", "VitroAssets", "VitroAssetSymbols", "VitroAssetSymbolsTool",
      "VitroViewNames", "VitroUIKitNames", "VitroPreviewing", "VitroPreviewRecords",
      "VitroNetworking", "VitroWebClient", "VitroUITestingIssues", "VitroCommands",
      "VitroAutomation", "VitroTool",
    ]
  ),
]

/// The sentences about modules that have no page of documentation.
private let sentences = [
  "VitroMacros": "The compiler's plugin with all macros.",
  "VitroAssetSymbols": "The plugin of the package manager that makes symbols of asset catalogs.",
  "VitroAssetSymbolsTool": "The program that this plugin runs.",
  "VitroTool": "The program `vitro`: the screens of a package for scripts, people and agents.",
  "VitroPreviewRecords": "The places of a program's previews, which only its linker knows; in C.",
  "VitroWebClient": "The page's script and stylesheet, as bytes; in C.",
]

extension Repository {
  /// The first sentence of a module's page of documentation, or `nil` where it has none.
  private func sentence(of module: Module) -> String? {
    let page = "\(module.folder)/\(module.target.name).docc/\(module.target.name).md"
    if composableParts.contains(module.target.name) {
      return
        "The names of VitroComposable for files that import \(module.target.name.dropFirst(15))."
    }
    guard let text = try? String(contentsOfFile: page, encoding: .utf8) else {
      return sentences[module.target.name]
    }
    return text.components(separatedBy: "\n\n").dropFirst().first?
      .replacing("\n", with: " ").replacing("``", with: "`")
  }

  /// ARCHITECTURE.md, with the tables of the library's modules between two markers. It is as it was, with a problem,
  /// where it has no markers, a module has no sentence, or is in no group or in several.
  func mapPage() throws -> Page {
    let page = try String(contentsOfFile: "ARCHITECTURE.md", encoding: .utf8)
    let (begin, end) = ("<!-- modules, by Scripts/write map -->\n", "<!-- end of modules -->\n")
    let problem =
      "ARCHITECTURE.md has no place for its modules, or a module has no sentence, or no group. To fix: "
      + "Scripts/tool/Map.swift"
    let listed = groups.flatMap(\.names)
    let ours = (packages.first?.targets ?? []).filter { !$0.isTest }.map(\.name)
    guard listed.sorted() == ours.sorted(),
      let start = page.range(of: begin)?.upperBound, let stop = page.range(of: end)?.lowerBound
    else { return (page, [problem]) }
    var table = ""
    for (title, names) in groups {
      table += "\n| \(title) | | It depends on |\n| --- | --- | --- |\n"
      for name in names {
        guard let module = module(name), let sentence = sentence(of: module) else {
          return (page, [problem])
        }
        let needed = module.target.names.filter(ours.contains).joined(separator: ", ")
        table +=
          "| [\(name)](\(module.folder)) | \(sentence) | \(needed.isEmpty ? "–" : needed) |\n"
      }
    }
    return (String((page[..<start] + table + "\n" + page[stop...]).dropLast()), [])
  }
}
