import Foundation
import VitroCommands

/// The program `vitro`: it builds a package, holds its screens, and uses them by commands.
@main
struct Tool {
  let line: ToolCommandLine

  static func main() {
    do {
      let line = try ToolCommandLine(Array(CommandLine.arguments.dropFirst()))
      exit(try Tool(line: line).run())
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(error.status)
    }
  }

  private func run() throws(Failure) -> Int32 {
    switch line.words.first {
    case nil, "help", "--help", "-h":
      print(ToolCommandLine.help)
      return 0
    case "repl": return try repl()
    case "mcp":
      let host = try host()
      return AgentServer { request throws(Failure) in try host.answer(to: request) }.run()
    case "stop":
      // Without '--live' both are meant.
      for isLive in line.isLive ? [true] : [false, true] {
        ProgramHost(package: try line.package(), isLive: isLive).stop()
      }
      print("Ended. The next command starts the program again, and does again what was done.")
      return 0
    case "doctor": return doctor()
    case "agents": return try writeAgents()
    case let name?: return try run(name, Array(line.words.dropFirst()), on: try host())
    }
  }

  private func host() throws(Failure) -> ProgramHost {
    ProgramHost(
      package: try line.package(), isLive: line.isLive)
  }

  /// Runs a command, and prints its answer; returns the exit status.
  private func run(_ name: String, _ words: [String], on host: ProgramHost) throws(Failure) -> Int32
  {
    guard let command = CommandDescription.all.first(where: { $0.name == name }) else {
      throw Failure("There is no command '\(name)'. 'vitro help' names them.", status: 64)
    }
    let values: [String: String]
    do { values = try command.values(of: words) } catch { throw Failure("\(error)", status: 64) }
    let answer = try host.answer(
      to: CommandRequest(command.name, screen: line.screen, values))
    if command.name == "picture", answer.status == 0 {
      let file = values["file"] ?? ""
      try Picture(page: answer.text).write(to: file)
      print("Wrote \(file)")
      return 0
    }
    guard command.name == "test", answer.status == 0 else {
      print(answer.text)
      return answer.status
    }
    let without = CommandRequest(
      "test", screen: line.screen, values.merging(["without-last": "true"]) { $1 })
    let test = SessionTest(
      package: host.package, text: answer.text, textWithoutLast: try host.answer(to: without).text)
    FileHandle.standardError.write(Data("Compiling the test, and running it twice …\n".utf8))
    let verdict = try test.check()
    print("\(answer.text)\n\(verdict)")
    return 0
  }

  /// Takes commands, one a line, until the input ends.
  private func repl() throws(Failure) -> Int32 {
    let host = try host()
    let isPerson = isatty(STDIN_FILENO) == 1
    _ = try run("look", [], on: host)
    while true {
      if isPerson { print("> ", terminator: "") }
      fflush(nil)
      guard let text = readLine() else { return 0 }
      do {
        let words = try CommandWords.read(text)
        switch words.first {
        case nil: continue
        case "quit", "exit": return 0
        case "help": print(ToolCommandLine.commands + "\n  quit")
        case let name?: _ = try run(name, Array(words.dropFirst()), on: host)
        }
      } catch let failure as Failure {
        print(failure.message)
      } catch {
        print(error)
      }
    }
  }

  /// Says what is here, and what is missing.
  private func doctor() -> Int32 {
    print(
      "swift: \(UserPackage.run(["swift", "--version"]).output.split(separator: "\n").first ?? "not found")"
    )
    do {
      let package = try line.package()
      print("package: \(package.folder.path)\nprogram: \(package.program)")
      _ = try package.build()
      print("It builds.")
      return 0
    } catch {
      print(error.message)
      return error.status
    }
  }

  private func writeAgents() throws(Failure) -> Int32 {
    let file = try UserPackage.folder(around: line.folder).appending(path: "AGENTS.md")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Failure("\(file.path) is there already. This would be in it:\n\n\(AgentPage.text)")
    }
    do { try Data(AgentPage.text.utf8).write(to: file) } catch { throw Failure("\(error)") }
    print("Wrote \(file.path)")
    return 0
  }
}
