/// One of the four operations, with the sign that stands on its key.
public enum Operation: String, Hashable, Sendable, CaseIterable {
  /// The sum of two numbers.
  case add = "+"
  /// The first number less the second.
  case subtract = "−"
  /// The product of two numbers.
  case multiply = "×"
  /// The first number divided by the second, which must not be zero.
  case divide = "÷"

  func result(_ left: Number, _ right: Number) throws(CalculationError) -> Number {
    let (top, bottom) = (left.numerator, left.denominator)
    let denominator = bottom * right.denominator
    switch self {
    case .add:
      return try Number(top * right.denominator + right.numerator * bottom, over: denominator)
    case .subtract:
      return try Operation.add.result(left, right.negated)
    case .multiply:
      return try Number(top * right.numerator, over: denominator)
    case .divide:
      return try Number(top * right.denominator, over: bottom * right.numerator)
    }
  }

  /// What a per cent key makes of the second number: 10 % more is a tenth of the first number more,
  /// while 10 % times is a tenth times.
  func percent(_ left: Number, _ right: Number) throws(CalculationError) -> Number {
    switch self {
    case .add, .subtract:
      try Number(
        left.numerator * right.numerator, over: left.denominator * right.denominator * 100)
    case .multiply, .divide:
      try right.hundredth()
    }
  }
}

extension Number {
  /// The number as a per cent.
  func hundredth() throws(CalculationError) -> Number {
    try Number(numerator, over: denominator * 100)
  }
}
