import Observation

/// Those who have read a field, by the standard library's observation.
///
/// One object a field that has been read: its key path is a constant, so that telling and being told
/// need no key path of the state.
@MainActor
final class FieldObserver: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func wasRead() {
    registrar.access(self, keyPath: \.value)
  }

  func hasChanged() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
