/// The reason why a text is no name for something in the catalog.
public enum NameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing but white space.
  case blank
  /// The name has this many characters, more than a list can show.
  case tooLong(Int)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .blank: "The name is missing. Write at least one letter."
    case .tooLong(let count):
      "The name has \(count) characters. Use \(Name.maximumLength) at most."
    }
  }
}

/// The name of a product, a category or a brand: not blank, and short enough for a list.
public struct Name: Hashable, Sendable, CustomStringConvertible {
  /// How many characters a name has at most.
  public static let maximumLength = 80

  /// The name, without white space at its ends.
  public let description: String

  /// Makes a name from what somebody typed.
  public init(_ text: String) throws(NameError) {
    let text = text.trimmed
    guard !text.isEmpty else { throw .blank }
    guard text.count <= Self.maximumLength else { throw .tooLong(text.count) }
    description = text
  }

  /// The name without regard to upper and lower case.
  var folded: String { description.folded }
}
