// What the text of a source file declares, and which names it uses.
import Foundation

/// The files of Swift in a folder and below.
func swiftFiles(in folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
    .map { "\(folder)/\($0)" }
}

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
