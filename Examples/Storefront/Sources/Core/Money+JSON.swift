public import StorefrontDomain

/// An amount of money in the API's JSON.
public struct Amount: Hashable, Sendable, Decodable {
  /// The amount.
  public let money: Money

  private enum Key: String, CodingKey {
    case minorUnits, currency
  }

  /// Reads an amount; a currency that the shop does not know is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let code = try values.decode(String.self, forKey: .currency)
    guard let currency = Currency(rawValue: code) else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: values, debugDescription: "no currency: \(code)")
    }
    money = Money(minorUnits: try values.decode(Int.self, forKey: .minorUnits), currency)
  }
}
