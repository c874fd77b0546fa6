import Foundation
import Synchronization

/// An asset that a program names, and that no catalog has, or none that can be read.
public struct MissingAsset: Hashable, Sendable {
  /// The kind of an asset, as a sentence calls it.
  public enum Kind: String, Sendable {
    /// A colour.
    case color = "colour"
    /// A picture.
    case picture
  }

  /// Its kind.
  public let kind: Kind
  /// Its name, as the program says it.
  public let name: String
  /// The folder in which its bundle is, where the program names one.
  private let folder: String?

  private static let isAny = Atomic(false)
  private static let noted = Mutex<Set<MissingAsset>>([])

  /// Whether any asset has been missing since the program began: as long as none has, nobody need look for one.
  package static var hasBeenFound: Bool { isAny.load(ordering: .relaxed) }

  /// Makes an asset that is missing in the folder of a bundle, or beside the program.
  package init(_ kind: Kind, _ name: String, in folder: String?) {
    (self.kind, self.name, self.folder) = (kind, name, folder)
    MissingAsset.isAny.store(true, ordering: .relaxed)
  }

  /// Why it is not there, and what to do, in sentences.
  package var reason: String {
    let catalog = AssetCatalog.of(bundle: folder)
    if let problem = catalog.problems.first(where: { $0.name == name && isNamed(in: catalog) }) {
      return "It cannot be read. \(problem)"
    }
    if catalog.count == 0 {
      let place = folder.map { "in \($0)" } ?? "beside the program"
      return "There is no asset catalog \(place).\n"
        + "To fix: add 'resources: [.process(\"Assets.xcassets\")]' to its target in Package.swift."
    }
    let nearest = nearest(
      to: name, among: kind == .color ? catalog.colorNames : catalog.pictureNames)
    let names = nearest.map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty
      ? "The asset catalogs have no \(kind.rawValue)." : "The nearest names are \(names)."
  }

  /// Says so once, where no screen can: to the standard error stream.
  package func note() {
    guard MissingAsset.noted.withLock({ $0.insert(self).inserted }) else { return }
    let text = "No asset catalog has the \(kind.rawValue) '\(name)'. \(reason)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  private func isNamed(in catalog: AssetCatalog) -> Bool {
    (kind == .color ? catalog.colorNames : catalog.pictureNames).contains(name)
  }
}

/// The three names that are most like one, the nearest first.
func nearest(to name: String, among names: Set<String>) -> [String] {
  let mostNames = 2_000
  let all = names.sorted().prefix(mostNames).map { (name: $0, distance: distance($0, name)) }
  return all.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
}

/// How many letters have to be put in, taken out or changed to make one name of the other, be they large or small
/// (Levenshtein); of long names the beginnings count.
private func distance(_ one: String, _ other: String) -> Int {
  let mostLetters = 64
  let letters = Array(one.lowercased().unicodeScalars.prefix(mostLetters))
  var row = Array(0...letters.count)
  for (place, letter) in other.lowercased().unicodeScalars.prefix(mostLetters).enumerated() {
    var corner = row[0]
    row[0] = place + 1
    for index in letters.indices {
      let changed = corner + (letters[index] == letter ? 0 : 1)
      corner = row[index + 1]
      row[index + 1] = min(changed, corner + 1, row[index] + 1)
    }
  }
  return row[letters.count]
}
