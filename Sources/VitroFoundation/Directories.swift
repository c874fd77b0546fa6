import Foundation

// The folders that Linux's Foundation knows by `FileManager` only.
#if !canImport(Darwin)
  extension URL {
    /// The folder of a person's documents; it is the server's, and the same one for all visitors.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what a program keeps for itself.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of a person's library.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The folder of what was downloaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .temporaryDirectory
    }
  }
#endif
