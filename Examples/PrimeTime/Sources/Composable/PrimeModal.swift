import PrimeTimeDomain
import Vitro

/// Says whether a number is prime, and keeps it among the favorites or takes it out.
@Reducer
public struct PrimeModal {
  /// The number in question, and the favorites.
  @ObservableState
  public struct State: Equatable {
    /// The number in question.
    public var number: Int
    /// The primes that people like.
    public var favoritePrimes: [Int]

    /// Makes the question about a number.
    public init(number: Int, favoritePrimes: [Int]) {
      self.number = number
      self.favoritePrimes = favoritePrimes
    }
  }

  /// The actions of the modal.
  public enum Action: Sendable {
    /// People want to keep the prime.
    case saveButtonTapped
    /// People do not like the prime any more.
    case removeButtonTapped
  }

  /// Makes the rules of the modal.
  public init() {}

  /// The rules.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        state.favoritePrimes.saveFavorite(state.number)
        return .none
      case .removeButtonTapped:
        state.favoritePrimes.removeFavorite(state.number)
        return .none
      }
    }
  }
}
