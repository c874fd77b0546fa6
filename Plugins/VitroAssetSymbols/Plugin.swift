import Foundation
import PackagePlugin

/// Makes the symbols of a target's asset catalogs, as Xcode does: `ColorResource.brand`, `Color.brand`.
@main struct VitroAssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
    let catalogs = Set(files.compactMap(catalog)).sorted()
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent(
      "GeneratedAssetSymbols.swift")
    let hasUIKit = target.recursiveTargetDependencies.contains { $0.name == "VitroUIKitNames" }
    return [
      .buildCommand(
        displayName: "Symbols of the asset catalogs of \(target.name)",
        executable: try context.tool(named: "VitroAssetSymbolsTool").url,
        arguments: [
          output.path, "\(context.package.displayName)_\(target.name).resources",
          hasUIKit ? "uikit" : "none",
        ] + catalogs,
        inputFiles: catalogs.flatMap(contents), outputFiles: [output])
    ]
  }

  /// The catalog that a file is, or lies in.
  private func catalog(of file: URL) -> String? {
    let parts = file.pathComponents
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return "/" + parts[1...index].joined(separator: "/")
  }

  /// The descriptions in a catalog, and its folders: where one comes or goes, the symbols are others.
  private func contents(of catalog: String) -> [URL] {
    let names = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix("Contents.json") }.sorted()
      .map { URL(fileURLWithPath: "\(catalog)/\($0)") }
  }
}
