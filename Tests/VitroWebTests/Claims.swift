import Testing

extension Tag {
  /// A broken message is answered with a reason, a hostile one closes its own connection, and no other session
  /// notices.
  ///
  /// Elsewhere: Phoenix LiveView does it too, with a process for each session.
  @Tag static var hostileMessagesEndThere: Self

  /// A press is a message of five to nine bytes, by the number of its element, within its frame; its
  /// answer says only what changed.
  ///
  /// Elsewhere: Phoenix LiveView sends messages of 96 bytes up and 97 down for the same counter.
  @Tag static var wireIsThin: Self
}
