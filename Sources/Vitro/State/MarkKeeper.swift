/// Reaches the marks of a state whose type is not known to have any.
@usableFromInline
class MarkKeeper<State>: @unchecked Sendable {
  /// How many fields the state has.
  var fieldCount: Int { 0 }

  func index(of keyPath: PartialKeyPath<State>) -> Int? { nil }
  func name(of index: Int) -> String { "state" }
  func stored<Value>(_ keyPath: WritableKeyPath<State, Value>) -> WritableKeyPath<State, Value> {
    keyPath
  }
  @usableFromInline
  func marks(of state: borrowing State) -> StateSupport.Marks { StateSupport.Marks() }
  @usableFromInline
  func setMarks(_ marks: StateSupport.Marks, of state: inout State) {}
  @usableFromInline
  func mark(_ index: Int, of state: inout State) {}

  /// The keeper for a type of state, or `nil` if the state is not observable.
  static func make() -> MarkKeeper<State>? {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    func open<S: ObservableState>(_: S.Type) -> MarkKeeper<State>? {
      ObservableMarkKeeper<S>() as? MarkKeeper<State>
    }
    return open(type)
  }
}

/// Reaches the marks of an observable state.
private final class ObservableMarkKeeper<State: ObservableState>: MarkKeeper<State>,
  @unchecked Sendable
{
  private let fields = State._$fields

  override var fieldCount: Int { fields.all.count }

  override func index(of keyPath: PartialKeyPath<State>) -> Int? { fields.index(of: keyPath) }

  override func name(of index: Int) -> String { fields.all[index].name }

  override func stored<Value>(
    _ keyPath: WritableKeyPath<State, Value>
  ) -> WritableKeyPath<State, Value> {
    guard let index = fields.index(of: keyPath) else { return keyPath }
    return fields.all[index].stored as? WritableKeyPath<State, Value> ?? keyPath
  }

  override func marks(of state: borrowing State) -> StateSupport.Marks { state._$marks }

  override func setMarks(_ marks: StateSupport.Marks, of state: inout State) {
    state._$marks = marks
  }

  override func mark(_ index: Int, of state: inout State) {
    state._$marks.mark(index)
  }
}
