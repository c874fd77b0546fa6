/// Names that belong to one place, for views that pass over into each other.
@MainActor @preconcurrency @propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name of a place.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var last = 0
  private let id: State<ID>

  /// Makes the names of a place.
  public init() {
    Namespace.last += 1
    id = State(initialValue: ID(number: Namespace.last))
  }

  /// The name of the place.
  public var wrappedValue: ID { id.wrappedValue }
}
