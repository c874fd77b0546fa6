#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// The folder for what this program keeps for its user: in `~/.local/share`, or in
  /// `~/Library/Application Support` on Apple's systems.
  public static var applicationFolder: URL {
    URL(filePath: Files.applicationFolder)
  }
}
