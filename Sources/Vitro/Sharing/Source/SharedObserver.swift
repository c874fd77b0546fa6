import Observation
import Synchronization

/// Those who have read a shared value, on whatever thread, by the standard library's observation.
@usableFromInline
final class SharedObserver: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }
  // Kept, because to look a key path up costs as much as to note that it is read.
  private let keyPath: KeyPath<SharedObserver, Void> & Sendable = \.value
  /// Whether anybody has ever read; until then there is nobody to tell.
  private let isRead = Atomic(false)

  @usableFromInline
  func wasRead() {
    if !isRead.load(ordering: .relaxed) { isRead.store(true, ordering: .relaxed) }
    registrar.access(self, keyPath: keyPath)
  }

  @usableFromInline
  func hasChanged() {
    guard isRead.load(ordering: .relaxed) else { return }
    registrar.withMutation(of: self, keyPath: keyPath) {}
  }
}
