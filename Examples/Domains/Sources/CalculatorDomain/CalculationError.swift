/// Why a calculation has no result that the display can show.
public enum CalculationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No number is so many times zero.
  case divisionByZero
  /// The result does not fit the twelve digits of the display, even rounded to a whole number.
  case tooLarge

  /// What the display shows in place of a number.
  public var description: String {
    switch self {
    case .divisionByZero: "Cannot divide by zero"
    case .tooLarge: "More than 12 digits"
    }
  }
}
