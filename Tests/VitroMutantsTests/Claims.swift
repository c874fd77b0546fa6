import Testing

extension Tag {
  /// What the tests of a screen would not notice is found at run time, and told in sentences.
  ///
  /// Elsewhere: Mutation testing changes the source and compiles again for each mutant: for Swift
  /// that takes hours, and it knows nothing of screens. We found none at run time in any language.
  @Tag static var mutants: Self
}
