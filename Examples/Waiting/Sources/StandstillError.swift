/// The error of somebody who has waited for what does not come: nothing has moved for a while.
public struct StandstillError: Error, CustomStringConvertible {
  /// How long nothing has moved.
  public let duration: Duration
  /// The event that was waited for, in words.
  public let wanted: String
  /// The last that was seen of those who were to bring it.
  public let seen: String

  /// The place of a wait, where nobody has said what for.
  static func place(_ fileID: String, _ line: Int) -> String { "what \(fileID):\(line) asks for" }

  /// The event, and the last that was seen.
  public var description: String {
    let seconds = duration / .seconds(1)
    return "Nothing has moved for \(seconds) s. Waited for: \(wanted)."
      + (seen.isEmpty ? "" : "\nSeen last: \(seen)")
  }
}
