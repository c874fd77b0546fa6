/// An observable object that a view owns: made once for each place where the view is mounted, and
/// kept while that place is there.
///
/// ```swift
/// struct CounterView: View {
///   @StateObject private var model = CounterModel()
///   var body: some View {
///     Button("\(model.count)") { model.count += 1 }
///   }
/// }
/// ```
///
/// A view that is not mounted makes its object when somebody asks for it, so that it can be read in
/// a plain test; where such a view is mounted, the place takes the object over.
@MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private var box: StateObjectBox<ObjectType>

  /// Makes a property whose object is made with `thunk` when it is needed for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = StateObjectBox(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { box.kept.object }

  /// The object's bindings, for `$model.property`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue, box.kept.place.source)
  }
}

extension StateObject: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {
    if let kept = host.slots[slot] as? StateObjectBox<ObjectType> {
      box.forward(to: kept)
      box = kept
      return
    }
    box = box.takenOver()
    host.slots[slot] = box
    host.listen(to: box.place.source)
    box.place.follow(box.object)
  }

  package func isSame(as other: StateObject) -> Bool { true }
}

/// The box of the object, which is in the box itself, or in the one that the screen keeps.
@MainActor
private final class StateObjectBox<ObjectType: ObservableObject> {
  let place = ObjectPlace<ObjectType>()
  private(set) lazy var object = make()
  private let make: () -> ObjectType
  private var isTaken = false
  private var forwarded: StateObjectBox?

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }

  var kept: StateObjectBox { forwarded ?? self }

  /// The box that a place on a screen keeps: this one, or another where another place has it already.
  func takenOver() -> StateObjectBox {
    let box = isTaken ? StateObjectBox(make) : self
    box.isTaken = true
    return box
  }

  /// Lets a view value that somebody still holds see what the screen keeps.
  func forward(to kept: StateObjectBox) {
    if kept !== self && !isTaken { forwarded = kept }
  }
}
