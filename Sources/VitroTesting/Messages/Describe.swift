import CustomDump

/// Values as messages show them.
enum Describe {
  /// An action by its case's name, those of child actions included: `child.response`.
  static func action<Action>(_ action: Action) -> String {
    var names: [String] = []
    var value: Any = action
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { break }
      guard let payload = mirror.children.first, let name = payload.label else {
        names.append("\(value)")
        break
      }
      names.append(name)
      guard payload.value is any CasePathable,
        Mirror(reflecting: payload.value).displayStyle == .enum
      else { break }
      value = payload.value
    }
    return names.isEmpty ? "\(action)" : names.joined(separator: ".")
  }

  /// All of an action.
  static func whole<Action>(_ action: Action) -> String {
    var text = ""
    customDump(action, to: &text)
    return indented(text)
  }

  /// How two values differ.
  static func difference<Value>(_ expected: Value, _ actual: Value) -> String {
    diff(expected, actual, format: .proportional)
      ?? "(They are not equal, but look the same when printed.)"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
