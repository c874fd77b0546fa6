public import Foundation
@_exported public import VitroCommands
import VitroUI

/// The screens of a program that commands use, each from the moment at which the first command names it.
@MainActor
public final class Automation {
  private let screens: [AutomatedScreen]
  private let isLive: Bool
  private var journal: Journal
  private let home: ProgramHome
  private let page: (@MainActor (Screen) -> String)?
  private var sessions: [String: ScreenSession] = [:]
  /// Commands are done one after the other.
  private var last: Task<Void, Never>?

  /// - Parameters:
  ///   - screens: The screens that can be opened; the first one is meant where none is named.
  ///   - isLive: Whether dependencies have their live values and time goes by, rather than those of previews.
  ///   - journal: The file in which is written what is done, so that a program that is built anew does it again.
  ///   - home: The folder that is emptied before an application is opened anew, so that nothing is left of what it has
  ///     written: the home of the program, where it has one of its own.
  ///   - page: The page of HTML of a screen, of which pictures are drawn; without it there are none.
  public init(
    _ screens: [AutomatedScreen], isLive: Bool = false, journal: URL? = nil, home: URL? = nil,
    page: (@MainActor (Screen) -> String)? = nil
  ) {
    (self.screens, self.isLive, self.page) = (screens, isLive, page)
    self.home = ProgramHome(isLive ? nil : home)
    self.journal = Journal(journal)
  }

  /// Answers a command once those before it have been answered.
  public func answer(_ request: CommandRequest) async -> CommandAnswer {
    let former = last
    let task = Task {
      await former?.value
      return await self.answerNow(request)
    }
    last = Task { _ = await task.value }
    return await task.value
  }

  private func answerNow(_ request: CommandRequest) async -> CommandAnswer {
    do {
      return CommandAnswer(try await text(for: request))
    } catch let refusal as Refusal {
      return CommandAnswer(refusal.description, status: refusal.status.rawValue)
    } catch {
      return CommandAnswer("\(error)", status: Refusal.Status.refused.rawValue)
    }
  }

  private func text(for request: CommandRequest) async throws -> String {
    guard let command = CommandDescription.all.first(where: { $0.name == request.command }) else {
      let names = CommandDescription.all.map(\.name).joined(separator: ", ")
      throw Refusal("There is no command \(quoted(request.command)). There are: \(names).", .usage)
    }
    for parameter in command.parameters
    where parameter.kind == .argument && request.values[parameter.name] == nil {
      throw Refusal("'\(parameter.name)' is missing. Write: \(command.usage)", .usage)
    }
    if command.name == "list" { return list }
    let (session, key, news) = try await session(named: request.screen)
    defer { journal.note(nextReference: session.nextReference) }
    let text = try await text(for: request, command.name, of: session, key)
    guard let news, command.name != "picture" else { return text }
    // The text of a test is Swift.
    let isCode = command.name == "test"
    let lines = isCode ? "// " + news.replacing("\n", with: "\n// ") : news
    return "\(lines)\n\(text)"
  }

  private func text(
    for request: CommandRequest, _ name: String, of session: ScreenSession, _ key: String
  ) async throws -> String {
    let values = request.values
    switch name {
    case "look":
      return await session.text(finding: values["find"], isWhole: values["all"] != nil)
    case "state": return session.stateText(at: values["path"])
    case "problems": return session.problemText()
    case "picture":
      guard let page else { throw Refusal("Nothing here draws pictures.") }
      return session.page(page)
    case "undo":
      let text = try await session.undo()
      journal.replace(key, by: journal.entries(of: key).dropLast())
      return text
    case "restart":
      journal.replace(key, by: [])
      return await session.restart()
    case "test":
      return try await session.testText(
        named: values["name"] ?? "A session", isWithoutLast: values["without-last"] != nil)
    case "go":
      let place = values["where"] ?? ""
      let isCommand = ["undo", "restart", "back"].contains(place)
      let other =
        isCommand ? CommandRequest(place) : CommandRequest("open", ["url": place])
      return try await text(for: other, other.command, of: session, key)
    default: return try await perform(request, on: session, key)
    }
  }

  private func perform(
    _ request: CommandRequest, on session: ScreenSession, _ key: String
  ) async throws -> String {
    let action = try action(request.command, request.values)
    var hasBegun = false
    do {
      let text = try await session.perform(action) { path, isSecret in
        hasBegun = true
        journal.begin(
          Journal.Entry(
            screen: key, request: isSecret ? CommandRequest("secret") : request, path: path))
      }
      journal.end(wasDone: true)
      return text
    } catch {
      if hasBegun { journal.end(wasDone: false) }
      throw error
    }
  }

  private func action(_ name: String, _ values: [String: String]) throws -> ScreenCommand {
    let target = ScreenCommand.Target(text: values["target"] ?? "", container: values["in"])
    switch name {
    case "press": return .press(target, isLong: values["long"] != nil)
    case "type": return .type(target, values["text"] ?? "", isSubmitted: values["submit"] != nil)
    case "set", "choose": return .set(target, values["value"] ?? "")
    case "back": return .back
    case "open": return .open(values["url"] ?? "")
    case "secret": throw Refusal("The text of a secure field is not kept.")
    default: return .wait(try duration(values["time"] ?? ""))
    }
  }

  private func duration(_ text: String) throws -> Duration {
    let units: [(String, Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400), ("", 1),
    ]
    for (unit, seconds) in units where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)), (0...1e9).contains(number * seconds) {
        return .seconds(number * seconds)
      }
    }
    throw Refusal("\(quoted(text)) is no time: write 3s, 500ms, 2m, 1h or 1d.", .usage)
  }

  /// The screens, one a line.
  private var list: String {
    screens.map { "\($0.name)  (\($0.place))" }.joined(separator: "\n")
  }

  /// The screen that is meant, and what is to be told of it first.
  private func session(
    named name: String?
  ) async throws -> (session: ScreenSession, key: String, news: String?) {
    let found =
      name.map { name in screens.filter { $0.name == name || $0.place == name } } ?? screens
    guard let opened = found.first else {
      throw Refusal("There is no screen \(quoted(name ?? "")). There are:\n\(list)", .noScreen)
    }
    if name != nil, found.count > 1 {
      throw Refusal(
        "Several screens are called \(quoted(opened.name)); name one by its place:\n"
          + found.map(\.place).joined(separator: "\n"), .noScreen)
    }
    let key = "\(opened.place) \(opened.name)"
    if let known = sessions[key] { return (known, key, nil) }
    let session = await ScreenSession(
      opened, isLive: isLive, in: home, from: journal.nextReference)
    sessions[key] = session
    return (session, key, await doAgain(on: session, key))
  }

  /// Does on a new screen what the program has done before it was built anew, or has trapped.
  private func doAgain(on session: ScreenSession, _ key: String) async -> String? {
    let entries = journal.entries(of: key)
    guard !entries.isEmpty else { return nil }
    var news: [String] = []
    if let last = entries.last, !last.isDone {
      news.append(
        "The program has ended in the middle of '\(last.request.words)', which is not done again.")
    }
    let done = entries.filter(\.isDone)
    journal.replace(key, by: done)
    let lost = await session.replay(
      done.map { (try? action($0.request.command, $0.request.values), $0.path) })
    news.append(
      "The program is new; what was done is done again (\(session.actions.count) of \(done.count))."
    )
    journal.replace(key, by: Array(done.prefix(session.actions.count)))
    return (news + lost).joined(separator: "\n")
  }
}
