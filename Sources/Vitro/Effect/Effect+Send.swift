extension Effect {
  /// Sends an action right after the one that is being handled, before any that come later.
  ///
  /// Actions of merged effects are sent in the order in which they are written.
  public static func send(_ action: Action) -> Effect {
    Effect(.send(action))
  }
}
