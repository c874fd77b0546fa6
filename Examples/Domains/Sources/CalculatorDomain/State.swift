/// The state of a calculator between two keys.
enum State: Hashable, Sendable {
  /// A number is shown that can still be changed; an operation may wait for it.
  case operand(Operand, of: Pending?)
  /// An operation was chosen last; its first number is shown.
  case chosen(Pending)
  /// A result is shown; another = repeats what led to it.
  case answer(Number, again: Repetition?)
  /// There is no result; a new number begins anew.
  case failed(CalculationError)

  static let initial = State.operand(.typed(Entry()), of: nil)

  /// A number that was typed, or was made of one by the percent or the sign key.
  enum Operand: Hashable, Sendable {
    case typed(Entry)
    case computed(Number)
  }

  /// An operation that waits for its second number.
  struct Pending: Hashable, Sendable {
    var left: Number
    var operation: Operation
  }

  /// An operation that waits for another first number.
  struct Repetition: Hashable, Sendable {
    var operation: Operation
    var right: Number
  }

  var display: String {
    switch self {
    case .operand(.typed(let entry), _): entry.text
    case .operand(.computed(let number), _), .answer(let number, _): number.text
    case .chosen(let pending): pending.left.text
    case .failed(let error): error.description
    }
  }

  /// The number that is shown, if one is.
  var shown: Number? {
    switch self {
    case .operand(.typed(let entry), _): entry.number
    case .operand(.computed(let number), _), .answer(let number, _): number
    case .chosen(let pending): pending.left
    case .failed: nil
    }
  }

  /// The operation that waits for the next number, if one does.
  var pending: Pending? {
    switch self {
    case .operand(_, let pending): pending
    case .chosen(let pending): pending
    case .answer, .failed: nil
    }
  }
}
