import PrimeTimeDomain
import Vitro

extension Reducer where State == PrimeTime.State {
  /// Keeps the activity feed for everything that this reducer does to the favorites.
  func activityFeed() -> ActivityFeed<Self> { ActivityFeed(base: self) }
}

/// A reducer around another one: it looks at the favorites before and after.
struct ActivityFeed<Base: Reducer>: Reducer where Base.State == PrimeTime.State {
  let base: Base
  @Dependency(\.date) private var date

  init(base: Base) {
    self.base = base
  }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let before = state.favorites.primes
    let effect = base.reduce(into: &state, action: action)
    if state.favorites.primes != before {
      state.activityFeed += Activity.activities(
        from: before, to: state.favorites.primes, at: date.now)
    }
    return effect
  }
}
