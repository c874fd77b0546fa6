/// A currency the shop can take.
public enum Currency: String, CaseIterable, Hashable, Sendable {
  /// Euro, in cents.
  case eur = "EUR"
  /// United States dollar, in cents.
  case usd = "USD"
  /// Japanese yen, which has no smaller coin.
  case jpy = "JPY"
  /// Kuwaiti dinar, in thousandths.
  case kwd = "KWD"

  /// How many digits stand after the point of an amount.
  public var decimals: Int {
    switch self {
    case .eur, .usd: 2
    case .jpy: 0
    case .kwd: 3
    }
  }
}
