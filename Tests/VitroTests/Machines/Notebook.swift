import Vitro

/// A machine that writes down what it is told, and answers with the commands that come along.
@ObservableState struct Notebook: Equatable, StateMachine {
  var lines: [String] = []
  var isOpen = false

  struct Event: Sendable {
    var line: String
    var commands: [String] = []
  }

  mutating func handle(_ event: Event) -> [String] {
    lines.append(event.line)
    return event.commands
  }

  mutating func openButtonTapped() -> [String] {
    isOpen = true
    return ["open"]
  }
}

extension Notebook.Event: ExpressibleByStringLiteral {
  init(stringLiteral line: String) {
    self.init(line: line)
  }
}

/// A machine that has methods and no events.
struct Door: Equatable {
  enum Command: Equatable { case startMotor }

  var isOpen = false

  mutating func openButtonTapped() -> [Command] {
    [.startMotor]
  }

  mutating func motorStopped() -> [Command] {
    isOpen = true
    return []
  }
}

extension Door: StateMachine {
  typealias Event = MethodCall<Door, Command>
}
