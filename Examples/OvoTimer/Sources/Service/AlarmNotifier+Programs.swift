import Foundation
import OvoTimerDomain

extension AlarmNotifier {
  /// Runs a program for each sounding, with `sound` or `silence`, the alarm's identity, how often it
  /// has sounded with this time, and words for people.
  ///
  /// ```
  /// my-alarm sound 4B1C… 1 "05:00 are over."
  /// my-alarm silence 4B1C…
  /// ```
  public static func program(_ program: String) -> AlarmNotifier {
    AlarmNotifier(
      sound: { alarm, words in
        run(program, ["sound", alarm.id, "\(alarm.soundings)", "\(words) are over."])
      },
      silence: { _ = run(program, ["silence", $0]) })
  }

  /// A notification of the desktop, which a repetition replaces, and a sound.
  public static func desktop(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> AlarmNotifier {
    let notifier = find("notify-send", in: path)
    let player = players.lazy.compactMap { name, arguments in
      find(name, in: path).map { ($0, arguments) }
    }.first
    return AlarmNotifier(
      sound: { alarm, words in
        var problems: [String] = []
        if let notifier {
          let arguments = [
            "--app-name=Ovo Timer", "--urgency=critical", "--replace-id=\(number(of: alarm.id))",
            "Time is up", "\(words) are over.",
          ]
          problems += [run(notifier, arguments)].compactMap { $0 }
        }
        if let (player, arguments) = player {
          problems += [run(player, arguments)].compactMap { $0 }
        }
        if notifier == nil, player == nil {
          problems.append(
            "Nothing here shows or sounds an alarm. Install 'libnotify-bin' and a player such as "
              + "'pipewire-bin', or start the service with '--sounder PROGRAM'.")
        }
        return problems.isEmpty ? nil : problems.joined(separator: " ")
      },
      silence: { id in
        // A notification that is replaced by one that goes at once has gone.
        guard let notifier else { return }
        _ = run(
          notifier,
          [
            "--app-name=Ovo Timer", "--expire-time=1", "--replace-id=\(number(of: id))",
            "Acknowledged",
          ])
      })
  }

  private static let sound = "/usr/share/sounds/freedesktop/stereo/alarm-clock-elapsed.oga"
  private static let players = [
    ("canberra-gtk-play", ["--id=alarm-clock-elapsed"]), ("pw-play", [sound]), ("paplay", [sound]),
  ]

  /// The number that the desktop knows an alarm by: the same for each of its repetitions.
  static func number(of id: ScheduledAlarm.ID) -> UInt32 {
    id.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } | 1
  }

  private static func find(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a program, and does not wait for its end; returns what is wrong, if it cannot be started.
  private static func run(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return nil
    } catch {
      return "The alarm could not be sounded by \(program): \(error.localizedDescription)"
    }
  }
}
