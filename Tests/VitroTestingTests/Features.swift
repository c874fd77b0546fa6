import VitroTesting

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var nthPrime: Int?
    var isLoading = false
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case nothingHappened
    case nthPrimeButtonTapped
    case nthPrimeResponse(Int?)
    case startButtonTapped
    case stopButtonTapped
    case timerTicked
  }

  @Dependency(\.primes) var primes
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .nothingHappened:
        return .none
      case .nthPrimeButtonTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.nthPrimeResponse(try? await primes.nth(count)))
        }
      case .nthPrimeResponse(let prime):
        state.isLoading = false
        state.nthPrime = prime
        return .none
      case .startButtonTapped:
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.timerTicked)
          }
        }
        .cancellable(id: "timer")
      case .stopButtonTapped:
        return .cancel(id: "timer")
      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}

struct Primes: Sendable {
  var nth: @Sendable (Int) async throws -> Int
}

private enum PrimesKey: DependencyKey {
  static let liveValue = Primes { _ in 2 }
}

extension DependencyValues {
  var primes: Primes {
    get { self[PrimesKey.self] }
    set { self[PrimesKey.self] = newValue }
  }
}
