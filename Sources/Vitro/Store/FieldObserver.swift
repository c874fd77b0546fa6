import Observation

/// Those who have read a field, by the standard library's observation.
///
/// One object a field that has been read: its key path is a constant, so that telling and being told
/// need no key path of the state.
@usableFromInline
final class FieldObserver: Observable {
  /// A literal would be looked up with each use.
  private static let path = \FieldObserver.value

  private let registrar = ObservationRegistrar()
  private var value: Void { () }
  /// Whether somebody has read since the last change: an observer is told once.
  @exclusivity(unchecked)
  private var isRead = false

  @usableFromInline
  func wasRead() {
    isRead = true
    registrar.access(self, keyPath: FieldObserver.path)
  }

  func hasChanged() {
    guard isRead else { return }
    isRead = false
    registrar.withMutation(of: self, keyPath: FieldObserver.path) {}
  }
}
