import Foundation

/// The place of a file that is on its way from a page.
struct UploadPlace: Sendable {
  /// The name that the page knows it by.
  let id: String
  /// Where it is written.
  let url: URL
  /// How many bytes it has.
  let bytes: Int

  /// The last part of a name that a browser has sent, such that it leads nowhere else and every file system
  /// has it: without slashes and what cannot be seen or turns the direction of writing, at most 200 bytes.
  static func fileName(_ sent: String) -> String {
    let last = sent.split { "/\\".contains($0) }.last.map(String.init) ?? ""
    var visible = ""
    visible.unicodeScalars.append(contentsOf: last.unicodeScalars.filter(\.isOfName))
    // The end says what type it has.
    var name = Substring(visible.drop { $0 == "." })
    while name.utf8.count > 200 { name.removeFirst() }
    return name.isEmpty ? "file" : String(name)
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in the name of a file: also what joins letters, and the parts of an emoji.
  fileprivate var isOfName: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: ["\u{200C}", "\u{200D}"].contains(self) || (0xE0020...0xE007F).contains(value)
    default: true
    }
  }
}
