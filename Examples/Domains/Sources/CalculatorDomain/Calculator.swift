/// A pocket calculator as a value: it is told which key was pressed, and answers with the commands
/// that follow.
///
/// It calculates from left to right, at once, as pocket calculators do: 2 + 3 × 4 = is 20, because
/// the × works out 2 + 3 first. The result of every step is rounded to the twelve digits that the
/// display shows.
public struct Calculator: Hashable, Sendable {
  /// A command to the owner of the calculator, who carries it out next.
  public enum Command: Hashable, Sendable {
    /// Show this text: a number, or why there is none.
    case display(String)
    /// Say that the key means nothing now. The display stays as it is.
    case beep
  }

  private var state = State.initial

  /// A calculator that has just been switched on.
  public init() {}

  /// What the display shows.
  public var display: String { state.display }

  /// The operation that was chosen by the last key, and waits for its second number.
  public var chosenOperation: Operation? {
    if case .chosen(let pending) = state { pending.operation } else { nil }
  }

  /// Why there is no result, if there is none.
  public var failure: CalculationError? {
    if case .failed(let error) = state { error } else { nil }
  }

  /// A key has been pressed.
  @discardableResult
  public mutating func press(_ key: Key) -> [Command] {
    do throws(CalculationError) {
      guard let next = try state.pressing(key) else { return [.beep] }
      state = next
    } catch {
      state = .failed(error)
    }
    return [.display(display)]
  }
}
