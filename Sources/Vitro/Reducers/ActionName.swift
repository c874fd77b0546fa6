/// The name of an action in a message, made of its place, its case, and the cases of the actions in
/// it: `destination.edit.saveButtonTapped`.
struct ActionName: CustomStringConvertible {
  let description: String

  init(_ place: String? = nil, _ action: Any) {
    description = ([place].compactMap(\.self) + ActionName.cases(of: action)).joined(separator: ".")
  }

  private static func cases(of action: Any) -> [String] {
    if let inner = (action as? any WrappedAction)?.inner { return cases(of: inner) }
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return [] }
    guard let (label, payload) = mirror.children.first else { return ["\(action)"] }
    // Only what has case paths is an action; other payloads are what is told.
    return [label ?? "\(action)"] + (payload is any CasePathable ? cases(of: payload) : [])
  }
}

/// An action around that of a child, which is what a reader knows.
private protocol WrappedAction {
  var inner: Any? { get }
}

extension PresentationAction: WrappedAction {
  fileprivate var inner: Any? {
    guard case .presented(let action) = self else { return nil }
    return action
  }
}

extension IdentifiedAction: WrappedAction {
  fileprivate var inner: Any? {
    guard case .element(_, let action) = self else { return nil }
    return action
  }
}

extension StackAction: WrappedAction {
  fileprivate var inner: Any? {
    guard case .element(_, let action) = self else { return nil }
    return action
  }
}
