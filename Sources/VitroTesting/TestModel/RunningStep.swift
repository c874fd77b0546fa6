/// A step of a test model, and what it began.
struct RunningStep {
  /// As messages name it.
  let name: String
  let place: SourcePlace
  /// Knows whether anything of it runs.
  let rest: RestStep
  /// What the test itself performs, if that takes time.
  var task: Task<Void, Never>?
  /// Whether it need not end.
  var isSkipped = false

  init(name: String, place: SourcePlace, rest: RestStep, task: Task<Void, Never>? = nil) {
    self.name = name
    self.place = place
    self.rest = rest
    self.task = task
  }

  /// Whether anything of it runs.
  var isRunning: Bool { rest.isRunning }

  /// Whether only a task of it runs that nobody awaits.
  var isStray: Bool { rest.isStray }

  /// What it sleeps for, where that can be known.
  var sleeps: [KnownSleep] { rest.sleeps }
}
