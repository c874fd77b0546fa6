/// An address of a customer's book, which has each once.
public struct CustomerAddress: Hashable, Sendable, Codable, Identifiable {
  /// The street with the number of the house.
  public let street: String
  /// The postal code.
  public let postalCode: String
  /// The city.
  public let city: String
  /// The country.
  public let country: String
  /// The address itself.
  public var id: CustomerAddress { self }
  /// The address in one line.
  public var line: String { "\(street), \(postalCode) \(city), \(country)" }
}
