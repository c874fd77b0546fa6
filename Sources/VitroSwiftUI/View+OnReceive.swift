extension View {
  /// Does something with each value that a publisher sends while the view is there.
  ///
  /// The action runs on the main actor, in the next update of the screen, whatever thread the value
  /// came on. A new value of the view with the same publisher stays subscribed.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    follower(Reception<P>.init) { reception in
      reception.action = action
      reception.subscribe(to: publisher)
    }
  }
}
