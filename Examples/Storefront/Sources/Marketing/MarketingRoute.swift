public import StorefrontCore

/// The pages of marketing.
public enum MarketingRoute: String, Route {
  /// The form for a discount.
  case new
}
