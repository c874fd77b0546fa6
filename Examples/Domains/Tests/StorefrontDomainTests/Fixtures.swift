import StorefrontDomain

/// So many cents.
func eur(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

/// So many cents of a dollar.
func usd(_ cents: Int) -> Money { Money(minorUnits: cents, .usd) }
