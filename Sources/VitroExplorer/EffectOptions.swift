/// The options of a walk through what has effects.
package struct EffectOptions<Walk: Sendable>: Sendable {
  /// So many answers ahead two effects are compared.
  package var answersAhead = 3
  /// Whether effects that do the same until then may be taken for the same.
  package var isUpToAnswers = false
  /// Whether what effects send may come twice.
  package var repeatsAnswers = false
  /// Makes the walk, without rules, with options.
  let make: @Sendable (EffectOptions) -> Walk

  package init(make: @escaping @Sendable (EffectOptions) -> Walk) { self.make = make }
}

extension Explorer {
  /// The same walk with other options for effects.
  package func withEffects(_ update: (inout EffectOptions<Self>) -> Void) -> Self {
    guard var options = effects else { return self }
    update(&options)
    var copy = options.make(options)
    (copy.rules, copy.wording.code, copy.effects) = (rules, wording.code, options)
    return copy
  }
}
