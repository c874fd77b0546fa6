import Foundation

/// The colours, pictures and data of asset catalogs (`*.xcassets`), by their names.
///
/// A catalog is read as Xcode keeps it, once. What is wrong in it is a problem of its own, and the rest is read;
/// no file outside of the catalog's folder is.
public struct AssetCatalog: Sendable {
  /// The colours.
  package internal(set) var colors: [String: AssetColor] = [:]
  /// The pictures.
  package internal(set) var pictures: [String: AssetPicture] = [:]
  /// The data.
  package internal(set) var data: [String: AssetFile] = [:]
  /// The icon of the application, a PNG.
  package internal(set) var icon: AssetFile?
  /// The names of all sets of colours, be they readable or not.
  package internal(set) var colorNames: Set<String> = []
  /// The names of all sets of pictures, be they readable or not.
  package internal(set) var pictureNames: Set<String> = []
  /// The problems of the catalogs.
  package internal(set) var problems: [AssetProblem] = []
  /// How many catalogs have been read.
  package private(set) var count = 0

  /// Reads catalogs, the folders whose paths these are. Of two assets with one name the first counts.
  package init(reading folders: [String]) {
    for folder in folders {
      var reader = CatalogReader(folder)
      reader.read()
      add(reader.catalog)
      count += 1
    }
  }

  init() {}

  private mutating func add(_ other: AssetCatalog) {
    colors.merge(other.colors) { first, _ in first }
    pictures.merge(other.pictures) { first, _ in first }
    data.merge(other.data) { first, _ in first }
    icon = icon ?? other.icon
    colorNames.formUnion(other.colorNames)
    pictureNames.formUnion(other.pictureNames)
    problems += other.problems
  }
}

/// A problem of an asset catalog.
public struct AssetProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the asset, as a program says it; `nil` where it is about a folder.
  package let name: String?
  /// The path of the file or folder.
  package let path: String
  /// The problem and its mending, in sentences.
  package let reason: String

  /// The message.
  public var description: String { "\(path): \(reason)" }
}

/// A file of an asset catalog.
public struct AssetFile: Hashable, Sendable {
  /// The path, of which links are followed already.
  package let path: String
  /// How many of its pixels a point has in each direction.
  package let scale: Int

  // Only the reader makes one: whoever has one may serve it.
  init(path: String, scale: Int) {
    self.path = path
    self.scale = scale
  }

  /// How its name ends, in small letters.
  package var suffix: String { fileSuffix(path) }

  /// The media type of the picture, as `Content-Type` has it; `nil` where it is none that a browser shows.
  package var mediaType: String? { AssetFile.mediaTypes[suffix] }

  private static let mediaTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "svg": "image/svg+xml", "avif": "image/avif",
  ]
}

/// How the name of a file ends, in small letters.
func fileSuffix(_ path: String) -> String {
  guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
  return path[path.index(after: dot)...].lowercased()
}

/// A picture of an asset catalog: the files that show it.
public struct AssetPicture: Hashable, Sendable {
  /// The name of the picture, as a program says it.
  package let name: String
  /// Its files by their scales, the smallest first; at least one.
  package var files: [AssetFile]
  /// The files that show it in the dark, where these are others.
  package var darkFiles: [AssetFile]
  /// Whether it is drawn with the foreground; `nil` where the place decides.
  package var isTemplate: Bool?

  /// The file with the most pixels.
  package var finest: AssetFile { files[files.count - 1] }
}

/// A colour of an asset catalog.
public struct AssetColor: Hashable, Sendable {
  /// A colour as it is in the light, or in the dark.
  package enum Value: Hashable, Sendable {
    /// Red, green, blue and opacity in sRGB, usually from 0 to 1.
    case rgb(Double, Double, Double, Double)
    /// A colour of the theme, by SwiftUI's name.
    case theme(String)
  }

  /// The colour in the light.
  package let light: Value
  /// The colour in the dark.
  package let dark: Value
}
