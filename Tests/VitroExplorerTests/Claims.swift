import Testing

extension Tag {
  /// All states that a value can reach are tried, and the shortest way to one that must not be is told as
  /// Swift code that fails where it is pasted.
  ///
  /// Elsewhere: TLA+ and Alloy try a model of the program in a language of their own, Stateright one in
  /// Rust. For values in Swift we found nothing of the kind.
  @Tag static var everyState: Self
}
