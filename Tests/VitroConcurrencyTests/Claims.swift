import Testing

extension Tag {
  /// Nothing waits: the library knows when all work that it started has come to rest, on its executor,
  /// on clocks of a test and on the main actor, which counts as being at rest when nothing has come for
  /// 128 turns of its queue.
  ///
  /// Elsewhere: Tests sleep, poll, or yield until they hope that all is quiet: the Composable
  /// Architecture's test store yields twenty tasks at each step, or serializes the whole process.
  @Tag static var restIsKnown: Self

  /// Time passes when a test says so, each second of it.
  ///
  /// Elsewhere: Point-Free's clocks library does it too.
  @Tag static var clockIsMoved: Self
}
