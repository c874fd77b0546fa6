/// What a message needs to know about an action that was not received.
struct ReceivedSummary {
  let name: String
  let origin: EffectOrigin?
}
