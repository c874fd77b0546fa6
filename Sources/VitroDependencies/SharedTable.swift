import Synchronization

/// Boxes that all threads share and that are never taken away, so that reading needs no lock.
final class SharedTable: Sendable {
  /// The newest table. Older ones stay, since somebody may still be reading them; together they are
  /// no larger than the newest.
  private let newest: Atomic<Unmanaged<BoxTable>>
  private let writing = Mutex(())

  init() {
    newest = Atomic(Unmanaged.passRetained(BoxTable(room: 32)))
  }

  /// The box for a key, which lives as long as the program.
  func box(for key: ObjectIdentifier) -> Unmanaged<AnyBox>? {
    newest.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.box(for: key) }
  }

  /// Adds a box for a key that has none.
  func insert(_ box: AnyBox, for key: ObjectIdentifier) {
    writing.withLock { _ in
      var table = newest.load(ordering: .relaxed).takeUnretainedValue()
      if table.box(for: key) != nil { return }
      if table.isFull {
        table = BoxTable(copying: table, room: 2 * table.count)
        newest.store(Unmanaged.passRetained(table), ordering: .releasing)
      }
      table.set(box, for: key)
    }
  }
}
