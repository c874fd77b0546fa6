/// Makes a plain object observable, and its whole state a value.
///
/// ```swift
/// @ObservableModel @MainActor final class AppState {
///   var count = 0
///   var favoritePrimes: [Int] = []
/// }
/// ```
///
/// It is observed as with the toolchain's `@Observable`, and costs the same. `snapshot` is the state
/// as a value, of the nested type `Snapshot`; `restore(_:)` sets what differs from one. Where the class
/// writes no initializer it gets a memberwise one, `AppState(count: 2)`, and so does the snapshot.
///
/// A field is the value of a property, `@Shared` or not, or the snapshot of the child model or
/// `MachineDriver` that it holds; children may be in an optional, an array, an ``IdentifiedArray`` or a
/// dictionary. Left out are closures, properties with another attribute (`@Dependency`,
/// `@ObservationIgnored`), `lazy` ones, and constants with a value of their own.
///
/// An enum of child models, such as the places that a model can lead to, has a snapshot as well:
///
/// ```swift
/// @ObservableModel enum Destination { case detail(DetailModel), alert(String) }
/// ```
///
/// Both have case paths, as with `@CasePathable`: `snapshot.destination.modify(\.detail) { $0.name = "" }`.
///
/// A snapshot becomes `Codable` or `Sendable` in the same file: `extension AppState.Snapshot: Codable {}`.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(access),
  named(withMutation),
  named(shouldNotifyObservers),
  named(Snapshot),
  named(snapshot),
  named(restoreProperties),
  named(matches),
  named(restored),
  named(snapshotID),
  named(init),
  named(AllCasePaths),
  named(allCasePaths),
  named(caseName),
  named(_$Element),
  named(_$Iterator)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable, ModelObject, SnapshotCreatable, CasePathable)
public macro ObservableModel() =
  #externalMacro(module: "VitroMacros", type: "ObservableModelMacro")

/// An object whose state can be read and set as a value; ``ObservableModel()`` writes the conformance.
public protocol ModelObject: AnyObject, SnapshotConvertible {
  /// Sets what differs, one property after the other; call ``restore(_:)``.
  func restoreProperties(_ snapshot: Snapshot)
}

extension ModelObject {
  /// Sets what differs, so that nobody who observes the rest is told.
  ///
  /// A `didSet` or a callback that changes other properties meanwhile has no say: the state is the
  /// snapshot's in the end.
  public func restore(_ snapshot: Snapshot) {
    restoreProperties(snapshot)
    if self.snapshot != snapshot { restoreProperties(snapshot) }
  }

  /// Whether it has the id of the snapshot, if it has one.
  public func matches(_ snapshot: Snapshot) -> Bool {
    snapshotID == Self.snapshotID(of: snapshot)
  }

  /// Nothing: the object stays, and its state changes.
  public func restored(to snapshot: Snapshot) -> Self? {
    restoreProperties(snapshot)
    return nil
  }
}

extension ModelObject where Self: SnapshotCreatable {
  /// Nothing if the object could stay; another one if its id or what cannot be set differs.
  public func restored(to snapshot: Snapshot) -> Self? {
    guard matches(snapshot) else { return Self(snapshot: snapshot) }
    restoreProperties(snapshot)
    return nil
  }
}
