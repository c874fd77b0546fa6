import Combine

/// The values that a publisher sends, as they come.
@MainActor
final class Record {
  private let values: AsyncStream<Int>
  private let subscription: AnyCancellable

  init(_ publisher: some Publisher<Int, Never>) {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    self.values = values
    subscription = publisher.sink { continuation.yield($0) }
  }

  /// The next value, as soon as there is one.
  func next() async -> Int? {
    for await value in values { return value }
    return nil
  }
}
