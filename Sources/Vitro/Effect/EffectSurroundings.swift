import VitroConcurrency

/// The surroundings of the work of an effect, for what is asked for from inside it besides sending.
package protocol EffectSurroundings: Sendable {
  /// Whether the effect's feature, or one around it, is presented.
  var isPresented: Bool { get }

  /// Ends the presentation of the effect's feature; `nil` where nobody presents it.
  var dismissal: (@Sendable () async -> Void)? { get }

  /// Ends the work with an id that is of the effect's feature, or of its children.
  func cancel(_ id: CancelID)

  /// Starts a part of the work, which ends by an id of its own; returns its number.
  func start(_ id: CancelID, at place: SourcePlace, _ body: @escaping @Sendable () async -> Void)
    -> Int

  /// Ends a part by its number.
  func cancel(part: Int)
}

/// The effect that the current task is the work of.
package enum CurrentEffect {
  /// The surroundings of one that is run by itself, with no store.
  @TaskLocal package static var alone: (any EffectSurroundings)?

  static var surroundings: (any EffectSurroundings)? { RunningSurroundings.current ?? alone }
}

/// The surroundings of an effect that a store runs.
struct RunningSurroundings: EffectSurroundings {
  @TaskLocal static var current: RunningSurroundings?

  let running: RunningEffects
  let context: EffectContext
  let life: EffectLife

  var isPresented: Bool { context.isPresented }

  var dismissal: (@Sendable () async -> Void)? {
    guard let dismiss = context.dismiss else { return nil }
    return {
      // An effect that was cancelled on the way has lost its feature, and another may be there by now.
      await RestExecutor.onMainActor {
        if Task.isCancelled || life.isCancelled { return }
        if life.hasReturned { return running.comesLate(.dismissal, of: life) }
        dismiss()
      }
    }
  }

  func cancel(_ id: CancelID) {
    // One that was cancelled goes on until it notices, and does nothing more meanwhile: what has begun in its place may
    // have the same id.
    if life.isCancelled { return }
    running.cancel(id, under: context.path)
  }

  func start(
    _ id: CancelID, at place: SourcePlace, _ body: @escaping @Sendable () async -> Void
  ) -> Int {
    var context = context
    context.stage = nil
    context.ids = [id]
    return running.start(EffectWork(place: place, partOf: life, body: body), context)
  }

  func cancel(part: Int) { running.cancel(part) }
}
