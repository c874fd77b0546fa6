/// A step of a test, as messages name it.
struct Step {
  /// What stands behind the name of the store or model, such as `send(.saveButtonTapped)`.
  let name: String
  /// The step as it is written, without a closure that says what changes.
  let call: String
  /// What stands before that closure, such as `changes: `.
  private let label: String

  /// A step of a test store.
  static func store(_ name: String) -> Step {
    Step(name: name, call: "await store.\(name)", label: "")
  }

  /// A step of a test model that does something.
  static let perform = Step(
    name: "perform { … }",
    call: "await test.perform { … }",
    label: "changes: "
  )

  /// A step of a test model that takes what its work has changed.
  static let receive = Step(name: "receive", call: "await test.receive", label: "")

  /// The step with a closure that says what changes.
  func changing(_ change: String = "$0.… = …") -> String {
    "\(call) \(label){ \(change) }"
  }
}
