import PrimeTimeDomain
import PrimeTimeShared
import Vitro

/// The whole application, composed of its features.
@Reducer
public struct PrimeTime {
  /// What the whole application knows.
  @ObservableState
  public struct State: Equatable {
    /// The counter.
    public var counter: Counter.State
    /// The favorites.
    public var favorites: FavoritePrimes.State
    /// What has happened to the favorites, oldest first.
    public var activityFeed: [Activity] = []
    /// Who is logged in, if anybody is.
    public var user: User?

    /// Makes the application's state.
    public init(count: Int = 0, favoritePrimes: [Int] = [], user: User? = nil) {
      counter = Counter.State(count: count)
      favorites = FavoritePrimes.State(primes: favoritePrimes)
      self.user = user
    }
  }

  /// What can happen in the application.
  public enum Action: Sendable {
    /// Something happened to the counter.
    case counter(Counter.Action)
    /// Something happened to the favorites.
    case favorites(FavoritePrimes.Action)
  }

  /// Makes the rules of the application.
  public init() {}

  /// The rules: each feature's own, what ties them together, and the feed around all of them.
  public var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.counter, action: \.counter) { Counter() }
      Scope(state: \.favorites, action: \.favorites) { FavoritePrimes() }
      Reduce { state, action in
        switch action {
        case .counter(.isPrimeButtonTapped):
          state.counter.primeModal = PrimeModal.State(
            number: state.counter.count, favoritePrimes: state.favorites.primes)
        case .counter(.primeModal):
          state.favorites.primes =
            state.counter.primeModal?.favoritePrimes ?? state.favorites.primes
        case .counter, .favorites:
          break
        }
        return .none
      }
    }
    .activityFeed()
  }
}
