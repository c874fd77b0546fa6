extension CasePathable {
  /// The name of the value's case, without its payload, for messages.
  public var caseName: String {
    if let paths = Self.allCasePaths as? any Sequence<PartialCasePath<Self>>,
      let path = paths.first(where: { $0.matches(self) })
    {
      return path.name
    }
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
