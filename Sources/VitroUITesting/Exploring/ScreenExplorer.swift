public import VitroExplorer
public import VitroUI

/// A walk through all screens that a person can come to by what can be pressed, typed, handed in and chosen, breadth
/// first. Drags and gestures of two fingers are not tried.
///
/// ```swift
/// try await ScreenExplorer { ExploredScreen(Screen { CounterView() }) }
///   .always("The count is never negative") { !$0.text("-1").exists }
///   .explore()
/// ```
///
/// Besides, it holds every screen to what goes without saying: each control has a name and differs from those beside
/// it, all comes to rest, nothing is found to be wrong with a view, and there is a way out of each dialog, and
/// back to a page with the title of the first. If the program traps, the way is written to the standard error stream.
///
/// Screens are told apart by their outlines, unless a key says what is behind them: see ``ExploredScreen``. Without a
/// key each action is tried on a way from the beginning; with one, the walk goes on from where it is.
@MainActor
public struct ScreenExplorer {
  private let mount: @MainActor () throws -> ExploredScreen
  private let texts: [String]
  private var invariants: [ScreenRule] = []
  private var goals: [ScreenRule] = []

  /// A walk through the screens of an application.
  ///
  /// - Parameters:
  ///   - texts: The texts that are typed into fields.
  ///   - mount: Makes the application anew, with all that it depends on.
  public init(
    typing texts: [String] = [], _ mount: @escaping @MainActor () throws -> ExploredScreen
  ) {
    (self.texts, self.mount) = (texts, mount)
  }

  /// What is so on every screen.
  ///
  /// - Parameters:
  ///   - name: The sentence that a counterexample begins with.
  ///   - holds: Whether it is so.
  public func always(
    _ name: String, _ holds: @escaping @MainActor (_ screen: Screen) -> Bool
  ) -> Self {
    var copy = self
    copy.invariants.append(ScreenRule(name: name, test: holds))
    return copy
  }

  /// What can still be reached from every screen.
  ///
  /// - Parameters:
  ///   - name: The sentence that a counterexample begins with.
  ///   - isReached: Whether a screen is one of those.
  public func goal(
    _ name: String, _ isReached: @escaping @MainActor (_ screen: Screen) -> Bool
  ) -> Self {
    var copy = self
    copy.goals.append(ScreenRule(name: name, test: isReached))
    return copy
  }

  /// Walks through all screens.
  ///
  /// - Parameters:
  ///   - depth: How many actions a way may have; all of them where it is `nil`.
  ///   - limit: How many screens there may be at most.
  ///   - progress: Is told of each screen that has been left by all of its actions; where it is `nil`, the standard error stream is told,
  ///     from the third second on.
  /// - Returns: What the walk has met.
  /// - Throws: A ``ScreenCounterexample``, or what a part of the application throws.
  @discardableResult
  public func explore(
    depth: Int? = nil, limit: Int = 10_000,
    progress: ((_ progress: ExplorationProgress) -> Void)? = nil
  ) async throws -> ScreenExploration {
    var walk = ReplayWalk(self, limit: limit)
    try await walk.walk(to: depth, progress: progress)
    return ScreenExploration(
      stateCount: walk.nodes.count, transitionCount: walk.transitionCount,
      actionCount: walk.actionCount, depth: walk.nodes.last?.way.count ?? 0,
      outlines: walk.nodes.map { $0.words })
  }

  /// Does actions one after the other, and holds each screen to the rules: the test that a counterexample is written
  /// as. Goals are not looked for.
  ///
  /// - Parameter actions: The actions.
  /// - Returns: The screen that they lead to.
  /// - Throws: The ``ScreenCounterexample`` that they show.
  @discardableResult
  public func replay(_ actions: [ScreenAction]) async throws -> Screen {
    var visit = try await begin()
    try check(visit)
    for action in actions {
      try await perform(action, in: &visit)
      try check(visit)
    }
    return visit.explored.screen
  }
}

