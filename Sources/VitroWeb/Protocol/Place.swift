/// The place of a screen, as a browser is told it.
struct Place: Equatable {
  /// The path that leads back here on the same screen.
  var path: String
  /// The address that leads a new screen as near as it can come.
  var address: String
}
