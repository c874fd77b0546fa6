import Foundation
import VitroConcurrency
import VitroPreviewing
import VitroUI
import VitroUITesting

/// A screen that is used by commands: each action is done as by a person, and answered with what has changed once all
/// has come to rest.
@MainActor
final class ScreenSession {
  let opened: AutomatedScreen
  let isLive: Bool
  private let home: ProgramHome
  private(set) var screen: Screen
  private var clock = TestClock()
  private var references: References
  private var reading: ScreenReading
  /// The reading of what a dialog covers.
  private var behind: ScreenReading?
  /// The pages as they were seen last, by their addresses and titles.
  private var pages: [String: ScreenReading] = [:]
  private var moments: [String: ScreenMoment] = [:]
  /// The actions that were done, in their order.
  private(set) var actions: [RecordedAction] = []
  /// The texts that were typed where nobody is to read them.
  private var secrets: Set<String> = []
  private var problems: [Problem] = []
  /// The line of usable elements that was told last.
  private var usableTold = ""

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - opened: The screen.
  ///   - isLive: Whether dependencies have their live values and time goes by, rather than those of previews.
  ///   - home: The home of the program.
  ///   - reference: The number of the first reference.
  init(_ opened: AutomatedScreen, isLive: Bool, in home: ProgramHome, from reference: Int) async {
    (self.opened, self.isLive, self.home) = (opened, isLive, home)
    references = References(from: reference)
    screen = Self.mount(opened, clock, isLive: isLive, in: home)
    reading = ScreenReading(screen.root) { _ in "" }
    await begin()
  }

  private static func mount(
    _ opened: AutomatedScreen, _ clock: TestClock, isLive: Bool, in home: ProgramHome
  ) -> Screen {
    if opened.isApplication { home.empty() }
    var host = isLive ? ScreenHost() : .previewing(clock: clock)
    host.surroundings.size = CGSize(width: 390, height: 844)
    return opened.make(host)
  }

  func mount(_ clock: TestClock) -> Screen {
    Self.mount(opened, clock, isLive: isLive, in: home)
  }

  private func begin() async {
    screen.onProblem = { [weak self] in self?.problems.append($0) }
    await screen.rest()
    look()
  }

  /// Reads the screen as it is now.
  private func look() {
    let root = screen.root
    let covered = root.covered
    reading = ScreenReading(root.reachable, covered: covered) { [unowned self] in
      references.reference($0)
    }
    behind = covered.map { ScreenReading($0) { [unowned self] in references.reference($0) } }
    if covered == nil { pages[page] = reading }
    references.note(root, after: actions.count)
  }

  /// The number of the next reference.
  var nextReference: Int { references.end }

  // MARK: - Reading

  /// The screen, line by line, and how it stands.
  func text(finding sought: String? = nil, isWhole: Bool = false) async -> String {
    await screen.rest()
    look()
    return redacted(
      reading.text(finding: sought, atMost: isWhole ? .max : Self.mostLines) + "\n" + status)
  }

  /// The problems of the screen: of its views, and for those who listen to it.
  func problemText() -> String {
    let all = problems.map { "\($0)" } + screen.root.accessibilityProblems.map { "\($0)" }
    return redacted(all.isEmpty ? "No problems." : all.joined(separator: "\n\n"))
  }

  /// The state of the views on the screen, one value a line.
  func stateText(at path: String?) -> String {
    let lines = screen.stateLines.filter { line in
      path.map { line.hasPrefix($0) || line.contains(".\($0)") } ?? true
    }
    guard !lines.isEmpty else {
      let names = Set(screen.stateLines.map { $0.prefix { !".[ ".contains($0) } }).sorted()
      let others = names.isEmpty ? "" : " There is: \(names.joined(separator: ", "))."
      return path.map { "There is no state at \(quoted($0)).\(others)" }
        ?? "No view here has a state."
    }
    let shown = lines.prefix(Self.mostLines)
    let rest = lines.dropFirst(shown.count)
    let paths = rest.map { line in
      line.split(separator: ".").prefix(2).joined(separator: ".").prefix { $0 != " " && $0 != "[" }
    }
    let names = Set(paths).sorted().prefix(8).joined(separator: ", ")
    let more = rest.isEmpty ? [] : ["… \(rest.count) lines more: name a path, such as \(names)"]
    return redacted((shown + more).joined(separator: "\n"))
  }

