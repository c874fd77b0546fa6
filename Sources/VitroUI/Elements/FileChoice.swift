import Foundation

/// The files that a button lets people choose.
public struct FileChoice: Hashable, Sendable {
  /// The extensions that are offered, each with its dot; all files where there are none.
  public var extensions: [String]
  /// How many can be chosen at once, or `nil` for any number.
  public var limit: Int?
  /// Whether the surface lets people choose as soon as the button is there.
  public var opens: Bool

  init(_ types: [UTType], limit: Int?, opens: Bool = false) {
    let accepted = types.map(\.accepted)
    extensions = accepted.contains([]) ? [] : accepted.reduce([], +)
    self.limit = limit
    self.opens = opens
  }

  /// Whether so many files can be chosen at once.
  package func takes(_ count: Int) -> Bool { count > 0 && count <= limit ?? .max }

  /// The file, unless it is of none of the types that are offered.
  func checked(_ file: URL) -> Result<URL, FileImportError> {
    let isOffered =
      extensions.isEmpty || extensions.contains("." + file.pathExtension.lowercased())
    return isOffered ? .success(file) : .failure(.wrongType(name: file.lastPathComponent))
  }
}
