/// An action that an effect sent, and the state after it.
struct Received<State, Action> {
  let action: Action
  let state: State
  /// What was shared after it.
  let shared: SharedMoment
  let pushes: Pushes
  let origin: EffectOrigin?

  /// Its case, such as `child.response`.
  var name: String { Describe.name(action) }
  var summary: ReceivedSummary { ReceivedSummary(name: name, origin: origin) }
}
