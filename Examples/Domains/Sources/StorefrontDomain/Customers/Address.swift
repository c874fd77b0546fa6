/// A postal address, to which a parcel can be sent.
public struct Address: Hashable, Sendable {
  /// The street with the number of the house.
  public let street: String
  /// The postal code, in whatever form the country has.
  public let postalCode: String
  /// The city.
  public let city: String
  /// The country.
  public let country: String

  /// Makes an address; none of its parts is blank.
  public init(
    street: String, postalCode: String, city: String, country: String
  ) throws(CustomerError) {
    self.street = street.trimmed
    self.postalCode = postalCode.trimmed
    self.city = city.trimmed
    self.country = country.trimmed
    let parts = [
      ("street", self.street), ("postal code", self.postalCode), ("city", self.city),
      ("country", self.country),
    ]
    let missing = parts.filter(\.1.isEmpty).map(\.0)
    guard missing.isEmpty else { throw .addressIncomplete(missing: missing) }
  }
}
