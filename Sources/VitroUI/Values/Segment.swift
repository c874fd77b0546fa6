import Foundation

/// A namespace for the segments of a URL's path, which name pages.
enum Segment {
  /// How long it may be, in UTF-8.
  static let mostBytes = 100
  /// How many values may be in each other, such as an identity in what it identifies.
  private static let mostLevels = 8

  /// The text that stands for a value, where it has one of its own: a text, a number, an
  /// identifier, the name of a case with what belongs to it (`book.42`).
  static func of(_ value: Any) -> String? {
    guard let text = text(of: value), !text.isEmpty, text.utf8.count <= mostBytes else {
      return nil
    }
    return text == "." || text == ".." || text.contains("/") ? nil : text
  }

  /// A title in small letters, with a hyphen for each gap: `getting-started`.
  static func slug(_ title: String) -> String? {
    var slug = ""
    for character in title.lowercased() {
      guard slug.utf8.count < mostBytes else { break }
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    if slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? nil : slug
  }

  private static func text(of value: Any, level: Int = 0) -> String? {
    guard level < mostLevels else { return nil }
    switch value {
    case let text as String: return text
    case let value as any RawRepresentable: return text(of: value.rawValue, level: level + 1)
    case let id as UUID: return id.uuidString.lowercased()
    case let value as any LosslessStringConvertible: return value.description
    case let value as any Identifiable:
      let id = identity(of: value)
      // A case is often its own identity: 'var id: Self { self }'.
      if type(of: id) == type(of: value) { return textOfCase(value, level) }
      return text(of: id, level: level + 1)
    default: return textOfCase(value, level)
    }
  }

  /// What is in an identity, if that is a box for one of any type.
  private static func identity(of value: some Identifiable) -> Any { AnyHashable(value.id).base }

  private static func textOfCase(_ value: Any, _ level: Int) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    guard let content = mirror.children.first else { return "\(value)" }
    guard let name = content.label else { return nil }
    let inner = Mirror(reflecting: content.value)
    let values = inner.displayStyle == .tuple ? inner.children.map(\.value) : [content.value]
    let texts = values.map { text(of: $0, level: level + 1) }
    return texts.contains(nil) ? nil : ([name] + texts.compactMap { $0 }).joined(separator: ".")
  }
}
