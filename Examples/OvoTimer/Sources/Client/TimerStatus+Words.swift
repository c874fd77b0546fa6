import Foundation

extension TimerStatus {
  /// The status in words, for people.
  public var words: String {
    let time = timer.state.timeText
    let words =
      switch timer.state {
      case .intro: "Nobody has wound it yet."
      case .winding: "Wound to \(time)."
      case .running: "Running: \(time) left."
      case .paused: "Paused: \(time) left."
      case .finished(_, isAcknowledged: false): "Finished: its alarm sounds."
      case .finished(_, isAcknowledged: true): "Finished."
      case .snoozed: "Snoozed: its alarm sounds again in \(time)."
      }
    return problem.map { "\(words)\n\($0)" } ?? words
  }

  /// The status for programs: an object of JSON in a line.
  public var json: String {
    get throws { try line(of: self) }
  }
}
