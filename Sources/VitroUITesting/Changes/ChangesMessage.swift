/// The comparison of what has changed on a screen with what a test says.
struct ChangesMessage {
  let expected: [String]
  let actual: [String]

  init(expected: String, actual: OutlineDifference) {
    self.expected = expected.split(separator: "\n").map { String($0).withoutSpacesAtEnd }
      .filter { !$0.isEmpty }
    // A line of a name may be empty; nobody need write that.
    self.actual = actual.text.filter { !$0.isEmpty }
  }

  /// The failure: how the changes differ from those of the test, and all of them; `nil` where they do not.
  var text: String? {
    if expected == actual { return nil }
    let steps = actual.difference(from: expected)
    let missing = steps.insertions.map(\.line), wrong = steps.removals.map(\.line)
    // What is all of it need not be said twice.
    let isPart = missing.count < actual.count
    return [
      headline,
      section("What has changed, to be written into the test if it is right:", actual),
      section("Not in the test:", isPart ? missing : []),
      section("Only in the test:", wrong),
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var headline: String {
    if let problem = problem { return problem }
    if actual.isEmpty { return "Nothing has changed." }
    return expected.isEmpty
      ? "Something has changed, and the test says that nothing does."
      : "What has changed is not what the test says."
  }

  /// Why nobody can read what the test says.
  private var problem: String? {
    let unsigned = expected.firstIndex { line in
      !["- ", "+ ", "  "].contains { line.hasPrefix($0) } && !["-", "+"].contains(line)
    }
    if let unsigned {
      return """
        The changes cannot be read: line \(unsigned + 1) has no sign. A line begins with "- " where it went, with \
        "+ " where it came, and with two spaces where it says where these stand.
        """
    }
    guard !expected.isEmpty, expected.allSatisfy({ $0.hasPrefix(" ") }) else { return nil }
    return """
      The changes cannot be read: no line has a sign. A line begins with "- " where it went, and with "+ " where it \
      came; where nothing is to change, the text is empty.
      """
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
