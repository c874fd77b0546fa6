import PrimeTimeDomain
import PrimeTimeShared
import Vitro

/// A counter that knows primes.
@Reducer
public struct Counter {
  /// The state of the counter.
  @ObservableState
  public struct State: Equatable {
    /// The number on the counter.
    public var count = 0
    /// Whether the answer about the nth prime is on its way.
    public var isAsking = false
    /// The answer about the nth prime, until people have read it.
    public var answer: NthPrimeAnswer?
    /// The question whether the count is prime, while it is open.
    public var primeModal: PrimeModal.State?

    /// Makes a counter.
    public init(count: Int = 0) {
      self.count = count
    }
  }

  /// The actions of the counter.
  public enum Action: Sendable {
    /// People tapped "−".
    case decrementButtonTapped
    /// People tapped "+".
    case incrementButtonTapped
    /// People asked whether the count is prime. The parent opens the modal: it knows the favorites.
    case isPrimeButtonTapped
    /// People asked for the nth prime.
    case nthPrimeButtonTapped
    /// The answer has come.
    case nthPrimeResponse(NthPrimeAnswer)
    /// People want the prime with this number after all.
    case tryAgainButtonTapped(n: Int)
    /// People have read the answer.
    case answerDismissed
    /// An action of the modal.
    case primeModal(PrimeModal.Action)
    /// The modal was sent away.
    case primeModalDismissed
    /// The counter is not shown any more.
    case disappeared
  }

  @Dependency(\.primes) private var primes

  private enum CancelID { case question }

  /// Makes the rules of a counter.
  public init() {}

  /// The rules.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count = state.count.decremented
        return .none
      case .incrementButtonTapped:
        state.count = state.count.incremented
        return .none
      case .nthPrimeButtonTapped:
        return ask(for: state.count, &state)
      case .tryAgainButtonTapped(let n):
        return ask(for: n, &state)
      case .nthPrimeResponse(let answer):
        state.isAsking = false
        state.answer = answer
        return .none
      case .answerDismissed:
        state.answer = nil
        return .none
      case .primeModalDismissed:
        state.primeModal = nil
        return .none
      case .disappeared:
        state.isAsking = false
        return .cancel(id: CancelID.question)
      case .isPrimeButtonTapped, .primeModal:
        return .none
      }
    }
    .ifLet(\.primeModal, action: \.primeModal) { PrimeModal() }
  }

  private func ask(for n: Int, _ state: inout State) -> Effect<Action> {
    state.isAsking = true
    return .run { [primes] send in
      if let answer = await NthPrimeAnswer(asking: primes, for: n) {
        await send(.nthPrimeResponse(answer))
      }
    }
    .cancellable(id: CancelID.question, cancelInFlight: true)
  }
}
