/// The focus of the keyboard, as far as the views of one place want to know it.
///
/// Setting it moves the keyboard; a person who goes to another field sets it. Connect fields with it
/// by ``View/focused(_:equals:)``.
@MainActor @preconcurrency @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<FocusMemory<Value>>

  private init(nowhere: Value) {
    state = State(wrappedValue: FocusMemory(nowhere: nowhere))
  }

  /// Makes a state that is true while one field has the keyboard.
  public init() where Value == Bool { self.init(nowhere: false) }

  /// Makes a state that names the field which has the keyboard.
  public init<Name: Hashable>() where Value == Name? { self.init(nowhere: nil) }

  /// Where the keyboard is.
  public var wrappedValue: Value {
    get { state.wrappedValue.value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What connects a field with the state.
  public var projectedValue: Binding { Binding(memory: state.projectedValue) }

  /// Connects fields with the state of a view around them.
  @MainActor @preconcurrency @propertyWrapper
  public struct Binding: DynamicProperty {
    let memory: VitroUI.Binding<FocusMemory<Value>>

    /// Where the keyboard is.
    public var wrappedValue: Value {
      get { memory.wrappedValue.value }
      nonmutating set {
        guard newValue != wrappedValue else { return }
        memory.wrappedValue = memory.wrappedValue.requesting(newValue)
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// The memory of a focus state: the place of the keyboard, and the number of the program's requests to move it.
struct FocusMemory<Value: Hashable>: Equatable {
  let nowhere: Value
  private(set) var value: Value
  private(set) var requests = 0
  /// How many fields stand for each value.
  let fields = Fields()

  init(nowhere: Value) {
    self.nowhere = nowhere
    value = nowhere
  }

  final class Fields: Equatable {
    var counts: [Value: Int] = [:]

    static func == (left: Fields, right: Fields) -> Bool { left === right }
  }

  /// The program wants the keyboard there.
  func requesting(_ value: Value) -> FocusMemory {
    var memory = moved(to: value)
    memory.requests += 1
    return memory
  }

  /// A person has directed the keyboard there.
  func moved(to value: Value) -> FocusMemory {
    var memory = self
    memory.value = value
    return memory
  }
}
