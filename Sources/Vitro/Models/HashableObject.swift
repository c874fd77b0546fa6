/// An object that equals itself only, so that a page can be pushed for it.
///
/// ```swift
/// extension DetailModel: HashableObject {}
///
/// .navigationDestination(item: $model.destination[case: \.detail]) { DetailView(model: $0) }
/// ```
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
