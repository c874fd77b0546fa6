import PrimeTimeDomain
import PrimeTimeShared
import Vitro

/// The whole application, composed of its features.
@Reducer
public struct PrimeTime {
  /// The state of the whole application.
  @ObservableState
  public struct State: Equatable {
    /// The counter.
    public var counter: Counter.State
    /// The favorites.
    public var favorites: FavoritePrimes.State
    /// What has happened to the favorites, oldest first.
    public var activityFeed: [Activity] = []
    /// The log-in, which knows who is logged in.
    public var logIn = LogIn.State()
    /// Whether anybody can log in.
    public var isLogInOffered: Bool

    /// Makes the application's state.
    public init(count: Int = 0, favoritePrimes: [Int] = [], isLogInOffered: Bool = false) {
      counter = Counter.State(count: count)
      favorites = FavoritePrimes.State(primes: favoritePrimes)
      self.isLogInOffered = isLogInOffered
    }
  }

  /// The actions of the application.
  public enum Action: Sendable {
    /// An action of the counter.
    case counter(Counter.Action)
    /// An action of the favorites.
    case favorites(FavoritePrimes.Action)
    /// An action of the log-in.
    case logIn(LogIn.Action)
  }

  /// Makes the rules of the application.
  public init() {}

  /// The rules: each feature's own, what ties them together, and the feed around all of them.
  public var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.counter, action: \.counter) { Counter() }
      Scope(state: \.favorites, action: \.favorites) { FavoritePrimes() }
      Scope(state: \.logIn, action: \.logIn) { LogIn() }
      Reduce { state, action in
        switch action {
        case .counter(.isPrimeButtonTapped):
          state.counter.primeModal = PrimeModal.State(
            number: state.counter.count, favoritePrimes: state.favorites.primes)
        case .counter(.primeModal):
          state.favorites.primes =
            state.counter.primeModal?.favoritePrimes ?? state.favorites.primes
        case .favorites:
          // A file may have been read while the modal is open.
          let primes = state.favorites.primes
          state.counter.primeModal?.favoritePrimes = primes
        case .counter, .logIn:
          break
        }
        return .none
      }
    }
    .activityFeed()
  }
}
