import CustomDump

/// A printer of a reducer's actions, and of what they change: `Counter()._printChanges()`.
public struct ChangePrinter<State, Action>: Sendable {
  private let print: @Sendable (_ action: Action, _ before: State, _ after: State) -> Void

  /// Makes a printer.
  ///
  /// - Parameter print: gets each action, and the state before and after it. It is called on the main
  ///   actor, while the action is handled.
  public init(
    _ print: @escaping @Sendable (_ action: Action, _ before: State, _ after: State) -> Void
  ) {
    self.print = print
  }

  func callAsFunction(_ action: Action, _ before: State, _ after: State) {
    print(action, before, after)
  }

  /// Prints each action, and how it changes the state.
  public static var customDump: ChangePrinter { customDump { Swift.print($0) } }

  /// Prints each action, and how it changes the state, with a function of yours.
  public static func customDump(_ print: @escaping @Sendable (String) -> Void) -> ChangePrinter {
    ChangePrinter { action, before, after in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n"
      text += diff(before, after).map { "\($0)\n" } ?? "  (No state changes)\n"
      print(text)
    }
  }
}

extension Reducer {
  /// Prints each action that the reducer gets, and how it changes the state.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) { Counter()._printChanges() }
  /// ```
  ///
  /// It is for debugging: the state is kept and compared for each action.
  public func _printChanges(
    _ printer: ChangePrinter<State, Action> = .customDump
  ) -> Reduce<State, Action> {
    let base = built()
    return Reduce { state, action in
      let before = state
      let effect = base.reduce(into: &state, action: action)
      printer(action, before, state)
      return effect
    }
  }
}
