// Prints which names of SwiftUI there are, which tests use them, and how they differ from
// SwiftUI: Documentation/Support.md.
//
// A difference is a line of the comment of a declaration:
//   /// The declaration, in one sentence.
//   /// - Note: The difference.
import Foundation

/// What is said of names in a table, in the order of the tables.
let sections: [(name: String, about: String)] = [
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
let notYetFolder = "VitroUI/NotYet/"
/// Folders and names of our own, which people who write SwiftUI do not meet.
let ownFolders = ["VitroUI/Elements/", "VitroPreviewing/Discovery/"]
let ownNames: Set = [
  "ConditionalContent", "ConditionalTools", "Drawing", "GaugeStyleName", "Look", "ModifiedShape",
  "ModifierContent", "Outline", "Paint", "Preview", "PreviewList", "Previews", "Problem", "Screen",
  "ScrollTargetBehaviorName", "ShapeView", "Surroundings", "TimelineClock", "TupleView",
  "timelineClock",
]
/// What is a view, or is used as one.
let viewRoots: Set = [
  "App", "Commands", "Gesture", "PreviewProvider", "Scene", "ToolbarContent", "View",
  "ViewModifier",
]
/// What has modifiers.
let modified: Set = [
  "ChartContent", "DynamicViewContent", "ForEach", "Gesture", "Image", "Scene", "Shape",
  "InsettableShape", "ShapeView", "SingleMark", "Text", "ToolbarContent", "View",
]

func swiftFiles(in folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
    .map { "\(folder)/\($0)" }
}

// MARK: What the sources declare

/// A declaration with the comment before it.
struct Declaration {
  var keyword: String
  var name: String
  var modifiers: String
  var attributes: String
  var notes: [String]
  /// All of it, up to its end or to a blank line.
  var text: String
  var file: String

  var isPublic: Bool { modifiers.contains("public") }
  var isStatic: Bool { modifiers.contains("static") }
  var returnsItself: Bool {
    keyword == "func" && text.split(whereSeparator: \.isWhitespace).suffix(3) == ["{", "self", "}"]
  }

  /// What stands after the colon.
  var parents: Set<Substring> {
    let head = text.split(separator: "{")[0].split(separator: " where ")[0]
    var depth = 0
    let plain = head.filter { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth == 0 && character != ">"
    }
    let parts = plain.split(separator: ":", maxSplits: 1)
    return parts.count < 2 ? [] : Set(parts[1].split { $0 == "," || $0.isWhitespace })
  }
}

/// The differences in the lines of a comment.
func notes(in comment: [Substring]) -> [String] {
  var notes: [String] = []
  var isNote = false
  for line in comment.map({ $0.dropFirst(3) }) {
    if line.hasPrefix(" - Note: ") {
      notes.append(String(line.dropFirst(9)))
    } else if isNote, line.hasPrefix("   ") {
      notes[notes.count - 1] += line.dropFirst(2)
    }
    isNote = line.hasPrefix(" - Note: ") || isNote && line.hasPrefix("   ")
  }
  return notes
}

/// The declarations of a file, each with the one that it stands in at the left margin.
func declarations(in file: String) throws -> [(declaration: Declaration, scope: Declaration?)] {
  let pattern =
    #/
    ^(?:@\S+\ )*((?:[a-z]+(?:\(set\))?\ )*)
    (extension|struct|class|enum|protocol|typealias|macro|func|var|let|init|case)\b\ ?`?(\w*)
    /#
  let lines = try String(contentsOfFile: file, encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
  var found: [(declaration: Declaration, scope: Declaration?)] = []
  var scope: Declaration?
  var before: [Substring] = []
  for (number, line) in lines.enumerated() {
    let code = line.drop { $0 == " " }
    if code.isEmpty || code.hasPrefix("//") && before.last?.hasPrefix("//") == false { before = [] }
    if !code.isEmpty { before.append(code) }
    let isOuter = line.startIndex == code.startIndex
    guard isOuter || code.contains("public "), let match = code.firstMatch(of: pattern) else {
      continue
    }
    let declaration = Declaration(
      keyword: String(match.2), name: String(match.3), modifiers: String(match.1),
      attributes: before.filter { $0.hasPrefix("@") }.joined(separator: " "),
      notes: notes(in: before.filter { $0.hasPrefix("///") }),
      text: text(of: lines[number...], indent: line.prefix { $0 == " " }), file: file)
    found.append((declaration, isOuter ? nil : scope))
    if isOuter { scope = declaration }
  }
  return found
}

/// The lines of a declaration, up to its end or to a blank line.
func text(of lines: ArraySlice<Substring>, indent: Substring) -> String {
  var text: [Substring] = []
  for line in lines {
    if line.isEmpty { break }
    text.append(line)
    if line == "\(indent)}" || text.count == 1 && line.hasSuffix("}") { break }
  }
  return text.joined(separator: "\n")
}

// MARK: The names that people write

/// A name, and what is known about it.
struct Entry {
  var section: String
  var name: String
  /// How it looks where somebody uses it.
  var forms: Set<String>
  var notes: [String] = []
}

let folders = ["VitroUI", "VitroSwiftUI", "VitroCharts", "VitroPreviewing", "VitroPreviews"]
let all = try folders.flatMap { swiftFiles(in: "Sources/\($0)") }
  .filter { file in !([notYetFolder] + ownFolders).contains { file.contains($0) } }
  .flatMap(declarations)

let parents = Dictionary(
  all.filter { $0.scope == nil }.map { ($0.declaration.name, $0.declaration.parents) },
  uniquingKeysWith: { $0.union($1) })

func isView(_ name: String) -> Bool {
  viewRoots.contains(name)
    || parents[name, default: []].contains { $0 != name && isView(String($0)) }
}

func isStyle(_ it: Declaration) -> Bool {
  guard it.name.hasSuffix("Style"), it.name != "ShapeStyle" else { return false }
  return ["protocol", "typealias"].contains(it.keyword)
    || it.parents.contains { $0.hasSuffix("Style") && $0 != "ShapeStyle" }
}

/// The name at the left margin, or `nil` where nobody writes it.
func outerEntry(_ it: Declaration) -> Entry? {
  guard it.isPublic, it.keyword == "macro" || !ownNames.contains(it.name) else { return nil }
  if it.keyword == "func" {
    return Entry(section: "Values", name: it.name, forms: ["\(it.name)("], notes: it.notes)
  }
  if it.attributes.contains("@freestanding") {
    return Entry(section: "Views", name: it.name, forms: ["#\(it.name)"], notes: it.notes)
  }
  if !it.attributes.contains(#/@(propertyWrapper|resultBuilder|attached)/#) {
    let section = isStyle(it) ? "Styles" : isView(it.name) ? "Views" : "Values"
    return Entry(section: section, name: it.name, forms: [it.name], notes: it.notes)
  }
  return Entry(
    section: "Property wrappers", name: it.name, forms: ["@\(it.name)"], notes: it.notes)
}

/// The name of a member that is an entry of its own.
func memberEntry(_ it: Declaration, in scope: Declaration) -> Entry? {
  guard !ownNames.contains(it.name) else { return nil }
  if scope.name == "EnvironmentValues", it.keyword == "var" {
    return Entry(section: "Environment", name: it.name, forms: ["\\.\(it.name)"], notes: it.notes)
  }
  guard modified.contains(scope.name), it.keyword == "func", !it.isStatic else { return nil }
  return Entry(section: "Modifiers", name: it.name, forms: [".\(it.name)"], notes: it.notes)
}

var complaints: [String] = []
/// The entries by their sections and names.
var entries: [String: Entry] = [
  // OpenCombine's.
  "Property wrappers Published": Entry(
    section: "Property wrappers", name: "Published", forms: ["@Published"])
]

func add(_ entry: Entry) {
  let key = "\(entry.section) \(entry.name)"
  let old = entries[key]?.notes ?? []
  entries[key, default: entry].notes = old + entry.notes.filter { !old.contains($0) }
}

/// Complains of a function that does nothing and says nothing about it.
func check(_ it: Declaration, in scope: Declaration) {
  let isDemanded = scope.keyword == "extension" && !scope.parents.isEmpty
  guard it.returnsItself, !it.isStatic, it.notes.isEmpty, !isDemanded else { return }
  complaints.append(
    "\(it.file): '\(it.name)' returns itself, and its comment says no difference from SwiftUI. "
      + "To fix: '/// - Note: Has no effect; …'.")
}

/// Adds what a member says about the type that it belongs to.
func addNotes(of it: Declaration, in scope: Declaration) {
  let sections = ["Views", "Property wrappers", "Styles", "Values"]
  guard let section = sections.first(where: { entries["\($0) \(scope.name)"] != nil }) else {
    return
  }
  let notes = it.notes.map { it.keyword == "init" ? $0 : "`\(it.name)`: \($0)" }
  add(Entry(section: section, name: scope.name, forms: [], notes: notes))
}

/// Adds the short name of a style: `listStyle(.plain` is `PlainListStyle`.
func addShortName(_ it: Declaration, in scope: Declaration) {
  let pattern = #/extension (?:Primitive)?(\w+Style) where Self == (\w+)/#
  guard let match = scope.text.firstMatch(of: pattern) else { return }
  let function = match.1.prefix(1).lowercased() + match.1.dropFirst()
  entries["Styles \(match.2)"]?.forms.insert("\(function)(.\(it.name)")
}

for (it, scope) in all where scope == nil { if let entry = outerEntry(it) { add(entry) } }
for (it, scope) in all {
  guard let scope, it.isPublic else { continue }
  check(it, in: scope)
  addShortName(it, in: scope)
  if let entry = memberEntry(it, in: scope) { add(entry) } else { addNotes(of: it, in: scope) }
}

// MARK: Where they are used

/// The forms of names in the code of a file, without those of types that it declares itself.
func forms(in text: String) -> Set<String> {
  var forms: Set<String> = []
  var declared: Set<String> = []
  var last: Substring = ""
  let code = code(in: text)
  var end = code.startIndex
  for match in code.matches(of: #/(\\\.|[.@#])?([A-Za-z_]\w*)(\(|\ ?\{)?/#) {
    let (_, before, name, call) = match.output
    switch before ?? "" {
    case "@", "#", "\\.": forms.insert("\(before ?? "")\(name)")
    case ".":
      if call != nil { forms.insert(".\(name)") }
      if match.range.lowerBound == end { forms.insert("\(last)(.\(name)") }
    default:
      if ["struct", "class", "enum", "protocol", "typealias"].contains(last) {
        declared.insert(String(name))
      }
      forms.insert(call == nil || name.first?.isUppercase == true ? "\(name)" : "\(name)(")
    }
    (last, end) = (name, match.range.upperBound)
  }
  return forms.subtracting(declared)
}

/// Code without its comments and without what stands between quotes.
func code(in text: String) -> String {
  text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map { line in
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\"")
  }.joined(separator: "\n")
}

/// What files with views use, one set for each file; what only meets its message is not used.
func uses(in folders: [String]) throws -> [Set<String>] {
  try folders.flatMap(swiftFiles).filter { !$0.hasPrefix("Tests/Messages/") }.compactMap { file in
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let isAboutViews = text.contains(#/import (SwiftUI|Vitro(\w*UI\w*|Web|App|Charts|Previews))\b/#)
    return isAboutViews ? forms(in: text) : nil
  }
}

let examples = try FileManager.default.contentsOfDirectory(atPath: "Examples").sorted()
let tests = try uses(in: ["Tests"] + examples.map { "Examples/\($0)/Tests" })
let programs = try uses(in: ["Gallery", "Programs", "PrimeTime"].map { "Examples/\($0)/Sources" })
let pages = try uses(in: ["Examples/Gallery/Sources/Pages"])

func uses(of entry: Entry, in files: [Set<String>]) -> Int {
  files.count { !$0.isDisjoint(with: entry.forms) }
}

// MARK: What is not there yet

/// What the messages of the compiler say to use instead, by the names of what is not there yet.
func messages(in file: String) throws -> [(name: String, advice: String)] {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  for message in text.matches(of: #/message:\s*"(?!'[^']+' is not in Vitro yet: )([^"]*)"/#) {
    complaints.append(
      "\(file): '\(message.1)'. To fix: \"'ShareLink' is not in Vitro yet: use a Link.\"")
  }
  return text.matches(of: #/message:\s*"'([^']+)' is not in Vitro yet: ([^"]*)"/#).map {
    (String($0.1), String($0.2))
  }
}

let advice = Dictionary(
  try swiftFiles(in: "Sources/\(notYetFolder.dropLast())").flatMap(messages),
  uniquingKeysWith: { first, _ in first })

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
func names(in section: String) throws -> [(name: String, count: Int)] {
  let list = try String(contentsOfFile: "Scripts/support-names.txt", encoding: .utf8)
  let parts = list.components(separatedBy: "# \(section)\n")
  guard parts.count == 2 else { return [] }
  return parts[1].components(separatedBy: "# ")[0].split(separator: "\n").map {
    let words = $0.split(separator: " ")
    return (String(words[0]), Int(words[1]) ?? 0)
  }.sorted { ($0.count, $1.name) > ($1.count, $0.name) }
}

let members = Set(all.filter { $0.declaration.isPublic }.map(\.declaration.name))

/// The entry of a name that real code uses, or `nil` where there is none.
func entry(_ name: String, _ section: String) -> Entry? {
  let sections = section == "Views" ? ["Views", "Styles", "Values"] : [section]
  if let entry = sections.compactMap({ entries["\($0) \(name)"] }).first { return entry }
  // A function of a value, such as an animation.
  return section == "Modifiers" && members.contains(name)
    ? Entry(section: section, name: name, forms: [".\(name)"]) : nil
}

/// What is known of the names of a section.
struct Census {
  var often = 0
  var oftenHere = 0
  var oftenTested = 0
  /// Those that compile and do nothing.
  var oftenIdle = 0
  /// What is not there yet, and how many files use it.
  var missing: [String: Int] = [:]
}

func census(of section: String) throws -> Census {
  var census = Census()
  for (name, count) in try names(in: section) {
    let entry = entry(name, section)
    let isTested = entry.map { entry in uses(of: entry, in: tests + programs) > 0 } ?? false
    if entry == nil {
      census.missing[name] = count
      if advice[name] == nil {
        complaints.append(
          "'\(name)' is missing, which \(count) files use, and \(notYetFolder) does not say what "
            + "to use instead.")
      }
    }
    guard count >= 10 else { continue }
    census.often += 1
    census.oftenHere += entry == nil ? 0 : 1
    census.oftenTested += isTested ? 1 : 0
    census.oftenIdle += entry?.notes.contains { $0.hasPrefix("Has no effect") } == true ? 1 : 0
    if entry == nil {
      complaints.append("'\(name)' is missing, which \(count) files use.")
    } else if !isTested {
      complaints.append("No test uses '\(name)', which \(count) files use.")
    }
  }
  return census
}

// MARK: The page

func row(_ entry: Entry) -> String {
  let used = [tests, programs].map { uses(of: entry, in: $0) }.map { $0 == 0 ? "–" : "\($0)" }
  let isOnPage = uses(of: entry, in: pages) > 0
  return "| `\(entry.name)` | \(used[0]) | \(used[1]) | \(isOnPage ? "✓" : "–") | "
    + "\(entry.notes.joined(separator: " ")) |"
}

func table(_ name: String, _ about: String) -> String {
  let rows = entries.values.filter { $0.section == name }
    .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }.map(row)
  return """
    ## \(name)

    \(about)

    | Name | Tests | Programs | Browser | Differences |
    | --- | --- | --- | --- | --- |
    \(rows.joined(separator: "\n"))
    """
}

let censuses = try sections.map { (name: $0.name, census: try census(of: $0.name)) }
let counted = censuses.map(\.census)
let missing = counted.reduce(into: [:]) { $0.merge($1.missing) { $0 + $1 } }

print(
  """
  # What there is of SwiftUI

  The names that people write, and what tests do with them. `Scripts/support` writes this page from
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

  Each is an error of the compiler that says what to use instead; `Scripts/messages` shows it. Files: in
  how many of those 715 files the name stands.

  \(notYetTable(missing))
  """)

for complaint in complaints { FileHandle.standardError.write(Data("\(complaint)\n".utf8)) }
exit(complaints.isEmpty ? 0 : 1)
