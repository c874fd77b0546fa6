import Foundation
import VitroAssets

/// A folder with an asset catalog, which is gone when nobody needs it any more.
final class CatalogFolder {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitro-assets-\(UUID().uuidString)")
  var catalog: URL { folder.appendingPathComponent("Assets.xcassets") }

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ data: Data, to path: String) throws {
    let file = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    let link = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: destination)
  }

  func read() -> AssetCatalog { AssetCatalog(reading: [catalog.path]) }
}

/// The description of a colour set with an entry for the light and, maybe, one for the dark.
func colorSet(_ light: String, dark: String? = nil) -> String {
  let appearance = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
  let entries =
    [#"{"idiom": "universal", "color": \#(light)}"#]
    + (dark.map { [#"{\#(appearance) "idiom": "universal", "color": \#($0)}"#] } ?? [])
  return #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"version": 1}}"#
}

/// A colour with these components, as texts.
func components(
  _ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb"
) -> String {
  """
  {"color-space": "\(space)", "components": \
  {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}
  """
}
