/// The summary, for a message, of an action that was not received.
struct ReceivedSummary {
  let name: String
  let origin: EffectOrigin?
}
