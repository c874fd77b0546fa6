/// A file that the server hands out unchanged, at an address that is another one in its next run.
struct Asset: Sendable {
  /// What makes the page live: one function made of several files, the connection at its end.
  static let script = Asset(
    Array("(() => {\n\"use strict\"\n".utf8)
      + [
        PackageResources.events_js, PackageResources.limits_js,
        PackageResources.surroundings_js, PackageResources.gestures_js,
        PackageResources.choices_js, PackageResources.changes_js, PackageResources.rows_js,
        PackageResources.arrangement_js, PackageResources.device_js,
        PackageResources.files_js, PackageResources.connection_js,
      ].flatMap(withoutMargins) + Array("})()\n".utf8),
    path: "/vitro.js",
    type: "text/javascript; charset=utf-8"
  )
  /// How it looks.
  static let stylesheet = Asset(
    Array(
      [
        PackageResources.tokens_css, PackageResources.page_css, PackageResources.letters_css,
        PackageResources.layout_css, PackageResources.controls_css, PackageResources.fields_css,
        PackageResources.lists_css, PackageResources.dialogs_css,
      ].joined()),
    path: "/vitro.css",
    type: "text/css; charset=utf-8"
  )

  /// The bytes.
  let content: [UInt8]
  /// Where it is to be had, without the part that changes with its content.
  let path: String
  /// Its media type.
  let type: String
  /// The name of this content: a number that each run of the server draws for it.
  let version = String(UInt64.random(in: .min ... .max), radix: 36)

  /// The address that a page uses; what is there never changes.
  var url: String { "\(path)?\(version)" }

  private init(_ content: [UInt8], path: String, type: String) {
    self.content = content
    self.path = path
    self.type = type
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
