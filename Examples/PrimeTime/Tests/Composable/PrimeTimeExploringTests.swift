import Foundation
import LoginDomain
import PrimeTimeComposable
import PrimeTimeDomain
import PrimeTimeShared
import Testing
import VitroExplorer
import VitroTesting

/// The whole application with a question about a prime, a log-in and a file under way, whose answers come in any order.
@MainActor @Suite("Prime Time, explored")
struct PrimeTimeExploringTests {
  private typealias App = Configuration<PrimeTime.State, PrimeTime.Action>

  @Test("Three effects under way, each answered in any order, late or never")
  func everyOrder() throws {
    let walk =
      try explorer
      .always("A modal shows the favorites as they are") { app in
        app.state.counter.primeModal.map { $0.favoritePrimes == app.state.favorites.primes } ?? true
      }
      .explore(depth: 10)
    #expect(try walk.way { $0.effects.count == 3 } != nil)
    #expect(walk.idleEvents == [])
    #expect(walk.states.count == 416 && walk.transitionCount == 2_048)
  }

  @Test("A file that is read while the question is open loses no favorite")
  func fileWhileAsking() throws {
    let end = try explorer.replay([
      .send(.favorites(.loadButtonTapped)), .send(.counter(.isPrimeButtonTapped)), .effect(0),
      .send(.counter(.primeModal(.saveButtonTapped))),
    ])
    #expect(end.state.favorites.primes == [3, 2])
  }

  private var explorer: Explorer<App, ReducerEvent<PrimeTime.Action>> {
    Explorer(
      PrimeTime(), from: PrimeTime.State(count: 2, isLogInOffered: true),
      identifiedBy: { Key($0) },
      actions: { state in
        if state.counter.primeModal != nil {
          return [.counter(.primeModal(.saveButtonTapped)), .counter(.primeModalDismissed)]
        }
        let logIn: [PrimeTime.Action] =
          state.logIn.banner == nil ? [.logIn(.logInButtonTapped)] : []
        return logIn + [
          .counter(.nthPrimeButtonTapped), .counter(.isPrimeButtonTapped),
          .favorites(.loadButtonTapped),
        ]
      },
      withDependencies: {
        $0.date = .constant(Date(timeIntervalSince1970: 0))
        $0.files = .inMemory(["favorite-primes.json": FavoritesFile.encode([3])])
        $0.primes.nth = { n in await choice("the prime \(n)", of: [3]) }
        $0.accounts = Accounts { _ in
          await choice("log in", of: [.success(User(name: "Blob")), .failure(.noConnection)])
        }
      })
  }
}

/// All of the application that is not a log.
private struct Key: Hashable {
  let primes: [Int]
  let answer: String
  let modal: [Int]?
  let problem: String?
  let login: String

  init(_ state: PrimeTime.State) {
    primes = state.favorites.primes
    answer = "\(String(describing: state.counter.answer)) \(state.counter.isAsking)"
    modal = state.counter.primeModal?.favoritePrimes
    problem = state.favorites.problem?.title
    login = "\(state.logIn.isWaiting) \(state.logIn.banner ?? "") \(state.logIn.user?.name ?? "")"
  }
}
