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
  /// The error of a walk that has come to a screen on which a rule is not kept.
  public typealias Counterexample = VitroExplorer.Counterexample<ScreenState, ScreenAction>

  private let mount: @MainActor () throws -> ExploredScreen
  private let texts: [String]
  private var rules: [ScreenRule] = []

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
    copy.rules.append(ScreenRule(name: name, isGoal: false, test: holds))
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
    copy.rules.append(ScreenRule(name: name, isGoal: true, test: isReached))
    return copy
  }

  /// Walks through all screens.
  ///
  /// - Parameters:
  ///   - depth: How many actions a way may have; all of them where it is `nil`.
  ///   - limit: How many screens there may be at most.
  ///   - memory: How many bytes the process may have at most; three quarters of the machine's where it is `nil`.
  ///   - progress: Is told of each screen that has been left by all of its actions; where it is `nil`, the standard error
  ///     stream is told, from the third second on.
  /// - Returns: What the walk has met.
  /// - Throws: A `Counterexample`, an `ExplorationError`, or what a part of the application throws.
  @discardableResult
  public func explore(
    depth: Int? = nil, limit: Int = 10_000, memory: Int? = nil,
    progress: ((_ progress: ExplorationProgress) -> Void)? = nil
  ) async throws -> Exploration<ScreenState, ScreenAction> {
    var walk = ReplayWalk(self, limit: limit, memory: memory)
    return try await walk.walk(to: depth, progress: progress)
  }

  /// Walks some ways at random, where there are too many screens to walk all of them. Goals are not looked for.
  ///
  /// - Parameters:
  ///   - ways: How many ways.
  ///   - length: How many actions each of them has at most.
  ///   - seed: What the choices begin with: the same seed walks the same ways.
  /// - Throws: A `Counterexample`, of which all is left out that is not needed, or an `ExplorationError`.
  public func sample(_ ways: Int, length: Int, seed: UInt64) async throws {
    try await walkAtRandom(ways, length: length, seed: seed)
  }

  /// Does actions one after the other, and holds each screen to the rules: the test that a counterexample is written
  /// as. Goals are not looked for.
  ///
  /// - Parameter actions: The actions.
  /// - Returns: The screen that they lead to.
  /// - Throws: The `Counterexample` that they show.
  @discardableResult
  public func replay(_ actions: [ScreenAction]) async throws -> Screen {
    try await replayed(actions).explored.screen
  }
}

/// A sentence, and the function that says whether it is so on a screen.
struct ScreenRule {
  var name: String
  var isGoal: Bool
  var test: @MainActor (Screen) -> Bool
}

/// The state of a screen that is explored.
public struct ScreenState: Sendable {
  /// The elements, one a line.
  public let outline: String
  /// The title of the page, else the first heading on it.
  public let title: String
  /// Whether something lies over the page, such as a dialog.
  let isCovered: Bool
  /// A control that cannot be told by its name.
  let problem: String?
  /// Whether each of the rules is kept, and each goal reached.
  let holds: [Bool]
}

/// An application on the way through its screens.
package struct ScreenVisit: ReplayVisit {
  let explored: ExploredScreen
  private(set) var root: Element
  private(set) var offers: ScreenOffers
  private let texts: [String]
  private let rules: [ScreenRule]

  init(_ explored: ExploredScreen, texts: [String], rules: [ScreenRule]) {
    (self.explored, self.texts, self.rules) = (explored, texts, rules)
    root = explored.screen.root
    offers = ScreenOffers(root, texts: texts)
  }

  /// Looks at the screen as it is now.
  mutating func look() { self = ScreenVisit(explored, texts: texts, rules: rules) }

  package var state: ScreenState {
    let screen = explored.screen
    return ScreenState(
      outline: root.outline,
      title: screen.title.isEmpty ? root.firstHeading ?? "" : screen.title,
      isCovered: root.covered != nil,
      problem: root.accessibilityProblems.first.map { "\($0)" },
      holds: rules.map { $0.test(screen) })
  }

  package var events: [ScreenAction] {
    offers.all.map { $0.action } + explored.events.map { .event($0.name) }
  }

  package var isHeldBack: Bool { false }
  package var isKeyWhole: Bool { explored.key != nil }

  package func key() throws -> AnyHashable { try explored.key?() ?? AnyHashable(root.outline) }
}

extension Element {
  fileprivate var firstHeading: String? {
    role == .heading ? name : children.lazy.compactMap { $0.firstHeading }.first
  }
}

extension ScreenExplorer: ReplaySubject {
  package var wording: Wording<ScreenState, ScreenAction> {
    var wording = Wording<ScreenState, ScreenAction>()
    wording.code = { $0.description }
    wording.value = { $0.outline }
    wording.event = "action"
    wording.writesEachState = false
    wording.replayLooksForGoals = false
    return wording
  }

  package func rules(from first: ScreenState) -> Rules<ScreenState, ScreenAction> {
    var all = Rules<ScreenState, ScreenAction>()
    all.invariants = [
      Rule(name: "Each control can be told by its name", detail: { $0.problem }) {
        $0.problem == nil
      }
    ]
    let title = first.title
    let wayBack = title.isEmpty ? "There is a way out of it" : "There is a way back to “\(title)”"
    all.goals = [
      Rule(name: wayBack) { !$0.isCovered && (title.isEmpty || $0.title == title) }
    ]
    for (place, rule) in rules.enumerated() {
      let test = Rule<ScreenState>(name: rule.name) { $0.holds[place] }
      if rule.isGoal { all.goals.append(test) } else { all.invariants.append(test) }
    }
    return all
  }

  package func canHappen(_ action: ScreenAction, in visit: ScreenVisit) -> Bool {
    visit.events.contains(action)
  }

  package func begin() async throws -> ScreenVisit {
    let explored = try mount()
    await explored.screen.rest()
    return ScreenVisit(explored, texts: texts, rules: rules)
  }

  package func perform(
    _ action: ScreenAction, after way: [ScreenAction], in visit: inout ScreenVisit
  ) async throws {
    TrapNote.set(
      """

      The program trapped in a walk through screens. As a test, in place of the walk:

      .replay([\((way + [action]).map(\.description).joined(separator: ", "))])


      """)
    defer { TrapNote.clear() }
    defer { visit.look() }
    let screen = visit.explored.screen
    do {
      if case .event(let name) = action {
        try await visit.explored.events.first { $0.name == name }?.happen()
        await screen.rest()
        if let problem = screen.takeProblem() { throw problem }
      } else {
        guard let event = visit.offers.all.first(where: { $0.action == action })?.event else {
          return
        }
        try await screen.perform(event)
      }
    } catch let problem as Problem {
      throw Violation(
        rule: "All is well with the views", finding: .state, detail: "\(problem)")
    }
  }
}
