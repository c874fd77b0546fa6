import Testing

extension Tag {
  /// A purchase is tested from the screen through the API and its rules to the file and back, and
  /// nothing on the way is a mock.
  ///
  /// Elsewhere: Tests in a browser or a simulator go the same way, in seconds. Tests of a client
  /// usually mock its server.
  @Tag static var nothingIsMocked: Self

  /// An order that was acknowledged is in the file at whatever moment the shop's program is killed,
  /// and none is placed twice.
  ///
  /// Elsewhere: Any server with transactions and a key for each change can do it.
  @Tag static var ordersAreSafe: Self

  /// Of many who want the last piece at the same time one gets it, and the others are told why not.
  ///
  /// Elsewhere: Any database with transactions can do it.
  @Tag static var lastPieceIsSoldOnce: Self

  /// Where the server misbehaves the screen says what happened, the cart stays, and the order is
  /// placed once when the server is back.
  ///
  /// Elsewhere: A mock of a server misbehaves as its author believes servers to.
  @Tag static var badServerIsTold: Self
}
