public import OvoTimerClient

/// The file by which systemd keeps the service of a timer: it starts with the machine, and again
/// whenever it has ended.
public struct UnitFile: Hashable, Sendable {
  /// The program, with its whole path.
  public var program: String
  /// The location of the timer, if not where the system keeps such things.
  public var location: ServiceLocation?

  /// Makes a unit file.
  public init(program: String, location: ServiceLocation? = nil) {
    self.program = program
    self.location = location
  }

  /// Its name.
  public static let name = "ovo-timer.service"

  /// Its content.
  public var text: String {
    let environment = location.map {
      """
      Environment=\(quoted("OVO_FOLDER=" + $0.folder))
      Environment=\(quoted("OVO_SOCKET=" + $0.socket))

      """
    }
    return """
      [Unit]
      Description=Ovo Timer: holds the timer and sounds its alarm
      StartLimitIntervalSec=0

      [Service]
      Type=exec
      ExecStart=\(command)
      \(environment ?? "")Restart=always
      RestartSec=500ms
      UMask=0077
      NoNewPrivileges=yes
      LockPersonality=yes
      RestrictSUIDSGID=yes
      RestrictRealtime=yes
      SystemCallArchitectures=native

      [Install]
      WantedBy=default.target

      """
  }

  private var command: String {
    [program, "alarmd", "--wait"].map(quoted).joined(separator: " ")
  }

  /// A word as systemd reads it: a percent sign stands for itself only if it is doubled.
  private func quoted(_ word: String) -> String {
    var text = ""
    for character in word {
      switch character {
      case "%": text += "%%"
      case "\"", "\\": text += "\\\(character)"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return "\"\(text)\""
  }
}
