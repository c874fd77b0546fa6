import VitroWebClient

/// A file that the server hands out unchanged, at an address that is another one for each content.
struct Asset: Sendable {
  /// The script that makes the page live: one function made of several files, the connection at its end.
  static let script = Asset(
    Array("(() => {\n\"use strict\"\n".utf8) + withoutMargins(bytes(vitro_client_script()))
      + Array("})()\n".utf8),
    path: "/vitro.js",
    type: "text/javascript; charset=utf-8"
  )
  /// The stylesheet of every page.
  static let stylesheet = Asset(
    bytes(vitro_client_stylesheet()), path: "/vitro.css", type: "text/css; charset=utf-8")

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

  private init(_ content: [UInt8], path: String, type: String) {
    self.content = content
    self.path = path
    self.type = type
    version = String(fingerprint(content), radix: 36)
    gzipped = gzip(content)
  }
}

private func bytes(_ bytes: vitro_bytes) -> [UInt8] {
  Array(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
}

/// 64 bits by FNV-1a: what is hashed is ours, so that nobody looks for two contents with one name.
private func fingerprint(_ content: [UInt8]) -> UInt64 {
  content.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// Compresses bytes, once in a run; what cannot be compressed is no bytes.
private func gzip(_ content: [UInt8]) -> [UInt8] {
  let bound = vitro_gzip_bound(content.count)
  return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    count = vitro_gzip(content, content.count, start, buffer.count)
  }
}

/// A script without the margins of its lines, and without the lines that are comments or empty.
///
/// A line that begins inside of a text keeps its meaning only if that text has no margin: no script of ours
/// has texts of several lines.
private func withoutMargins(_ script: [UInt8]) -> [UInt8] {
  script.split(separator: UInt8(ascii: "\n")).flatMap { line in
    let code = line.drop { $0 == UInt8(ascii: " ") }
    return code.isEmpty || code.starts(with: "//".utf8) ? [] : code + [UInt8(ascii: "\n")]
  }
}
