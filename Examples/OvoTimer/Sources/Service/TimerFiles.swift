import Foundation
public import VitroDependencies

extension Files {
  /// The files of a timer in a folder; a file of more than 64 KB is not read.
  public static func ofTimer(in folder: String) -> Files {
    var files = Files.folder(folder)
    let load = files.load
    files.load = { name in
      let path = (folder + "/" + name as NSString).resolvingSymlinksInPath
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard (attributes?[.size] as? Int ?? 0) <= largest else {
        throw FilesError.failed(name: name, reason: "it is too large for a timer")
      }
      return try load(name)
    }
    return files
  }

  private static let largest = 1 << 16
}
