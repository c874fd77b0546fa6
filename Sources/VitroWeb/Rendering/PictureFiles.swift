import Foundation
import Synchronization
import VitroAssets

/// The pictures of asset catalogs at the addresses by which pages name them: another one for each content.
///
/// Nothing else is handed out: a file is read from its catalog, and is handed out as long as it has the content that
/// its address names.
final class PictureFiles: Sendable {
  /// Where the addresses begin.
  static let folder = "/vitro.picture/"
  /// Those of the program.
  static let shared = PictureFiles()

  fileprivate struct Known {
    var addresses: [AssetFile: String] = [:]
    var files: [String: AssetFile] = [:]
    var hasAll = false
  }

  private let known = Mutex(Known())

  /// The address of a file; `nil` where it is not there any more. It is read when somebody first asks.
  func address(of file: AssetFile) -> String? { known.withLock { $0.address(of: file) } }

  /// What is at an address.
  func picture(at address: String) -> (type: String, content: Data)? {
    let file = known.withLock { known -> AssetFile? in
      if known.files[address] == nil { known.addAll() }
      return known.files[address]
    }
    guard let file, let type = file.mediaType,
      let content = FileManager.default.contents(atPath: file.path),
      address == PictureFiles.address(of: content, file)
    else { return nil }
    return (type, content)
  }

  fileprivate static func address(of content: Data, _ file: AssetFile) -> String {
    "\(folder)\(fingerprint(content)).\(file.suffix)"
  }
}

extension PictureFiles.Known {
  fileprivate mutating func address(of file: AssetFile) -> String? {
    if let address = addresses[file] { return address }
    guard let content = FileManager.default.contents(atPath: file.path) else { return nil }
    let address = PictureFiles.address(of: content, file)
    addresses[file] = address
    files[address] = file
    return address
  }

  /// A page of an earlier run may ask for pictures that none of this run has named.
  fileprivate mutating func addAll() {
    guard !hasAll else { return }
    hasAll = true
    for picture in AssetCatalog.besideProgram.pictures.values {
      for file in picture.files + picture.darkFiles { _ = address(of: file) }
    }
  }
}
