/// An observable object that comes down from a view around this one; the view's body runs again when
/// it changes.
///
/// Where no view around has put one in with `environmentObject(_:)`, the view is not shown, and its
/// place shows what is missing.
/// - Note: It is looked for when the view is mounted, even if the body does not read it.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var place: ObjectPlace<ObjectType>?

  /// Makes a property that looks for an object of its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = place?.object else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment. Add '.environmentObject(\(ObjectType.self)(…))' to "
          + "a view around the one that reads it.")
    }
    return object
  }

  /// The object's bindings, for `$model.property`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue, place?.source)
  }
}

extension EnvironmentObject: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {
    let place = host.place(of: ObjectType.self, at: slot)
    // A closure that outlives the view goes on with the object that was there last.
    if let object = host.environment.object(ObjectType.self) { place.follow(object) }
    self.place = place
  }

  package func isSame(as other: EnvironmentObject) -> Bool { true }
}

extension EnvironmentObject: ObjectReader {
  package func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    guard environment.object(ObjectType.self) == nil else { return nil }
    return MissingObject(ObjectType.self, modifier: "environmentObject")
  }
}

extension View {
  /// Puts an observable object into the environment, for `@EnvironmentObject` in the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(anyObject: object)
  }
}
