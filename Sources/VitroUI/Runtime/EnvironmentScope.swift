/// The environment of the places in a slot: the values from outside, with those that the place around sets.
///
/// Places point to their scope and look values up there; nothing is passed on. A scope brings itself up to
/// date when it is asked.
@MainActor
final class EnvironmentScope {
  /// The place that sets values, while it is there; `nil` for the environment of a whole screen.
  private(set) var owner: Node?
  private let slot: Slot
  // Each look at a value would ask the runtime whether somebody changes it: a tenth of the time in which a row is made.
  @exclusivity(unchecked) private var values: EnvironmentValues
  /// Which of them the place around has set.
  private var ownKeys: EnvironmentKeys
  /// The identity of the values around that these were made of.
  private var source: AnyObject?
  /// The values as the places inside know them, where they have been made anew since they were told.
  private var told: (values: EnvironmentValues, keys: EnvironmentKeys)?
  /// The state of all environments of the screen in which the values were looked at last.
  @exclusivity(unchecked) private var epoch = 0

  /// Makes the environment of a whole screen.
  init(_ values: EnvironmentValues) {
    owner = nil
    slot = .content
    ownKeys = EnvironmentKeys()
    self.values = values.kept()
  }

  /// Makes the environment of a slot of a place, of values that the place has set.
  init(_ owner: Node, _ slot: Slot, _ values: EnvironmentValues) {
    self.owner = owner
    self.slot = slot
    source = owner.scope.current.identity
    epoch = owner.graph.environmentEpoch
    ownKeys = EnvironmentScope.keys(values, of: owner)
    self.values = values.kept()
  }

  /// The values as they are now.
  var current: EnvironmentValues {
    guard let owner, epoch != owner.graph.environmentEpoch else { return values }
    epoch = owner.graph.environmentEpoch
    if owner.scope.current.identity === source { return values }
    let old = (values, ownKeys)
    remake()
    if told == nil, !changes(from: old).isEmpty { told = old }
    return values
  }

  /// The values that the place around sets, as the places inside know them.
  var written: EnvironmentKeys { told?.keys ?? ownKeys }

  /// Makes the values anew; gives those that the places inside do not know yet.
  func update() -> EnvironmentKeys {
    let old = told ?? (values, ownKeys)
    told = nil
    remake()
    return changes(from: old)
  }

  /// The place around has gone: the values stay what they are.
  func end() { owner = nil }

  /// Sets the values of a whole screen; gives those that are others.
  func set(_ new: EnvironmentValues) -> EnvironmentKeys {
    defer { values = new.kept() }
    return new.changes(from: values, among: new.written)
  }

  private func changes(from old: (values: EnvironmentValues, keys: EnvironmentKeys))
    -> EnvironmentKeys
  {
    var keys = old.keys
    keys.formUnion(ownKeys)
    return values.changes(from: old.values, among: keys)
  }

  private func remake() {
    guard let owner else { return }
    source = owner.scope.current.identity
    var new = owner.environment
    owner.changeEnvironment(&new, of: slot)
    ownKeys = EnvironmentScope.keys(new, of: owner)
    values = new.kept()
  }

  /// The values that a place has set; where it has taken those of another environment, all.
  private static func keys(_ values: EnvironmentValues, of owner: Node) -> EnvironmentKeys {
    guard values.reader !== owner else { return values.written }
    // Whoever has handed them on whole depends on all of them.
    values.reader?.noteRead(EnvironmentKeys.all.bits)
    return .all
  }
}
