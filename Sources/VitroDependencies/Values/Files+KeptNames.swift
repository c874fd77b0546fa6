#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Files {
  /// The name that a damaged file is kept under: `items.json.damaged`, `items.json.damaged-2`, …
  static func keptName(of name: String, _ number: Int) -> String {
    number == 1 ? "\(name).damaged" : "\(name).damaged-\(number)"
  }

  /// The first such name that is free.
  static func keptName(of name: String, isFree: (String) throws -> Bool) rethrows -> String {
    var number = 1
    while try !isFree(keptName(of: name, number)) { number += 1 }
    return keptName(of: name, number)
  }

  static func keepCopy(
    of name: String,
    load: (String) throws -> Data,
    save: (Data, String) throws -> Void
  ) throws -> String {
    let data = try load(name)
    let kept = try keptName(of: name) { candidate in
      do {
        _ = try load(candidate)
        return false
      } catch FilesError.notFound {
        return true
      }
    }
    try save(data, kept)
    return kept
  }
}
