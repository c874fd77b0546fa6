/// An observable object that somebody else owns; the view's body runs again when it changes.
///
/// ```swift
/// struct NameView: View {
///   @ObservedObject var model: ProfileModel
///   var body: some View {
///     TextField("Name", text: $model.name)
///   }
/// }
/// ```
///
/// However often the object says that it will change, the body runs once, in the next update of the
/// screen, and sees the new values. A view that gets another object follows that one.
@MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  private var place: ObjectPlace<ObjectType>?

  /// Wraps an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// The object's bindings, for `$model.property`.
  public var projectedValue: Wrapper { Wrapper(wrappedValue, place?.source) }
}

extension ObservedObject {
  /// The bindings to an object's properties.
  @MainActor @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    private let source: ChangeSource?

    init(_ object: ObjectType, _ source: ChangeSource?) {
      self.object = object
      self.source = source
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let (object, source) = (object, source)
      return Binding(
        identity: ObjectIdentifier(object), path: keyPath,
        get: {
          source?.read()
          return object[keyPath: keyPath]
        },
        set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {
    let place = host.place(of: ObjectType.self, at: slot)
    place.follow(wrappedValue)
    self.place = place
  }

  package func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}
