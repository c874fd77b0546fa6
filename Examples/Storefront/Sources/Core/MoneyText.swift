public import Foundation
public import StorefrontDomain

extension Money {
  /// The amount as people of a country write it.
  public func text(for locale: Locale) -> String {
    var scale: Decimal = 1
    for _ in 0..<currency.decimals { scale *= 10 }
    let value = Decimal(minorUnits) / scale
    return value.formatted(.currency(code: currency.rawValue).locale(locale))
  }
}