  /// The screen as a page of HTML.
  func page(_ page: (Screen) -> String) -> String { redacted(page(screen)) }

  private static let mostLines = 60

  /// The line below an answer: the page, where it is, where the keyboard is, problems, and what still waits.
  private var status: String {
    let root = screen.root
    var parts = [String((screen.title.isEmpty ? opened.name : screen.title).prefix(60))]
    if screen.location != "/" { parts.append("at \(screen.location)") }
    if screen.isNotFound { parts.append("not found") }
    if let field = root.reachable.focusedElement {
      parts.append("keyboard in \(field.roleWord) \(quoted(field.name))")
    }
    let count = problems.count + root.accessibilityProblems.count
    if count > 0 { parts.append(count == 1 ? "1 problem" : "\(count) problems") }
    if let waiting { parts.append(waiting) }
    return "-- " + parts.joined(separator: " · ")
  }

  /// The clocks and tasks that the screen still waits for.
  private var waiting: String? {
    let sleeps = clock.deadlines.map { Self.seconds($0.offset - clock.now.offset) }
    let others = screen.executor.liveTaskCount - sleeps.count
    var parts: [String] = []
    if !sleeps.isEmpty {
      let shown = sleeps.prefix(5).joined(separator: ", ") + (sleeps.count > 5 ? ", …" : "")
      parts.append("\(sleeps.count) wait\(sleeps.count == 1 ? "s" : "") for the clock: \(shown)")
    }
    if others <= 0, screen.executor.hasUnstructuredTasks {
      parts.append("a task that nothing on the screen waits for still runs")
    }
    if others > 0 {
      parts.append("\(others) wait\(others == 1 ? "s" : "") for the world outside")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func seconds(_ duration: Duration) -> String {
    "\(formatted((duration / .milliseconds(1)).rounded() / 1000)) s"
  }

  func redacted(_ text: String) -> String {
    secrets.filter { $0.count > 2 }.reduce(text) { $0.replacing($1, with: "••••••••") }
  }

  // MARK: - Acting

  /// Does an action, and answers with what has changed.
  ///
  /// - Parameter willDo: Is told of the action before it is done: of the way to its element, and whether what is typed is
  ///   a secret.
  func perform(
    _ action: ScreenCommand, willDo: (_ path: ElementPath?, _ isSecret: Bool) -> Void
  ) async throws -> String {
    await screen.rest()
    look()
    let (before, covered, seen) = (reading, behind, pages)
    let recorded: RecordedAction
    if action.isOfElement {
      let element = try TargetSearch(screen, references).element(for: action)
      willDo(
        ElementPath(to: element, on: FrozenScreen(screen.root)),
        element.attributes.style.purpose == .secure)
      recorded = try await done(action, to: element)
    } else {
      willDo(nil, false)
      recorded = try await done(action)
    }
    actions.append(recorded)
    look()
    var difference = ReadingDifference(from: before, covered: covered, to: reading)
    var lines: [String] = []
    // A page that was seen before is read where it has changed.
    if difference.isNew, behind == nil, let former = seen[page] {
      difference = ReadingDifference(from: former, covered: nil, to: reading)
      if !difference.isNew { lines.append("Back here; since it was seen last:") }
    }
    return redacted(answer(difference, lines, code: recorded.code))
  }

  /// The name of the page that is shown, under which it is known again.
  private var page: String { "\(screen.location) \(screen.title)" }

  private func answer(
    _ difference: ReadingDifference, _ head: [String], code: String
  ) -> String {
    var lines = head
    if difference.isNew {
      lines.append(reading.text(atMost: Self.mostLines))
    } else {
      lines += difference.lines.isEmpty ? ["Nothing on the screen has changed."] : difference.lines
      if !difference.bringsUsable, let usable, usable != usableTold {
        lines.append(usable)
        usableTold = usable
      }
    }
    return (lines + [status, "-> \(code)"]).joined(separator: "\n")
  }

  /// The elements that can be used here, on one line.
  private var usable: String? {
    let all = reading.lines.filter(\.isUsable).map(\.text)
    guard !all.isEmpty else { return nil }
    let left = all.count - Self.mostUsable
    return "Usable: " + all.prefix(Self.mostUsable).joined(separator: "; ")
      + (left > 0 ? "; … \(left) more" : "")
  }

  private static let mostUsable = 12

  /// Does an action; returns how it is done again.
  private func done(_ action: ScreenCommand) async throws -> RecordedAction {
    let before = ScreenMoment(screen)
    switch action {
    case .wait(let duration):
      await pass(duration)
      let seconds = formatted(duration / .seconds(1))
      return RecordedAction(
        action, code: "await clock.advance(by: .seconds(\(seconds)))\nawait screen.rest()",
        expectations(since: before))
    case .open(let text):
      guard let url = URL(string: text), screen.open(url) else {
        throw Refusal("Nothing here leads to \(quoted(text)). The screen is at \(screen.location).")
      }
      await screen.rest()
      return RecordedAction(
        action,
        code:
          "screen.open(try #require(URL(string: \(text.debugDescription))))\nawait screen.rest()",
        expectations(since: before))
    case .press, .type, .set, .back:
      return try await done(action, to: try TargetSearch(screen, references).element(for: action))
    }
  }

  private func done(_ action: ScreenCommand, to element: Element) async throws -> RecordedAction {
    if element.attributes.style.purpose == .secure {
      switch action {
      case .type(_, let text, _), .set(_, let text): secrets.insert(text)
      case .press, .back, .open, .wait: break
      }
    }
    var recorded = RecordedAction(action, on: element, of: screen)
    let before = ScreenMoment(screen)
    moments[page] = before
    do {
      let query = screen.query(for: element, called: element.sign)
      let code = try await action.perform(on: query, element, of: screen)
      if let code { recorded.code = code }
    } catch let error as QueryError {
      throw Refusal(error.headline)
    } catch let problem as Problem {
      // It is told with the screen; what was done was done.
      if !problems.contains(problem) { problems.append(problem) }
    }
    recorded.expectations = expectations(since: before)
    return recorded
  }

  private func expectations(since before: ScreenMoment) -> [Expectation] {
    let moment = ScreenMoment(screen)
    defer { moments[page] = moment }
    return moment.expectations(since: before, seen: moments[page])
  }

  private func pass(_ duration: Duration) async {
    if isLive { try? await Task.sleep(for: duration) } else { await clock.advance(by: duration) }
    await screen.rest()
  }

  // MARK: - Again

  /// Opens the screen anew.
  func restart() async -> String {
    _ = await replay([])
    return shown([])
  }

  /// Takes the last action back: what was done before is done once more on a new screen.
  func undo() async throws -> String {
    guard !actions.isEmpty else { throw Refusal("Nothing has been done yet.") }
    return shown(await replay(actions.dropLast().map { ($0.command, $0.path) }))
  }

  private func shown(_ lost: [String]) -> String {
    redacted((lost + [reading.text(atMost: Self.mostLines), status]).joined(separator: "\n"))
  }

  /// Does actions once more on a new screen, as far as it goes; one that is `nil` cannot be done.
  ///
  /// - Returns: What could not be done again.
  func replay(_ former: [(command: ScreenCommand?, path: ElementPath?)]) async -> [String] {
    screen.unmount()
    clock = TestClock()
    screen = mount(clock)
    (actions, problems, pages, moments) = ([], [], [:], [:])
    references = references.ofNewScreen()
    await begin()
    var lost: [String] = []
    for action in former {
      do {
        guard let command = action.command else { throw Refusal("It is not kept.") }
        actions.append(try await again(command, action.path))
      } catch {
        let words = action.command?.words ?? "type into a secure field"
        lost.append("Not done again, from here on: \(words) \(action.path?.code ?? ""). \(error)")
        break
      }
    }
    look()
    return lost
  }

  private func again(
    _ command: ScreenCommand, _ path: ElementPath?
  ) async throws -> RecordedAction {
    guard let path else { return try await done(command) }
    guard let element = path.element(on: screen) else { throw Refusal("It is not there.") }
    return try await done(command, to: element)
  }
}

extension Element {
  fileprivate var focusedElement: Element? {
    attributes.isFocused ? self : children.lazy.compactMap(\.focusedElement).first
  }
}
