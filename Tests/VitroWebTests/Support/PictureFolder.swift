import Foundation
import VitroAssets

/// A folder of resources with an asset catalog, which is gone when nobody needs it any more.
final class PictureFolder {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitro-pictures-\(UUID().uuidString)")

  /// Makes a catalog with pictures, each of files by their entries in its description.
  init(_ pictures: [String: [(entry: String, file: String, text: String)]]) throws {
    for (name, files) in pictures {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let entries = files.map { #"{"idiom": "universal", "filename": "\#($0.file)"\#($0.entry)}"# }
      let description = #"{"images": [\#(entries.joined(separator: ", "))]}"#
      try Data(description.utf8).write(to: set.appendingPathComponent("Contents.json"))
      for file in files {
        try Data(file.text.utf8).write(to: set.appendingPathComponent(file.file))
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A file of a picture.
  func file(_ picture: String, _ name: String) -> URL {
    folder.appendingPathComponent("Assets.xcassets/\(picture).imageset/\(name)")
  }

  var bundle: Bundle { Bundle(path: folder.path) ?? .main }

  func picture(_ name: String) -> AssetPicture? {
    AssetCatalog(reading: [folder.appendingPathComponent("Assets.xcassets").path]).pictures[name]
  }

  static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
}
