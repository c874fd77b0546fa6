import Foundation
public import VitroDependencies

extension Files {
  /// The files of a timer in a folder: only small and ordinary ones are read, so that neither a pipe nor
  /// a huge file keeps the service from its work.
  public static func ofTimer(in folder: String) -> Files {
    var files = Files.folder(folder)
    let load = files.load
    files.load = { name in
      let path = (folder + "/" + name as NSString).resolvingSymlinksInPath
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if let attributes {
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
          throw FilesError.failed(name: name, reason: "it is no ordinary file")
        }
        guard (attributes[.size] as? Int ?? 0) <= largest else {
          throw FilesError.failed(name: name, reason: "it is too large for a timer")
        }
      }
      return try load(name)
    }
    return files
  }

  private static let largest = 1 << 16
}
