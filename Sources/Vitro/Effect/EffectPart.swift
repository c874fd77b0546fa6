/// A part of an effect that has not begun, with the parts in it.
///
/// A reducer returns one whose work are functions; an explorer makes one of it whose work are values.
@usableFromInline
package final class EffectPart<Sent, Work> {
  package indirect enum Kind {
    case send(Sent)
    case run(Work)
    case merge([EffectPart])
    /// One after the other.
    case concatenate([EffectPart])
    /// Work that `cancel` with an equal id ends.
    case cancellable(id: CancelID, cancelInFlight: Bool, EffectPart)
    case cancel(CancelID)
    /// Work that is begun at most once in an interval.
    case throttled(Throttle, EffectPart)
    /// Work of a child: its cancel ids mean nothing outside. The action ends its presentation.
    case scoped(ScopeStep, dismissal: Sent?, EffectPart)
    /// Parts that are asked for only when they are started, after the state has changed.
    case deferred(@MainActor () -> EffectPart?)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// The parts that begin by themselves: the merged ones, else this one.
  var pieces: [EffectPart] {
    guard case .merge(let parts) = kind else { return [self] }
    return parts.flatMap(\.pieces)
  }

  /// The ids by which it ends, from the outermost one.
  package var cancelIDs: [CancelID] {
    guard case .cancellable(let id, _, let part) = kind else { return [] }
    return [id] + part.cancelIDs
  }
}

// MARK: - How parts begin

/// The surroundings of a part of an effect, as known from the parts around it.
package protocol EffectSetting {
  associatedtype Stage

  /// The children whose work it is, from the outermost one.
  var path: [ScopeStep] { get set }
  /// The ids by which it ends.
  var ids: [CancelID] { get set }
  /// The stage that is over when this part, and all others of it, have ended: the parts after it wait for that.
  var stage: Stage? { get set }
}

/// A host of effects: it runs their work, and knows which of it has ended.
///
/// A store runs it in tasks, an explorer as values. How the parts of an effect begin and follow each other is the same for
/// all: ``start(_:_:)``.
package protocol EffectHost: AnyObject {
  associatedtype Sent
  associatedtype Work
  associatedtype Setting: EffectSetting
  typealias Part = EffectPart<Sent, Work>

  /// Takes an action that is sent at once.
  func send(_ action: Sent, _ setting: Setting)
  /// Begins work.
  func run(_ work: Work, _ setting: Setting)
  /// Ends the work with an id that is of a feature, or of its children.
  func cancel(_ id: CancelID, under path: [ScopeStep])
  /// Begins a part if none with the same id has begun in an interval.
  func start(_ part: Part, at throttle: Throttle, _ setting: Setting)
  /// The same surroundings in a child that an action dismisses.
  func setting(_ setting: Setting, dismissedBy action: Sent) -> Setting
  /// Makes parts that were not asked for before.
  func make(_ parts: @MainActor () -> Part?) -> Part?
  /// Makes a stage of which nothing has begun.
  func makeStage() -> Setting.Stage
  /// Whether nothing of a stage is under way or waits.
  func isOver(_ stage: Setting.Stage) -> Bool
  /// Starts a part when a stage is over, unless it is cancelled meanwhile.
  func start(_ part: Part, after stage: Setting.Stage, _ setting: Setting)
}

extension EffectHost {
  /// Starts a part: what can begin begins, in the order in which it is written.
  package func start(_ part: Part, _ setting: Setting) {
    var setting = setting
    switch part.kind {
    case .send(let action): send(action, setting)
    case .run(let work): run(work, setting)
    case .merge(let parts): for part in parts { start(part, setting) }
    case .concatenate(let parts): start(parts[...], setting)
    case .cancellable(let id, let cancelInFlight, let part):
      if cancelInFlight { cancel(id, under: setting.path) }
      setting.ids.append(id)
      start(part, setting)
    case .cancel(let id): cancel(id, under: setting.path)
    case .throttled(let throttle, let part): start(part, at: throttle, setting)
    case .scoped(let step, let dismissal, let part):
      setting.path.append(step)
      if let dismissal { setting = self.setting(setting, dismissedBy: dismissal) }
      start(part, setting)
    case .deferred(let parts): if let part = make(parts) { start(part, setting) }
    }
  }

  /// Starts the first parts up to one that takes time, and the others after that one.
  private func start(_ parts: ArraySlice<Part>, _ setting: Setting) {
    var rest = parts
    while let part = rest.popFirst() {
      if rest.isEmpty { return start(part, setting) }
      var first = setting
      let stage = makeStage()
      first.stage = stage
      start(part, first)
      if !isOver(stage) { return start(rest, after: stage, setting) }
    }
  }

  /// Each piece waits by itself for the end of those before, so that it can be cancelled while it waits.
  private func start(_ parts: ArraySlice<Part>, after stage: Setting.Stage, _ setting: Setting) {
    var before = stage
    for (index, part) in parts.enumerated() {
      var next = setting
      if index < parts.count - 1 { next.stage = makeStage() }
      for piece in part.pieces { start(piece, after: before, next) }
      before = next.stage ?? before
    }
  }
}
