extension [Money] {
  /// All amounts together with a first one, which says the currency when there are no others.
  func sum(from start: Money) throws(MoneyError) -> Money {
    var sum = start
    for amount in self { sum = try sum + amount }
    return sum
  }
}