/// A sentence, and the function that says whether it is so on a screen.
struct ScreenRule {
  var name: String
  var test: @MainActor (Screen) -> Bool
}

extension Element {
  fileprivate var firstHeading: String? {
    role == .heading ? name : children.lazy.compactMap { $0.firstHeading }.first
  }
}

/// An application on the way through its screens.
package struct ScreenVisit: ReplayVisit {
  let explored: ExploredScreen
  package var way: [ScreenAction] = []
  package var trail: [ScreenAction] = []
  var root: Element
  var offers: ScreenOffers
  /// The title of the first page, to which there is a way back.
  let firstTitle: String

  package var actions: [ScreenAction] {
    offers.all.map { $0.action } + explored.events.map { .event($0.name) }
  }
  package var words: String { root.outline }
  package var isKeyWhole: Bool { explored.key != nil }

  package func key() throws -> AnyHashable { try explored.key?() ?? AnyHashable(root.outline) }

  /// The title of the page, else the first heading on it.
  var title: String { Self.title(of: explored.screen, root) }

  static func title(of screen: Screen, _ root: Element) -> String {
    screen.title.isEmpty ? root.firstHeading ?? "" : screen.title
  }
}

extension ScreenExplorer: ReplaySubject {
  package func begin() async throws -> ScreenVisit {
    let explored = try mount()
    await explored.screen.rest()
    let root = explored.screen.root
    return ScreenVisit(
      explored: explored, root: root, offers: ScreenOffers(root, texts: texts),
      firstTitle: ScreenVisit.title(of: explored.screen, root))
  }

  package func perform(_ action: ScreenAction, in visit: inout ScreenVisit) async throws {
    visit.way.append(action)
    visit.trail.append(action)
    TrapNote.set(
      """

      The program trapped in a walk through screens. As a test, in place of the walk:

      .replay([\(visit.way.map(\.description).joined(separator: ", "))])


      """)
    defer { TrapNote.clear() }
    let screen = visit.explored.screen
    do {
      if case .event(let name) = action {
        try await visit.explored.events.first { $0.name == name }?.happen()
        await screen.rest()
        if let problem = screen.takeProblem() { throw problem }
      } else {
        guard let event = visit.offers.all.first(where: { $0.action == action })?.event else {
          throw ScreenCounterexample("An action can be done again", visit, "It is not offered.")
        }
        try await screen.perform(event)
      }
    } catch let problem as Problem {
      throw ScreenCounterexample("All is well with the views", visit, "\(problem)")
    }
    visit.root = screen.root
    visit.offers = ScreenOffers(visit.root, texts: texts)
  }

  package func check(_ visit: ScreenVisit) throws {
    if let problem = visit.root.accessibilityProblems.first {
      throw ScreenCounterexample("Each control can be told by its name", visit, "\(problem)")
    }
    for rule in invariants where !rule.test(visit.explored.screen) {
      throw ScreenCounterexample(rule.name, visit)
    }
  }

  package func reached(_ visit: ScreenVisit, from first: ScreenVisit) -> [Bool] {
    let title = first.firstTitle
    let isPage = visit.root.covered == nil && (title.isEmpty || visit.title == title)
    return [isPage] + goals.map { $0.test(visit.explored.screen) }
  }

  package func lost(
    goal: Int, way: [ScreenAction], words: String, from first: ScreenVisit
  ) -> any Error {
    let title = first.firstTitle
    let wayBack = title.isEmpty ? "There is a way out of it" : "There is a way back to “\(title)”"
    let name = goal == 0 ? wayBack : goals[goal - 1].name
    return ScreenCounterexample(name, way: way, outline: words, isGoal: true)
  }

  package func notRepeatable(_ visit: ScreenVisit) -> any Error {
    ScreenCounterexample(
      "The same actions lead to the same screen", visit,
      """
      To fix: let the application depend on nothing but what is made for it anew, and put all that is behind the \
      screen into the key of 'identifiedBy:'.
      """)
  }

  package func tooMany(limit: Int) -> any Error { ScreenLimitError(limit: limit) }
}
