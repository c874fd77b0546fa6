import Testing

extension Tag {
  /// Wrong, late, huge or hostile input is refused with a clear error, and nothing is lost.
  @Tag static var badInput: Self
  /// A small space is tried whole.
  @Tag static var everyCase: Self

  /// Money is exact: whatever is divided over whatever lines, the parts add up to the whole.
  ///
  /// Elsewhere: Any language can do it. Amounts in `Double` cannot.
  @Tag static var centsAreNeverLost: Self

  /// What should never happen never does, whatever the order: thousands of sequences are tried in
  /// milliseconds.
  ///
  /// Elsewhere: Tests of single methods show one order each; property tests draw some at random.
  @Tag static var stockIsNeverNegative: Self
}
