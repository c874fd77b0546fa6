/// The text of a test that does what was done with a screen, and expects what was seen.
struct TestText {
  let opened: AutomatedScreen
  let actions: [RecordedAction]

  /// The statements of the test.
  ///
  /// - Parameters:
  ///   - name: The sentence that the test is called by.
  ///   - isWithoutLast: Whether the last action is left out, so that the test fails.
  func text(named name: String, isWithoutLast: Bool) -> String {
    let usesClock = actions.contains { if case .wait = $0.command { true } else { false } }
    var lines = opened.code
    if usesClock {
      lines =
        ["let clock = TestClock()"]
        + lines.map { $0.replacing("Screen()", with: "Screen(clock: clock)") }
    }
    if actions.contains(where: { $0.code.contains("(secret)") }) {
      lines.insert("let secret = \"<# the text of the secure field #>\"", at: 0)
    }
    lines.append("await screen.rest()")
    for (index, action) in actions.enumerated() {
      let isLeftOut = isWithoutLast && index == actions.count - 1
      if !isLeftOut { lines += action.code.split(separator: "\n").map(String.init) }
      lines += action.expectations.map(\.code)
    }
    let modules = opened.modules + (usesClock ? ["VitroConcurrency"] : [])
    let imports = (["Testing", "VitroUITesting"] + modules.filter { $0 != opened.module }).sorted()
    let testable = "@testable import \(opened.module)"
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      \(testable)

      @MainActor @Test(\(name.debugDescription)) func \(Self.functionName(name))() async throws {
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      }
      """
  }

  /// The name of a function for a sentence: `milkIsDeleted`.
  private static func functionName(_ sentence: String) -> String {
    let words = sentence.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    guard let first = words.first, first.first?.isLetter == true else { return "session" }
    return words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
