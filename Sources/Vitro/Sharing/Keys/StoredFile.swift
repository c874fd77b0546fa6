#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder and the name of a file.
struct StoredFile {
  let path: String
  let folder: String
  let name: String

  init(_ url: URL) throws(FilesError) {
    guard url.isFileURL else {
      throw .failed(name: url.absoluteString, reason: "it is not the URL of a file")
    }
    let url = url.standardizedFileURL
    path = url.path(percentEncoded: false)
    name = url.lastPathComponent
    folder = url.deletingLastPathComponent().path(percentEncoded: false)
  }
}
