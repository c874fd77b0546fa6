import Testing

extension Tag {
  /// What comes from outside is wrong, and nothing breaks.
  @Tag static var badInput: Self
  /// A small space, tried whole.
  @Tag static var everyCase: Self

  /// Deleting several rows deletes exactly those: every set of rows is tried.
  ///
  /// Elsewhere: Any library can test it; the usual loop is wrong from two rows on.
  @Tag static var everySetOfRowsIsDeleted: Self
}
