import Testing

extension Tag {
  /// The files of a test and the files on the disk obey the same laws.
  ///
  /// Elsewhere: A mock usually does what its author believes the real thing to do.
  @Tag static var twinsObeyOneLaw: Self
}
