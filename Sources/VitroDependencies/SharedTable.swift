import Synchronization

/// Boxes that all threads share and that are never taken away, so that reading needs no lock.
final class SharedTable: Sendable {
  private let newest: Atomic<Unmanaged<BoxTable>>
  /// Older tables stay, since somebody may still be reading them; together they are no larger than
  /// the newest.
  private let tables: Mutex<[BoxTable]>

  init() {
    let first = BoxTable(room: 32)
    newest = Atomic(Unmanaged.passUnretained(first))
    tables = Mutex([first])
  }

  /// The box for a key, which lives as long as the program.
  func box(for key: ObjectIdentifier) -> Unmanaged<AnyBox>? {
    newest.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.box(for: key) }
  }

  /// Adds a box for a key that has none.
  func insert(_ box: AnyBox, for key: ObjectIdentifier) {
    tables.withLock { tables in
      guard var table = tables.last, table.box(for: key) == nil else { return }
      if table.isFull {
        table = BoxTable(copying: table, room: 2 * table.count)
        tables.append(table)
        newest.store(Unmanaged.passUnretained(table), ordering: .releasing)
      }
      table.set(box, for: key)
    }
  }
}
