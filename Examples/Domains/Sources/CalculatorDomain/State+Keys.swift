extension State {
  /// The state after a key, or nil when the key means nothing in this one.
  func pressing(_ key: Key) throws(CalculationError) -> State? {
    switch key {
    case .digit(let digit): typing { $0.append(digit) }
    case .point: typing { $0.appendPoint() }
    case .operation(let operation): try choosing(operation)
    case .equals: try answering()
    case .percent: try takingPercent()
    case .sign: changingSign()
    case .backspace: takingBack()
    case .clearEntry: .operand(.typed(Entry()), of: pending)
    case .allClear: .initial
    }
  }

  /// Goes on with the number that is typed, or begins one.
  private func typing(_ change: (inout Entry) -> Bool) -> State? {
    var entry = Entry()
    if case .operand(.typed(let typed), _) = self { entry = typed }
    return change(&entry) ? .operand(.typed(entry), of: pending) : nil
  }

  /// Works out what came before; an operation that was just chosen is replaced.
  private func choosing(_ operation: Operation) throws(CalculationError) -> State? {
    guard let shown else { return nil }
    guard case .operand(_, let pending?) = self else {
      return .chosen(Pending(left: shown, operation: operation))
    }
    let left = try pending.operation.result(pending.left, shown)
    return .chosen(Pending(left: left, operation: operation))
  }

  /// Without a second number the first one is taken twice: 5 + = is 10.
  private func answering() throws(CalculationError) -> State? {
    guard let shown else { return nil }
    if case .answer(_, let again?) = self {
      return .answer(try again.operation.result(shown, again.right), again: again)
    }
    guard let pending else { return .answer(shown, again: nil) }
    return .answer(
      try pending.operation.result(pending.left, shown),
      again: Repetition(operation: pending.operation, right: shown)
    )
  }

  private func takingPercent() throws(CalculationError) -> State? {
    guard let shown else { return nil }
    guard let pending else { return replacing(try shown.hundredth()) }
    return replacing(try pending.operation.percent(pending.left, shown))
  }

  /// Only what is typed can be taken back.
  private func takingBack() -> State? {
    guard case .operand(.typed, _) = self else { return nil }
    return typing { $0.removeLast() }
  }

  /// A number that is typed may get its sign first; a zero that was worked out has none.
  private func changingSign() -> State? {
    switch self {
    case .operand(.typed, _), .chosen: return typing { $0.negate() }
    case .operand(.computed, _), .answer, .failed: break
    }
    guard let shown, !shown.isZero else { return nil }
    return replacing(shown.negated)
  }

  /// Shows another number in place of the one that is shown.
  private func replacing(_ number: Number) -> State {
    if case .answer(_, let again) = self { return .answer(number, again: again) }
    return .operand(.computed(number), of: pending)
  }
}
