/// A value that a view owns and that outlives the view's values.
///
/// On a screen the value belongs to the place where the view is mounted. A view that is not mounted
/// keeps its own, so that its methods can be called and its state read in a plain test:
///
/// ```swift
/// let view = CounterView()
/// view.incrementButtonTapped()
/// #expect(view.count == 1)
/// ```
///
/// Where such a view is mounted, the place takes over the view's own state, and the test goes on
/// seeing it.
@MainActor @preconcurrency @propertyWrapper
public struct State<Value>: DynamicProperty {
  private var box: StateBox<Value>

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    box = StateBox(wrappedValue)
  }

  /// Makes a state with its first value.
  public init(initialValue: Value) {
    box = StateBox(initialValue)
  }

  /// The value as it is now. A body that reads it runs again when it changes.
  public var wrappedValue: Value {
    get { box.kept.read() }
    nonmutating set { box.kept.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box.kept
    return Binding(identity: ObjectIdentifier(box), get: { box.read() }, set: { box.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: LinkedProperty {
  package mutating func link(to host: any PropertyHost, slot: Int) {
    guard let kept = host.slots[slot] as? StateBox<Value> else {
      box = box.takenOver()
      host.slots[slot] = box
      return
    }
    box.forward(to: kept)
    box = kept
  }

  package func isSame(as other: State) -> Bool { true }

  package func isSameUnmounted(as other: State) -> Bool { box.holdsSame(as: other.box) }
}

/// The box of a state's value, which is in the box itself, or in the one that the screen keeps.
@MainActor
final class StateBox<Value>: StateDependency {
  private var value: Value
  /// What it was when a place on a screen took it.
  private var taken: Value?
  private var forwarded: StateBox?
  private var readers = Readers()

  init(_ value: Value) {
    self.value = value
  }

  var kept: StateBox { forwarded ?? self }

  /// The box that a place on a screen keeps: this one, or a copy where another place has it already.
  func takenOver() -> StateBox {
    let box = taken.map { StateBox($0) } ?? self
    box.taken = box.value
    return box
  }

  /// Lets a view value that somebody still holds see what the screen keeps.
  func forward(to kept: StateBox) {
    if kept !== self && taken == nil { forwarded = kept }
  }

  func holdsSame(as other: StateBox) -> Bool { areEqual(value, other.value) }

  func read() -> Value {
    if let reader = Tracker.current {
      let isNew = readers.add(reader, of: BindingIdentity.partBeingRead(of: self))
      if isNew { reader.depend(on: self) }
    }
    return value
  }

  func write(_ new: Value) {
    guard !areEqual(value, new) else { return }
    Tracker.stateWillChange()
    let old = value
    value = new
    readers.valueChanged(from: old, to: new)
  }

  func remove(_ tracker: Tracker) {
    readers.remove(tracker)
  }
}
