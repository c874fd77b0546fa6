import ArgumentParser
import Foundation
import OvoTimerClient
import OvoTimerService

struct Install: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Lets systemd keep the service: from each login on, and after each end.",
    discussion: """
      A service that was started by a command goes on until it ends; the one of systemd waits for that. \
      A machine that sleeps is not woken: the alarm sounds when it wakes.
      """)

  @Option(
    help: "A program that makes the alarm heard, in place of the desktop.", completion: .file())
  var notifier: String?
  @Flag(help: "Prints the unit file, and writes nothing.") var dryRun = false

  func validate() throws {
    guard let notifier else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: notifier, isDirectory: &isFolder),
      !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: notifier)
    else { throw ValidationError("'\(notifier)' is no program.") }
  }

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let names = ["OVO_FOLDER", "OVO_SOCKET", "XDG_STATE_HOME"]
    let isOwnLocation = names.contains { environment[$0] ?? "" != "" }
    let location = ServiceLocation.ofUser(environment)
    let unit = UnitFile(program: program.path, location: isOwnLocation ? location : nil)
    if dryRun {
      print(unit.text, terminator: "")
      return
    }
    // Not in the unit: a service that a command starts is to find it, too.
    let settings = ServiceSettings(notifier: notifier.map { URL(fileURLWithPath: $0).path })
    try settings.save(in: .ofTimer(in: location.folder))
    print("Written: \(location.settings)")
    let file = UnitFile.file(environment)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(unit.text.utf8).write(to: file, options: .atomic)
    print("Written: \(file.path)")
    if let problem = await systemctl(["daemon-reload"], ["enable", "--now", UnitFile.name]) {
      complain(
        """
        systemd could not be told (\(problem)) To begin now, and with each login:
          systemctl --user enable --now \(UnitFile.name)
        """)
      throw ExitCode(69)
    }
    print(
      "systemd keeps the service from now on. To begin with the machine, too: loginctl enable-linger"
    )
  }
}

struct Uninstall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes the service and its settings away from systemd; the timer stays.")

  func run() async throws {
    try await explained {
      let file = UnitFile.file(ProcessInfo.processInfo.environment)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw TimerClientError.refused("It is not installed: there is no \(file.path).")
      }
      let problem = await systemctl(["disable", "--now", UnitFile.name])
      let settings = ServiceLocation.ofUser().settings
      // An older installation has none.
      if FileManager.default.fileExists(atPath: settings) {
        try FileManager.default.removeItem(atPath: settings)
      }
      try FileManager.default.removeItem(at: file)
      _ = await systemctl(["daemon-reload"])
      print("Removed: \(file.path)")
      if let problem { print("systemd could not be told (\(problem))") }
    }
  }
}

extension ServiceLocation {
  /// The file of the settings.
  fileprivate var settings: String { folder + "/" + TimerService.File.settings }
}

extension UnitFile {
  /// The file in which systemd looks for the unit.
  fileprivate static func file(_ environment: [String: String]) -> URL {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let home = value("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    return URL(fileURLWithPath: value("XDG_CONFIG_HOME") ?? home + "/.config")
      .appending(path: "systemd/user/\(UnitFile.name)")
  }
}

/// Gives the user's systemd commands, until one fails; returns what is wrong then.
private func systemctl(_ commands: [String]...) async -> String? {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let program = path.split(separator: ":").map { "\($0)/systemctl" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  guard let program else { return "There is no systemctl." }
  for command in commands {
    if let problem = await OvoTimerService.run(program, ["--user"] + command) { return problem }
  }
  return nil
}
