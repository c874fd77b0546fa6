import CustomDump

/// Values as messages show them.
enum Describe {
  /// All of an action.
  static func whole<Action>(_ action: Action) -> String {
    var text = ""
    customDump(action, to: &text)
    return indented(text)
  }

  /// How two values differ; of long lists of fields that are equal only the number is said.
  static func difference<Value>(_ expected: Value, _ actual: Value) -> String {
    diff(expected, actual, format: .proportional).map(withoutUnchanged)
      ?? "(They are not equal, but look the same when printed.)"
  }

  static func indented(_ text: String) -> String {
    lines(text).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
