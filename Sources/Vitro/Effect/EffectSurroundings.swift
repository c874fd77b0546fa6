/// The surroundings of a running effect, for work that is started or cancelled from inside it.
struct EffectSurroundings: Sendable {
  @TaskLocal static var current: EffectSurroundings?

  let running: RunningEffects
  let context: EffectContext
  let life: EffectLife
}
