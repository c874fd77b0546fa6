extension CasePathable {
  /// The name of the value's case as far as it can be found out from outside: a case without a
  /// payload is known by what the value says of itself.
  public var caseName: String {
    let mirror = Mirror(reflecting: self)
    if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
    return String(describing: self)
  }
}

/// The name of the value's case, and that of its payload's case if it has one: `child.response`.
func wholeCaseName(of value: some CasePathable) -> String {
  // In two steps: an optional child is an optional, which has case paths even where it is 'nil'.
  guard let child = Mirror(reflecting: value).children.first,
    let payload = child.value as? any CasePathable
  else { return value.caseName }
  return "\(value.caseName).\(wholeCaseName(of: payload))"
}
