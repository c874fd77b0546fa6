#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Files {
  /// Files in a folder on disk, which is made with its parents when the first file is saved.
  ///
  /// A save writes a temporary file, syncs it, renames it and syncs the folder, so that a file is
  /// always whole and one that was saved survives a power cut.
  public static func folder(_ path: String) -> Files {
    Files(
      load: { name in
        try FilesError.check(name)
        do throws(SystemError) {
          return Data(try DurableFile.read(path + "/" + name))
        } catch {
          throw error.isNotFound
            ? FilesError.notFound(name: name) : .failed(name: name, reason: error.description)
        }
      },
      save: { data, name in
        try FilesError.check(name)
        do throws(SystemError) {
          try DurableFile.makeFolder(path)
          try DurableFile.write([UInt8](data), to: name, in: path)
        } catch {
          throw FilesError.failed(name: name, reason: error.description)
        }
      },
      setAside: { name in
        try FilesError.check(name)
        do throws(SystemError) {
          return try DurableFile.setAside(name, in: path)
        } catch {
          throw error.isNotFound
            ? FilesError.notFound(name: name) : .failed(name: name, reason: error.description)
        }
      }
    )
  }

  /// The folder for what this program keeps for its user.
  public static var applicationFolder: String {
    let environment = ProcessInfo.processInfo.environment
    let program = ProcessInfo.processInfo.processName
    if let folder = environment["XDG_DATA_HOME"], !folder.isEmpty { return "\(folder)/\(program)" }
    let home = environment["HOME"] ?? "."
    #if canImport(Darwin)
      return "\(home)/Library/Application Support/\(program)"
    #else
      return "\(home)/.local/share/\(program)"
    #endif
  }
}
