/// A digit, which is its own raw value.
public enum Digit: Int, Hashable, Sendable, CaseIterable {
  /// A digit from 0 to 9.
  case zero, one, two, three, four, five, six, seven, eight, nine
}

/// A key of the calculator.
public enum Key: Hashable, Sendable, CaseIterable {
  /// Types a digit.
  case digit(Digit)
  /// Types the decimal point.
  case point
  /// Chooses what to do with the number that is shown and the next one.
  case operation(Operation)
  /// Works out the result, or does the last operation again.
  case equals
  /// Makes a per cent of the number that is shown.
  case percent
  /// Changes the sign of the number that is shown, or begins a negative one after an operation.
  case sign
  /// Takes back the digit that was typed last.
  case backspace
  /// Puts a zero in place of the number that is shown, and forgets nothing else.
  case clearEntry
  /// Forgets everything.
  case allClear

  /// All keys: digits, point, operations, then the others.
  public static let allCases: [Key] =
    Digit.allCases.map(Key.digit) + [.point] + Operation.allCases.map(Key.operation)
    + [.equals, .percent, .sign, .backspace, .clearEntry, .allClear]

  /// What stands on the key.
  public var label: String {
    switch self {
    case .digit(let digit): "\(digit.rawValue)"
    case .point: "."
    case .operation(let operation): operation.rawValue
    case .equals: "="
    case .percent: "%"
    case .sign: "±"
    case .backspace: "⌫"
    case .clearEntry: "C"
    case .allClear: "AC"
    }
  }
}

/// The keys by name: `.three`, `.plus`, `.four`, `.equals`.
extension Key {
  /// The digit 0.
  public static let zero = Key.digit(.zero)
  /// The digit 1.
  public static let one = Key.digit(.one)
  /// The digit 2.
  public static let two = Key.digit(.two)
  /// The digit 3.
  public static let three = Key.digit(.three)
  /// The digit 4.
  public static let four = Key.digit(.four)
  /// The digit 5.
  public static let five = Key.digit(.five)
  /// The digit 6.
  public static let six = Key.digit(.six)
  /// The digit 7.
  public static let seven = Key.digit(.seven)
  /// The digit 8.
  public static let eight = Key.digit(.eight)
  /// The digit 9.
  public static let nine = Key.digit(.nine)

  /// Adds.
  public static let plus = Key.operation(.add)
  /// Subtracts.
  public static let minus = Key.operation(.subtract)
  /// Multiplies.
  public static let times = Key.operation(.multiply)
  /// Divides.
  public static let dividedBy = Key.operation(.divide)
}
