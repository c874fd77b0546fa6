import VitroWebClient

/// A module of the page's script: a file that imports names of other modules, and exports some of its own.
struct ScriptModule: Hashable {
  /// Its name, which is that of its file.
  var name: String
  /// Its source code.
  var text: String

  /// All of them, each after those that it imports.
  static let all: [ScriptModule] = {
    var count = 0
    let modules = vitro_client_modules(&count)
    return UnsafeBufferPointer(start: modules, count: count).map {
      ScriptModule(name: String(cString: $0.name), text: VitroWeb.text($0.text))
    }
  }()

  /// Those of one script, the last of which begins everything. The kinds stand where they are used.
  static let main = all.filter { ![kinds, device, early].contains($0) }
  /// The one that names the kinds of messages.
  static let kinds = named("kinds")
  /// The one that a page loads when something is asked of its device.
  static let device = named("device")
  /// The one that is there before all others, for what a person does until then.
  static let early = named("early")

  private static func named(_ name: String) -> ScriptModule {
    all.first { $0.name == name } ?? ScriptModule(name: name, text: "")
  }

  /// Its code: without comments and margins, without what it imports, and with the kinds of messages as they are sent.
  ///
  /// Known are `import { a, b } from "./c.js"`, on one line or several, and `import "./c.js"`, at the beginning of a
  /// line. A text of several lines has no margin.
  var code: String {
    var isComment = false
    var isImport = false
    var result = ""
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("/*"), code.hasSuffix("*/") || !code.contains("*/") { isComment = true }
      if code.hasPrefix("import ") { isImport = true }
      if !isComment, !isImport, !code.isEmpty, !code.hasPrefix("//") {
        result += withoutComments(code) + "\n"
      }
      if isComment, code.hasSuffix("*/") { isComment = false }
      if isImport, code.hasSuffix(".js\"") { isImport = false }
    }
    return withKinds(result)
  }

  /// One script of several modules: their names stand beside each other, and no two may be the same.
  static func bundle(_ modules: [ScriptModule]) -> String {
    let code = modules.map(\.code).joined()
    return "(() => {\n\"use strict\"\n\(code)})()\n"
      .replacing("\nexport const ", with: "\nconst ")
  }
}

/// A line without the comments in it or at its end.
private func withoutComments(_ line: Substring) -> Substring {
  var line = line
  while let start = line.firstRange(of: "/** @type"), let end = line.firstRange(of: "*/ ") {
    line.removeSubrange(start.lowerBound..<end.upperBound)
  }
  guard let end = line.firstRange(of: " // ") else { return line }
  return line[..<end.lowerBound]
}

/// The code with numbers and letters in place of the names of kinds.
private func withKinds(_ code: String) -> String {
  var code = code
  for kind in UpMessage.Kind.allCases { replace("up.\(kind)", with: "\(kind.rawValue)") }
  for kind in DownMessage.Kind.allCases { replace("down.\(kind)", with: "\"\(kind.rawValue)\"") }
  return code

  func replace(_ name: String, with value: String) {
    var rest = code[...]
    var result = ""
    while let range = rest.firstRange(of: name) {
      let next = rest[range.upperBound...].first
      let isWhole = next.map { !$0.isLetter } ?? true
      result += rest[..<range.lowerBound] + (isWhole ? value : name)
      rest = rest[range.upperBound...]
    }
    code = result + rest
  }
}

/// A text that the client's files have.
func text(_ bytes: vitro_bytes) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
}
