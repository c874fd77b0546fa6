import ArgumentParser
import Foundation
import OvoTimerClient
import OvoTimerService

struct Install: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Lets systemd keep the service: from each start of the machine on, and after each end.")

  @Option(help: "A program that makes the alarm heard, in place of the desktop.")
  var notifier: String?
  @Flag(help: "Prints the unit file, and writes nothing.") var dryRun = false

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let isOwnPlace = environment["OVO_FOLDER"] ?? "" != ""
    let unit = UnitFile(
      program: program.path, notifier: notifier, location: isOwnPlace ? .ofUser(environment) : nil)
    if dryRun {
      print(unit.text, terminator: "")
      return
    }
    let home = environment["XDG_CONFIG_HOME"] ?? "\(environment["HOME"] ?? ".")/.config"
    let folder = "\(home)/systemd/user"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(UnitFile.name)"
    try Data(unit.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    print(
      """
      Written: \(path)
      To begin now, and with each login:    systemctl --user enable --now \(UnitFile.name)
      To begin with the machine, too:       loginctl enable-linger
      A machine that sleeps is not woken: the alarm sounds when it wakes.
      """)
  }
}
