import VitroTesting

/// The model that most tests of models are about.
@ObservableModel @MainActor final class PrimeModel {
  var count = 0
  var favorites: [Int] = []
  var isLoading = false
  var nthPrime: Int?
  @Dependency(\.continuousClock) var clock
  @ObservationIgnored private var task: Task<Void, Never>?

  func incrementButtonTapped() { count += 1 }

  func saveButtonTapped() { favorites.append(count) }

  func nthPrimeButtonTapped() async {
    isLoading = true
    defer { isLoading = false }
    guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
    nthPrime = 7
  }

  /// The same in a task of its own.
  func startButtonTapped() {
    task = Task { await nthPrimeButtonTapped() }
  }

  func stopButtonTapped() { task?.cancel() }
}

/// Three speakers have one second each.
@ObservableModel @MainActor final class MeetingModel {
  var speakers = ["Ada", "Blob", "Cleo"]
  var secondsElapsed = 0
  var isOver = false
  @Dependency(\.continuousClock) var clock

  func start() async {
    for await _ in clock.timer(interval: .seconds(1)) {
      secondsElapsed += 1
      speakers.removeFirst()
      if speakers.isEmpty { break }
    }
    isOver = !Task.isCancelled
  }
}

/// Saves what is typed, once nobody has typed for half a second.
@ObservableModel @MainActor final class NoteModel {
  var text = ""
  @Dependency(\.continuousClock) var clock
  @ObservationIgnored private let save: (String) -> Void

  init(save: @escaping (String) -> Void) { self.save = save }

  func saveWhatIsTyped() async {
    var pending: Task<Void, Never>?
    for await text in Observations({ self.text }).dropFirst() {
      pending?.cancel()
      pending = Task {
        guard (try? await clock.sleep(for: .milliseconds(500))) != nil else { return }
        save(text)
      }
    }
    pending?.cancel()
  }
}

/// A model that makes a child when it is asked to.
@ObservableModel @MainActor final class ParentModel {
  var child: ChildModel?
  @Dependency(\.primes) private var primes

  func addButtonTapped() {
    child = withDependencies(from: self) { ChildModel() }
  }

  func addLaterButtonTapped() {
    Task { addButtonTapped() }
  }

  func addWhenCalled(_ register: (@escaping @MainActor () -> Void) -> Void) {
    withEscapedDependencies { dependencies in
      register { [weak self] in
        dependencies.yield { self?.child = ChildModel() }
      }
    }
  }
}

@ObservableModel @MainActor final class ChildModel {
  var nthPrime: Int?
  @Dependency(\.primes) private var primes

  func nthPrimeButtonTapped() async {
    nthPrime = try? await primes.nth(4)
  }
}

/// A model that anybody may use, one after the other.
@ObservableModel final class LooseModel {
  var words: [String] = []

  func add(_ word: String) { words.append(word) }
}
