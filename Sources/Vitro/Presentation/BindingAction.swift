import Synchronization

/// That a view sets a field of a state through a binding.
///
/// A feature whose action is ``BindableAction`` gets these; ``BindingReducer`` carries them out.
public struct BindingAction<Root>: Sendable {
  /// The field that is set, a `WritableKeyPath<Root, …>`.
  public var keyPath: PartialKeyPath<Root> { field.keyPath }

  /// The value that it gets.
  public let value: any Sendable

  let set: @Sendable (inout Root) -> Void
  private let isEqual: @Sendable (any Sendable) -> Bool
  private let field: Field
  let handling = Handling()

  /// Key paths to members of a state capture nothing.
  private struct Field: @unchecked Sendable {
    let keyPath: PartialKeyPath<Root>
  }

  /// That a field is set to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> BindingAction {
    let path = WritableField(keyPath: keyPath)
    return BindingAction(
      value: value,
      set: { $0[keyPath: path.keyPath] = value },
      isEqual: { $0 as? Value == value },
      field: Field(keyPath: keyPath)
    )
  }

  private struct WritableField<Value>: @unchecked Sendable {
    let keyPath: WritableKeyPath<Root, Value>
  }

  /// Notes whether somebody carried the action out.
  final class Handling: Sendable {
    private let isDone = Atomic<Bool>(false)

    var isHandled: Bool { isDone.load(ordering: .relaxed) }
    func handle() { isDone.store(true, ordering: .relaxed) }
  }

  /// Whether a binding set a given field: `case .binding(\.name)`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>,
    action: BindingAction
  ) -> Bool {
    action.keyPath == keyPath
  }
}

extension BindingAction: Equatable {
  /// Whether both set the same field to equal values.
  public static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.isEqual(right.value)
  }
}

extension BindingAction: CustomDebugStringConvertible {
  /// Such as `set(\State.name, "Blob")`.
  public var debugDescription: String {
    "set(\(fieldName.map { "\\State.\($0)" } ?? "\(keyPath)"), \(String(reflecting: value)))"
  }

  /// The name of the field of an observable state; the description of its key path has none.
  private var fieldName: String? {
    func name<State: ObservableState>(in type: State.Type) -> String? {
      type._$fields.all.first { $0.keyPath as AnyKeyPath == keyPath }?.name
    }
    return (Root.self as? any ObservableState.Type).flatMap { name(in: $0) }
  }
}

extension BindingAction: CasePathable {
  /// A path for each field: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to what a field is set to.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value> & Sendable
    ) -> CasePath<BindingAction, Value> {
      let field = WritableField(keyPath: keyPath)
      return CasePath(
        name: "binding",
        embed: { .set(field.keyPath, $0) },
        extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// The paths of all fields.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// An action of a feature whose fields views can bind to.
///
/// ```swift
/// enum Action: BindableAction { case binding(BindingAction<State>), saveButtonTapped }
/// ```
public protocol BindableAction<State> {
  /// The state whose fields are bound.
  associatedtype State

  /// That a field is set.
  static func binding(_ action: BindingAction<State>) -> Self

  /// What is set, if the action is that.
  var binding: BindingAction<State>? { get }
}

extension BindableAction where Self: CasePathable {
  /// What is set, if the action is that; found by the case `binding`.
  public var binding: BindingAction<State>? {
    guard caseName == "binding" else { return nil }
    return Mirror(reflecting: self).children.first?.value as? BindingAction<State>
  }
}
