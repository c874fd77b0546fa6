import Synchronization

/// Work that is done the first time somebody asks for it.
final class Once: Sendable {
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = Mutex(work)
  }

  func run() {
    let work = self.work.withLock { work in
      let taken = work
      work = nil
      return taken
    }
    work?()
  }
}
