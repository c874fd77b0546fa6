import Foundation
import VitroWebClient

/// A file that the server hands out unchanged, at an address that is another one for each content.
struct Asset: Sendable {
  /// The script that makes the page live.
  static let script = Asset(ScriptModule.bundle(ScriptModule.main), path: "/vitro.js")
  /// The script that notes what a person does before the other one is there.
  static let earlyScript = Asset(ScriptModule.early.code, path: "/vitro.early.js")
  /// The module that a page loads when something is asked of its device.
  static let deviceScript = Asset(ScriptModule.device.code, path: "/vitro.device.js")
  /// The stylesheet of every page.
  static let stylesheet = Asset(
    withoutMargins(text(vitro_client_stylesheet())), path: "/vitro.css",
    type: "text/css; charset=utf-8")

  /// All that are the same in every application.
  static let all = [script, earlyScript, deviceScript, stylesheet]

  /// The bytes.
  let content: [UInt8]
  /// The same as a file of gzip.
  let gzipped: [UInt8]
  /// Where it is to be had, without the part that changes with its content.
  let path: String
  /// Its media type.
  let type: String
  /// The name of this content, the same in every run that has it.
  let version: String

  /// The address that a page uses; what is there never changes.
  var url: String { "\(path)?\(version)" }

  private init(
    _ text: String, path: String, type: String = "text/javascript; charset=utf-8"
  ) {
    self.init(Array(text.utf8), path: path, type: type)
  }

  /// Makes a file of bytes.
  init(_ content: [UInt8], path: String, type: String) {
    self.content = content
    self.path = path
    self.type = type
    version = fingerprint(content)
    gzipped = gzip(content)
  }
}

/// The name of a content. What is hashed is ours, so that nobody looks for two contents with one name.
func fingerprint(_ content: some ContiguousBytes) -> String {
  let hash = content.withUnsafeBytes { bytes in
    vitro_fingerprint(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
  }
  return String(hash, radix: 36)
}

/// Compresses bytes, once in a run; what cannot be compressed is no bytes.
private func gzip(_ content: [UInt8]) -> [UInt8] {
  let bound = vitro_gzip_bound(content.count)
  return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    count = vitro_gzip(content, content.count, start, buffer.count)
  }
}

/// A stylesheet without the margins of its lines, their ends and the spaces beside its marks, and its comments, each of
/// which has lines of its own.
private func withoutMargins(_ sheet: String) -> String {
  var isComment = false
  var result = ""
  for line in sheet.split(separator: "\n") {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("/*") { isComment = true }
    if !isComment {
      result += code.withoutSpacesAtMarks
      if let last = code.last, !"{};,".contains(last) { result += "\n" }
    }
    if code.hasSuffix("*/") { isComment = false }
  }
  return result
}

extension Substring {
  /// No string of a stylesheet of ours has any of these in it.
  fileprivate var withoutSpacesAtMarks: String {
    [(": ", ":"), (", ", ","), (" {", "{"), ("{ ", "{"), ("; }", "}")]
      .reduce(String(self)) { $0.replacing($1.0, with: $1.1) }
  }
}
