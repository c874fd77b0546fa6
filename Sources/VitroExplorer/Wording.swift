/// The words for the states and events of a walk.
package struct Wording<State: Sendable, Event: Sendable>: Sendable {
  /// An event as Swift code.
  package var code: @Sendable (Event) -> String = { swiftCode(of: $0) }
  /// The words for what an event of a state is, beside its code, where that says too little.
  package var note: @Sendable (State, Event) -> String? = { _, _ in nil }
  /// The value that is written for a state.
  package var value: @Sendable (State) -> Any = { $0 }
  /// The lines below that.
  package var lines: @Sendable (State) -> [String] = { _ in [] }
  /// The name of an event.
  package var event = "event"
  /// Whether each state of a way is written, or the last one alone.
  package var writesEachState = true
  /// Whether a replay finds out that a goal cannot be reached.
  package var replayLooksForGoals = true

  package init() {}

  /// The call that plays a way.
  func replay(_ events: [Event], from start: Int = 0) -> String {
    let start = start == 0 ? "" : ", from: \(start)"
    return ".replay([\(events.map(code).joined(separator: ", "))]\(start))"
  }

  /// A state as a whole.
  func words(_ state: State) -> String {
    ([text(of: value(state))] + lines(state)).joined(separator: "\n")
  }

  /// A state after another one: what differs, where it is too long to be read as a whole.
  func words(_ state: State, after before: State) -> String {
    let value = value(state)
    if text(of: value).count <= shortLength { return words(state) }
    let changes = swiftChanges(from: self.value(before), to: value)
    return ((changes.isEmpty ? ["(nothing else)"] : changes) + lines(state)).joined(separator: "\n")
  }

  private func text(of value: Any) -> String {
    value as? String ?? swiftCode(of: value, isNamed: true)
  }
}

/// A state that is written as a value, and lines below it.
package protocol WordedState: Sendable {
  /// The value.
  var wordedValue: Any { get }
  /// The lines.
  var wordedLines: [String] { get }
}

extension Wording where State: WordedState {
  /// The words for states that say how they are written.
  package static var worded: Wording {
    var wording = Wording()
    wording.value = { $0.wordedValue }
    wording.lines = { $0.wordedLines }
    return wording
  }
}

/// Up to so many characters a state is read as a whole.
private let shortLength = 100
