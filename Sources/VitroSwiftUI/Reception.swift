import Synchronization

/// A subscription of a view, and the values that have come and wait for the screen's next update.
@MainActor
final class Reception<P: Publisher>: Follower where P.Failure == Never {
  let source = ChangeSource()
  var action: (P.Output) -> Void = { _ in }

  private let mailbox = Mailbox<P.Output>()
  private var publisher: P?
  private var subscription: AnyCancellable?

  init() {
    source.onEnd = { [weak self] in self?.subscription = nil }
  }

  func subscribe(to new: P) {
    if let publisher, areIdentical(publisher, new) { return }
    publisher = new
    // Not on the main actor: a value may come on any thread.
    subscription = new.sink { @Sendable [mailbox, source] value in
      mailbox.add(value)
      source.changed()
    }
  }

  func handleNews() {
    for value in mailbox.take() { action(value) }
  }
}

/// Values on their way to the main actor; anybody may add one, on any thread.
private final class Mailbox<Value>: Sendable {
  // Whoever publishes a value gives it away.
  private struct Carried: @unchecked Sendable {
    let value: Value
  }

  private let values = Mutex<[Carried]>([])

  func add(_ value: Value) {
    let carried = Carried(value: value)
    values.withLock { $0.append(carried) }
  }

  func take() -> [Value] {
    let taken = values.withLock { values in
      defer { values = [] }
      return values
    }
    return taken.map(\.value)
  }
}

/// Whether two publishers are bit for bit the same: the same subject, the same steps after it.
private func areIdentical<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
}
