import Synchronization
public import VitroDependencies

/// Which element of a navigation stack it is. In a test the first one is 0, the next 1.
public struct StackElementID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  private let number: Int

  /// One that is higher.
  var next: StackElementID { StackElementID(integerLiteral: number + 1) }

  /// Makes the id of the element that a test pushes as the first one (0), the second (1), …
  public init(integerLiteral number: Int) {
    self.number = number
  }

  /// Whether an element was pushed before another.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension StackElementID: CustomStringConvertible {
  /// `#` and its number.
  public var description: String { "#\(number)" }
}

/// Gives each element of a navigation stack an id.
public struct StackElementIDGenerator: Sendable {
  private let next: @Sendable () -> StackElementID
  private let counter: Counter?

  /// Makes a generator from what it does when it is called.
  public init(_ next: @escaping @Sendable () -> StackElementID) {
    self.next = next
    counter = nil
  }

  /// Makes a generator that counts.
  private init(from first: Int) {
    let counter = Counter(from: first)
    next = { StackElementID(integerLiteral: counter.next()) }
    self.counter = counter
  }

  /// A new id.
  public func callAsFunction() -> StackElementID { next() }

  /// Counts from 0.
  public static var incrementing: StackElementIDGenerator { StackElementIDGenerator(from: 0) }

  /// How many ids it has given, if it counts.
  package var count: Int? { counter?.count }

  /// A generator that gives the ids that come after as many.
  package static func incrementing(after count: Int) -> StackElementIDGenerator {
    StackElementIDGenerator(from: count)
  }

  private final class Counter: Sendable {
    private let number: Atomic<Int>

    init(from first: Int) {
      number = Atomic(first)
    }

    var count: Int { number.load(ordering: .relaxed) }

    func next() -> Int { number.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator.incrementing
  static var testValue: StackElementIDGenerator { .incrementing }
}

extension DependencyValues {
  /// Gives each element of a navigation stack an id.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}
