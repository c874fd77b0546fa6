public import Foundation
import OvoTimerDomain

extension AlarmNotifier {
  /// Runs a program for each sounding, with `sound` or `silence`, the alarm's identity, how often it
  /// has sounded with this time, and words for people; and with `check` to try in silence whether it
  /// would be heard. It ends with a status other than 0, and says why, where nobody can have heard it.
  ///
  /// ```
  /// my-alarm check
  /// my-alarm sound 4B1C… 1 "05:00 are over."
  /// my-alarm silence 4B1C…
  /// ```
  public static func program(_ program: String) -> AlarmNotifier {
    @Sendable func heard(_ arguments: [String]) async -> String? {
      await run(program, arguments).map { "Nobody hears the alarm: \($0)" }
    }
    return AlarmNotifier(
      sound: { alarm, words in
        await heard(["sound", alarm.id, "\(alarm.soundings)", "\(words) are over."])
      },
      silence: { _ = await run(program, ["silence", $0]) },
      check: { await heard(["check"]) })
  }

  /// A notification of the desktop, which a repetition replaces, and a sound, by what stands in `path`.
  public static func desktop(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> AlarmNotifier {
    let notifier = find("notify-send", in: path)
    let players = playerNames.compactMap { find($0, in: path) }
    return AlarmNotifier(
      sound: { alarm, words in
        async let shown = show(
          "Time is up", "\(words) are over.", alarm.id, with: notifier, ["--urgency=critical"])
        async let heard = play(AlarmSound.alarm, with: players)
        guard let unheard = await heard else {
          _ = await shown
          return nil
        }
        guard let unseen = await shown else {
          return "The alarm is shown, but not heard: \(unheard)"
        }
        return "Nobody hears or sees the alarm: \(unheard) \(unseen)"
      },
      silence: { id in
        // A notification that is replaced by one that goes at once has gone.
        guard notifier != nil else { return }
        _ = await show("Acknowledged", "", id, with: notifier, ["--expire-time=1"])
      },
      check: {
        await play(AlarmSound.silence, with: players).map {
          "The alarm would not be heard here: \($0)"
        }
      })
  }

  private static let playerNames = ["pw-play", "paplay", "canberra-gtk-play", "aplay"]

  /// Shows a notification; returns what is wrong, if it could not be shown.
  private static func show(
    _ title: String, _ words: String, _ id: ScheduledAlarm.ID, with notifier: String?,
    _ options: [String]
  ) async -> String? {
    guard let notifier else { return "Nothing shows it: install 'libnotify-bin'." }
    return await run(
      notifier,
      ["--app-name=Ovo Timer", "--replace-id=\(number(of: id))"] + options + [title, words])
  }

  /// Plays a sound with the first player that can; returns what is wrong, if none can.
  private static func play(_ sound: Data, with players: [String]) async -> String? {
    let file = FileManager.default.temporaryDirectory.appending(path: "ovo-\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try sound.write(to: file)
    } catch {
      return "no sound can be written to \(file.path)."
    }
    var problems: [String] = []
    for player in players {
      let option = player.hasSuffix("canberra-gtk-play") ? "--file=" : ""
      guard let problem = await run(player, [option + file.path]) else { return nil }
      problems.append(problem)
      if Task.isCancelled { break }
    }
    return problems.isEmpty
      ? "nothing plays it. Install 'pipewire-bin' or 'alsa-utils', or see 'ovo help alarmd' for a program "
        + "of your own."
      : problems.joined(separator: " ")
  }

  /// The number that the desktop knows an alarm by: the same for each of its repetitions.
  static func number(of id: ScheduledAlarm.ID) -> UInt32 {
    id.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } | 1
  }

  private static func find(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
