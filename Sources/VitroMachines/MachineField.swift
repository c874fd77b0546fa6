import Observation

/// A part of a machine that observers have read.
final class MachineField: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  /// An observer is about to read it.
  func willRead() { registrar.access(self, keyPath: \.value) }

  /// It has changed, and observers are told.
  func hasChanged() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
