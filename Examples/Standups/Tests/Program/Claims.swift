import Testing

extension Tag {
  /// What a browser has been shown as saved is on disk, at whatever moment the server is killed.
  ///
  /// Elsewhere: Foundation's atomic write, which most applications use, lost the last acknowledged
  /// save in 52 of 280 power cuts.
  @Tag static var savedIsSafe: Self
}
