import VitroUI

/// A problem of an element on a screen that a person who listens to it cannot make out.
public struct AccessibilityProblem: Hashable, Sendable {
  /// The kind of an accessibility problem.
  public enum Kind: Hashable, Sendable {
    /// It has no name, so nobody hears what it is for.
    case noName
    /// Others of its kind beside it have the same name, so nobody hears which one it is.
    case sameName(count: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// What the element is.
  public let role: Role
  /// What the element is called.
  public let name: String
  /// The elements around it, outermost first, each in one line.
  public let path: [String]
}

extension AccessibilityProblem: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    let place = path.isEmpty ? "" : " in \(path.joined(separator: " > "))"
    switch kind {
    case .noName:
      return "An element that is \(role.rawValue)\(place) has no name. To fix: \(role.fix)."
    case .sameName(let count):
      return "\(count) elements beside each other\(place) are \(role.rawValue) \(quoted(name)). "
        + "To fix: say which is which with '.accessibilityLabel(_:)'."
    }
  }
}

extension TestSurface {
  /// What on the screen a person who listens to it cannot make out: controls, links, titles and
  /// pictures without a name, and controls beside each other that nobody can tell apart.
  ///
  /// ```swift
  /// #expect(screen.accessibilityProblems == [])
  /// ```
  ///
  /// What is hidden from those who listen is left out, and so are pictures in what has a name. Where
  /// something is wrong with a view, the test fails with that.
  public var accessibilityProblems: [AccessibilityProblem] {
    let problems = root.accessibilityProblems
    if let problem = takeProblem() { report("\(problem)", at: nil) }
    return problems
  }
}

extension Element {
  /// What in the element a person who listens to the screen cannot make out.
  public var accessibilityProblems: [AccessibilityProblem] {
    var search = ProblemSearch()
    search.visit(self)
    return search.problems
  }
}

extension Role {
  fileprivate var fix: String {
    switch self {
    case .image:
      "give it '.accessibilityLabel(_:)', or '.accessibilityHidden(true)' if it says nothing"
    case .heading: "give it a text, or leave it out"
    default: "give it a title, or '.accessibilityLabel(_:)'"
    }
  }
}
