import Foundation
import PrimeTimeDomain
import Observation
import PrimeTimeShared
import VitroDependencies

/// The state of the whole application: an ordinary observable object.
@Observable @MainActor
public final class AppState {
  /// The number on the counter.
  public var count: Int

  /// The primes that people like, in the order in which they were saved.
  public var favoritePrimes: [Int] {
    didSet {
      activityFeed += Activity.activities(
        from: oldValue, to: favoritePrimes, at: dependencies.date.now)
    }
  }

  /// What has happened to the favorites, oldest first.
  public private(set) var activityFeed: [Activity] = []

  /// The log-in, which knows who is logged in.
  public let logIn: LogInModel

  @ObservationIgnored private let dependencies: DependencyValues

  /// Makes the state; it goes on using the dependencies that count where it is made.
  public init(count: Int = 0, favoritePrimes: [Int] = []) {
    self.count = count
    self.favoritePrimes = favoritePrimes
    dependencies = .current
    logIn = LogInModel()
  }

  /// Asks for the nth prime; there is no answer when the task is cancelled.
  public func askForNthPrime(_ n: Int) async -> NthPrimeAnswer? {
    await NthPrimeAnswer(asking: dependencies.primes, for: n)
  }

  /// Keeps the favorites in a file.
  public func saveFavorites() throws {
    try dependencies.files.saveFavorites(favoritePrimes)
  }

  /// Gets the favorites back from the file; where that fails, everything stays as it is.
  public func loadFavorites() throws {
    favoritePrimes = try dependencies.files.loadFavorites()
  }
}
