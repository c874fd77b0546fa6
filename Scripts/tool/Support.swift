// Documentation/Support.md: which names of SwiftUI there are, which tests use them, and how they differ from SwiftUI.
//
// A difference is a line of the comment of a declaration:
//   /// The declaration, in one sentence.
//   /// - Note: The difference.
import Foundation

/// The tables of names, in their order, and what each is about.
private let sections: [(name: String, about: String)] = [
  (
    "Views", "Views, shapes, scenes, tools of a page, marks of a chart, and the protocols of these."
  ),
  ("Modifiers", "Functions of views, of texts, pictures and shapes, and of marks of a chart."),
  ("Property wrappers", "What is written with an `@`; result builders and macros, too."),
  ("Environment", "What `@Environment(\\.name)` reads and `environment(\\.name, …)` sets."),
  ("Styles", "How controls and containers look, by the name of the type."),
  ("Values", "What views and modifiers are told, and functions that stand by themselves."),
]

/// Where what is not there yet says what to use instead.
private let notYetFolder = "VitroUI/NotYet/"
/// Folders of our own, which people who write SwiftUI do not meet.
private let ownFolders = ["VitroUI/Elements/", "VitroPreviewing/Discovery/"]

private let folders = [
  "VitroUI", "VitroSwiftUI", "VitroCharts", "VitroPreviewing", "VitroPreviews",
]

/// What is known of the names of a section.
private struct Census {
  var often = 0
  var oftenHere = 0
  var oftenTested = 0
  /// Those that compile and do nothing.
  var oftenIdle = 0
  /// What is not there yet, and how many files use it.
  var missing: [String: Int] = [:]
}

/// The page, and what it is made of.
private struct SupportPage {
  let names: Names
  let tests: [Set<String>]
  let programs: [Set<String>]
  let pages: [Set<String>]
  /// What the messages of the compiler say to use instead, by the names of what is not there yet.
  var advice: [String: String] = [:]
  var complaints: [String]

  init() throws {
    let all = try folders.flatMap { swiftFiles(in: "Sources/\($0)") }
      .filter { file in !([notYetFolder] + ownFolders).contains { file.contains($0) } }
      .flatMap(declarations)

    names = Names(of: all)
    complaints = names.complaints
    let examples = try FileManager.default.contentsOfDirectory(atPath: "Examples").sorted()
    tests = try uses(in: ["Tests"] + examples.map { "Examples/\($0)/Tests" })
    programs = try uses(in: ["Gallery", "Programs", "PrimeTime"].map { "Examples/\($0)/Sources" })
    pages = try uses(in: ["Examples/Gallery/Sources/Pages"])
    for file in swiftFiles(in: "Sources/\(notYetFolder.dropLast())") {
      advice.merge(try messages(in: file)) { first, _ in first }
    }
  }

  func count(of entry: Entry, in files: [Set<String>]) -> Int {
    files.count { !$0.isDisjoint(with: entry.forms) }
  }

  // MARK: What is not there yet

