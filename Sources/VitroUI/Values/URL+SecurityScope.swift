#if !canImport(Darwin)
  public import Foundation

  extension URL {
    /// Asks for access to a file that a person has chosen.
    ///
    /// - Returns: true: here a program reads what it may read without being asked.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives up the access to a file; nothing happens here.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
