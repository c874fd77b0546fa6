extension Describe {
  /// An action by its case, those of child actions included, as a key path names it:
  /// `rows[id: 3].toggleButtonTapped`.
  static func name<Action>(_ action: Action) -> String {
    let path = path(action)
    return path.first == "." ? String(path.dropFirst()) : path
  }

  /// An action as it is written: `.rows(.element(id: 3, action: .toggleButtonTapped))`.
  static func call(_ action: Any) -> String {
    let isEnum = action is any CasePathable || Mirror(reflecting: action).displayStyle == .enum
    guard isEnum else { return String(reflecting: action) }
    let (name, payload) = part(action)
    return switch payload {
    case .none: ".\(name)"
    case .value: ".\(name)(…)"
    case .action(let inner): ".\(name)(\(call(inner)))"
    case .row(let id, let inner): ".\(name)(id: \(id), action: \(call(inner)))"
    }
  }

  /// A key path as it is written: `\.rows[id: 3].toggleButtonTapped`.
  static func keyPath<Root, Value>(_ path: CasePath<Root, Value>) -> String {
    "\\.\(path.name.replacing(".[", with: "["))"
  }

  private static func path(_ action: Any) -> String {
    let (name, payload) = part(action)
    return switch payload {
    case .none, .value: ".\(name)"
    case .action(let inner): ".\(name)\(path(inner))"
    case .row(let id, let inner): "[id: \(id)]\(path(inner))"
    }
  }

  /// The payload of the case of an action.
  private enum Payload {
    case none
    case value
    /// The action of a child.
    case action(Any)
    /// The action of one of many children.
    case row(id: String, Any)
  }

  private static func part(_ action: Any) -> (name: String, payload: Payload) {
    let mirror = Mirror(reflecting: action)
    let name = (action as? any CasePathable)?.caseName
    guard mirror.displayStyle == .enum, let child = mirror.children.first else {
      return (name ?? String(describing: action), .none)
    }
    return (name ?? child.label ?? "", payload(child.value))
  }

  private static func payload(_ value: Any) -> Payload {
    let mirror = Mirror(reflecting: value)
    let fields = Dictionary(mirror.children.map { ($0.label, $0.value) }) { first, _ in first }
    if mirror.displayStyle == .tuple, let id = fields["id"], let action = fields["action"] {
      return .row(id: String(reflecting: id), action)
    }
    return value is any CasePathable && mirror.displayStyle == .enum ? .action(value) : .value
  }
}