  /// What the messages of the compiler say to use instead, by the names of what is not there yet.
  mutating func messages(in file: String) throws -> [(name: String, advice: String)] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for message in text.matches(of: #/message:\s*"(?!'[^']+' is not in Vitro yet: )([^"]*)"/#) {
      complaints.append(
        "\(file): '\(message.1)'. To fix: \"'ShareLink' is not in Vitro yet: use a Link.\"")
    }
    return text.matches(of: #/message:\s*"'([^']+)' is not in Vitro yet: ([^"]*)"/#).map {
      (String($0.1), String($0.2))
    }
  }

  func notYetTable(_ counts: [String: Int]) -> String {
    let rows = advice.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      .map { name, advice in
        let code = advice.replacing(#/'([^' ]+)'/#) { "`\($0.1)`" }
        let count = counts[name].map { "\($0)" } ?? "–"
        return "| `\(name)` | \(count) | \(code.prefix(1).uppercased() + code.dropFirst()) |"
      }
    return """
      | Name | Files | Instead |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }

  // MARK: What real code uses

  /// The names of a section, with their counts.
  func countedNames(in section: String) throws -> [(name: String, count: Int)] {
    let list = try String(contentsOfFile: "Scripts/tool/support-names.txt", encoding: .utf8)
    let parts = list.components(separatedBy: "# \(section)\n")
    guard parts.count == 2 else { return [] }
    return parts[1].components(separatedBy: "# ")[0].split(separator: "\n").map {
      let words = $0.split(separator: " ")
      return (String(words[0]), Int(words[1]) ?? 0)
    }.sorted { ($0.count, $1.name) > ($1.count, $0.name) }
  }

  /// The entry of a name that real code uses, or `nil` where there is none.
  func entry(_ name: String, _ section: String) -> Entry? {
    let sections = section == "Views" ? ["Views", "Styles", "Values"] : [section]
    if let entry = sections.compactMap({ names.entries["\($0) \(name)"] }).first { return entry }
    // A function of a value, such as an animation.
    return section == "Modifiers" && names.members.contains(name)
      ? Entry(section: section, name: name, forms: [".\(name)"]) : nil
  }

  mutating func census(of section: String) throws -> Census {
    var census = Census()
    for (name, files) in try countedNames(in: section) {
      let entry = entry(name, section)
      let isTested = entry.map { entry in count(of: entry, in: tests + programs) > 0 } ?? false
      if entry == nil {
        census.missing[name] = files
        if advice[name] == nil {
          complaints.append(
            "'\(name)' is missing, which \(files) files use, and \(notYetFolder) does not say what "
              + "to use instead.")
        }
      }
      guard files >= 10 else { continue }
      census.often += 1
      census.oftenHere += entry == nil ? 0 : 1
      census.oftenTested += isTested ? 1 : 0
      census.oftenIdle += entry?.notes.contains { $0.hasPrefix("Has no effect") } == true ? 1 : 0
      if entry == nil {
        complaints.append("'\(name)' is missing, which \(files) files use.")
      } else if !isTested {
        complaints.append("No test uses '\(name)', which \(files) files use.")
      }
    }
    return census
  }

  // MARK: The page

  func row(_ entry: Entry) -> String {
    let used = [tests, programs].map { count(of: entry, in: $0) }.map { $0 == 0 ? "–" : "\($0)" }
    let isOnPage = count(of: entry, in: pages) > 0
    return "| `\(entry.name)` | \(used[0]) | \(used[1]) | \(isOnPage ? "✓" : "–") | "
      + "\(entry.notes.joined(separator: " ")) |"
  }

  func table(_ name: String, _ about: String) -> String {
    let rows = names.entries.values.filter { $0.section == name }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }.map(row)
    return """
      ## \(name)

      \(about)

      | Name | Tests | Programs | Browser | Differences |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }

  mutating func made() throws -> Page {
    let counted = try sections.map { try census(of: $0.name) }
    let missing = counted.reduce(into: [:]) { $0.merge($1.missing) { $0 + $1 } }

    return (
      """
      # What there is of SwiftUI

      The names that people write, and what tests do with them. `Scripts/write support` writes this page from
      the sources and the tests, and `Scripts/check` compares it with them.

      - Tests: how many files of tests use the name.
      - Programs: how many files use it of the programs that tests play from beginning to end.
      - Browser: whether a page of the gallery uses it; tests walk each page in Chromium.
      - Differences: how it differs from SwiftUI. Where the field is empty, no difference is meant.

      Names are found in the text. A dash says no more than that nobody writes the name: a size that
      stands in the code as `.large` only is not seen.

      What people use comes first: in 715 view files of 16 public codebases,
      \(counted.map(\.often).reduce(0, +)) names stand in at least ten files. Of these
      \(counted.map(\.oftenHere).reduce(0, +)) are here, and \(counted.map(\.oftenTested).reduce(0, +)) are \
      used by tests or by programs that tests play; \(counted.map(\.oftenIdle).reduce(0, +)) of them
      compile and have no effect, as their row says: there a test shows no more than that.

      \(sections.map { table($0.name, $0.about) }.joined(separator: "\n\n"))

      ## Not in Vitro yet

      Each is an error of the compiler that says what to use instead; `Scripts/checks/messages` shows it. Files: in
      how many of those 715 files the name stands.

      \(notYetTable(missing))
      """, complaints
    )
  }
}

func supportPage() throws -> Page {
  var page = try SupportPage()
  return try page.made()
}
