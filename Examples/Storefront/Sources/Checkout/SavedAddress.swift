/// An address that the person who buys has saved.
public struct SavedAddress: Hashable, Sendable, Decodable {
  let street: String
  let postalCode: String
  let city: String
  let country: String

  /// The address in one line.
  public var line: String { "\(street), \(postalCode) \(city)" }
}
