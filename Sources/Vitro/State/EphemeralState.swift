/// A state that is gone as soon as somebody has answered it: an alert or a dialog.
public protocol EphemeralState<Action> {
  /// What an answer sends.
  associatedtype Action
}
