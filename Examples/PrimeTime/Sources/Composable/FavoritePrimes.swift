import Foundation
import PrimeTimeDomain
import PrimeTimeShared
import Vitro

/// The favorite primes, and the file in which they are kept.
@Reducer
public struct FavoritePrimes {
  /// The favorites, and what people are doing with them.
  @ObservableState
  public struct State: Equatable {
    /// The primes that people like, in the order in which they were saved.
    public var primes: [Int]
    /// The rows that people have chosen.
    public var chosen: Set<Int> = []
    /// What went wrong with the file, until people have read it.
    public var problem: Problem?

    /// Makes favorites.
    public init(primes: [Int] = []) {
      self.primes = primes
    }
  }

  /// A failure to read or write the file.
  public struct Problem: Error, Equatable {
    /// What did not work.
    public var title: String
    /// Why it did not.
    public var reason: String

    /// Makes a problem.
    public init(title: String, reason: String) {
      self.title = title
      self.reason = reason
    }
  }

  /// The actions of the favorites.
  public enum Action: Sendable {
    /// People chose rows.
    case chosenChanged(Set<Int>)
    /// People deleted rows, by their offsets.
    case deleted(IndexSet)
    /// People deleted the rows that they had chosen.
    case deleteChosenButtonTapped
    /// People want the favorites to be kept.
    case saveButtonTapped
    /// People want the favorites that were kept.
    case loadButtonTapped
    /// The file has been read.
    case loadResponse(Result<[Int], Problem>)
    /// The file could not be written.
    case saveFailed(Problem)
    /// People have read what went wrong.
    case problemDismissed
    /// The favorites are not shown any more.
    case disappeared
  }

  @Dependency(\.files) private var files

  /// Makes the rules of the favorites.
  public init() {}

  /// The rules.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chosenChanged(let chosen):
        state.chosen = chosen
        return .none
      case .deleted(let offsets):
        state.chosen.subtract(state.primes.removeElements(at: offsets))
        return .none
      case .deleteChosenButtonTapped:
        let chosen = state.chosen
        state.primes.removeAll { chosen.contains($0) }
        state.chosen = []
        return .none
      case .saveButtonTapped:
        return save(state.primes)
      case .loadButtonTapped:
        return load()
      case .loadResponse(.success(let primes)):
        state.primes = primes
        state.chosen.formIntersection(primes)
        return .none
      case .loadResponse(.failure(let problem)), .saveFailed(let problem):
        state.problem = problem
        return .none
      case .problemDismissed:
        state.problem = nil
        return .none
      case .disappeared:
        state.chosen = []
        return .none
      }
    }
  }

  private func save(_ primes: [Int]) -> Effect<Action> {
    .run { [files] send in
      do {
        try files.saveFavorites(primes)
      } catch {
        let problem = Problem(title: "The favorites were not saved", reason: "\(error)")
        await send(.saveFailed(problem))
      }
    }
  }

  private func load() -> Effect<Action> {
    .run { [files] send in
      do {
        await send(.loadResponse(.success(try files.loadFavorites())))
      } catch {
        let problem = Problem(title: "The favorites were not loaded", reason: "\(error)")
        await send(.loadResponse(.failure(problem)))
      }
    }
  }
}
