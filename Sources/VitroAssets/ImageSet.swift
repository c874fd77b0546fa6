import Foundation

/// The description of a set of files: which of them are shown where.
struct ImageSet {
  /// A file of the set.
  struct Entry {
    let fileName: String
    let scale: Int
  }

  private struct Candidate {
    let entry: Entry
    let use: AssetUse
    let points: Double
  }

  private let candidates: [Candidate]
  /// Whether the picture is drawn with the foreground; `nil` where the set does not say so.
  let isTemplate: Bool?

  init(_ description: [String: Any], list: String) {
    let entries = description[list] as? [Any] ?? []
    candidates = entries.compactMap { entry in
      guard let entry = entry as? [String: Any], let name = entry["filename"] as? String,
        !name.isEmpty
      else { return nil }
      let scale = ImageSet.number(entry["scale"])
      return Candidate(
        entry: Entry(fileName: name, scale: scale.map { Int($0) } ?? 1), use: AssetUse(entry),
        points: ImageSet.number(entry["size"]) ?? 0)
    }
    let intent =
      (description["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    isTemplate = ["template": true, "original": false][intent ?? ""]
  }

  /// The first number of a text such as `2x` or `29x29`, where it is one that a screen has.
  private static func number(_ text: Any?) -> Double? {
    guard let part = (text as? String)?.prefix(while: { $0 != "x" }), let number = Double(part),
      number >= 1, number <= 10_000
    else { return nil }
    return number
  }

  /// Whether it names any file.
  var hasFiles: Bool { !candidates.isEmpty }

  /// The files for where it is light.
  var light: [Entry] { best(isDark: false) }

  /// The files for where it is dark, where these are others.
  var dark: [Entry] { best(isDark: true) }

  private func best(isDark: Bool) -> [Entry] {
    let all = candidates.filter { $0.use.isDark == isDark }
    guard let rank = all.map(\.use.rank).min() else { return [] }
    return all.filter { $0.use.rank == rank }.map(\.entry)
  }

  /// The smallest file for an icon that is sharp on every screen, or the largest there is.
  var icon: String? {
    let pictures = candidates.filter { !$0.use.isDark }
      .map { (name: $0.entry.fileName, pixels: $0.points * Double($0.entry.scale)) }
      .sorted { $0.pixels < $1.pixels }
    return (pictures.first { $0.pixels >= 512 } ?? pictures.last)?.name
  }
}

/// The conditions under which an entry of a set is used.
struct AssetUse {
  /// Whether it is only for where it is dark.
  let isDark: Bool
  /// How well it fits a page; 0 is best.
  let rank: Int

  /// The kinds of devices, the one most like a page first.
  private static let idioms = ["universal", "iphone", "ipad", "mac"]
  /// The keys that say nothing about where an entry is used.
  private static let neutral: Set<String> = [
    "filename", "idiom", "scale", "size", "color", "appearances", "unassigned", "platform",
    "universal-type-identifier",
  ]

  init(_ entry: [String: Any]) {
    let appearances = (entry["appearances"] as? [Any] ?? []).map { $0 as? [String: Any] ?? [:] }
    let values = appearances.compactMap { $0["value"] as? String }
    isDark = values.contains("dark")
    let idiom = entry["idiom"] as? String ?? "universal"
    let place = AssetUse.idioms.firstIndex(of: idiom) ?? AssetUse.idioms.count
    // High contrast, tinted icons, languages, wide gamuts and sizes are exceptions.
    let exceptions =
      values.filter { $0 != "dark" && $0 != "light" }.count
      + entry.keys.filter { !AssetUse.neutral.contains($0) }.count
    rank = exceptions * 100 + place * 2 + (values.contains("light") || isDark ? 0 : 1)
  }
}
