/// The result of a walk through all screens.
public struct ScreenExploration: Sendable {
  /// How many screens were met.
  public let stateCount: Int
  /// How many actions were tried: those of all screens.
  public let transitionCount: Int
  /// How many actions were done, those on the way to a screen among them.
  public let actionCount: Int
  /// How many actions the longest of the shortest ways has.
  public let depth: Int
  /// The outlines of the screens, those that are reached by fewer actions first.
  public let outlines: [String]
}

/// A way to a screen on which a rule is not kept: the error that a ``ScreenExplorer`` throws.
public struct ScreenCounterexample: Error {
  /// The sentence that is not so.
  public let rule: String
  /// The actions that lead there, in order.
  public let actions: [ScreenAction]
  /// What is wrong, where more is known.
  public let detail: String?
  /// The screen.
  public let outline: String
  /// Whether the rule is a goal, which cannot be reached any more.
  let isGoal: Bool

  init(
    _ rule: String, way: [ScreenAction], outline: String, _ detail: String? = nil,
    isGoal: Bool = false
  ) {
    (self.rule, actions, self.outline, self.detail) = (rule, way, outline, detail)
    self.isGoal = isGoal
  }

  @MainActor init(_ rule: String, _ visit: ScreenVisit, _ detail: String? = nil) {
    self.init(
      rule, way: visit.way, outline: visit.explored.screen.root.outline, detail)
  }
}

extension ScreenCounterexample: CustomStringConvertible {
  /// The sentence, the screen, and the test that leads to it.
  public var description: String {
    let detail = detail.map { "\n\n\($0)" } ?? ""
    let finding = isGoal ? "cannot be reached any more" : "is not so"
    let play =
      isGoal
      ? "The way to it, on which the walk looks for the goal:"
      : "As a test, in place of the walk:"
    return """
      “\(rule)” \(finding) after \(actions.count) \(actions.count == 1 ? "action" : "actions").\(detail)

      On the screen:
      \(outline.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

      \(play)

      .replay([\(actions.map(\.description).joined(separator: ", "))])
      """
  }
}

/// There are more screens than a walk was to look at.
public struct ScreenLimitError: Error, Equatable, CustomStringConvertible {
  /// How many it was to look at.
  public let limit: Int

  /// The message, and what to do.
  public var description: String {
    """
    There are more than \(limit) screens, so that not all of them were walked.

    To fix: tell fewer apart with 'identifiedBy:', type fewer texts, or say how far the walk goes: \
    'explore(depth: 5)', 'explore(limit: \(limit.multipliedReportingOverflow(by: 10).partialValue))'.
    """
  }
}
