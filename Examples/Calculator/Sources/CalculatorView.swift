import CalculatorDomain
import SwiftUI

/// A pocket calculator: what it displays, and its twenty keys.
public struct CalculatorView: View {
  @State private var calculator: Calculator
  /// How often a key meant nothing.
  @State private var refusals = 0

  /// Makes a calculator that goes on from what it knows.
  public init(_ calculator: Calculator = Calculator()) {
    _calculator = State(initialValue: calculator)
  }

  /// The display above the keys.
  public var body: some View {
    VStack(spacing: 12) {
      Display(text: calculator.display)
      ForEach(Key.rows, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(row, id: \.self) { key in
            KeyButton(key: key, isChosen: isChosen(key)) { press(key) }
          }
        }
      }
    }
    .frame(maxWidth: 380)
    .sensoryFeedback(.error, trigger: refusals)
  }

  private func press(_ key: Key) {
    for command in calculator.press(key) {
      if command == .beep { refusals += 1 }
    }
  }

  private func isChosen(_ key: Key) -> Bool {
    calculator.chosenOperation.map { .operation($0) == key } ?? false
  }
}

/// What the calculator says, in letters that are smaller the more there are: all of them must fit on the
/// narrowest phone.
private struct Display: View {
  let text: String
  @Environment(\.locale) private var locale

  var body: some View {
    let written = text.grouped(for: locale)
    Text(written)
      .font(.system(size: size(for: written.count), weight: .light))
      .monospacedDigit()
      .lineLimit(1)
      .accessibilityIdentifier("display")
      .accessibilityAddTraits(.updatesFrequently)
      .frame(maxWidth: .infinity, alignment: .trailing)
      // As high as its largest letters: the keys below stay where they are.
      .frame(height: 96, alignment: .bottom)
  }

  private func size(for count: Int) -> CGFloat {
    switch count {
    case ...5: 72
    case ...9: 48
    case ...13: 32
    default: 24
    }
  }
}

extension Key {
  /// The keys as they stand below the display, from the top.
  static let rows: [[Key]] = [
    [.allClear, .clearEntry, .percent, .dividedBy],
    [.seven, .eight, .nine, .times],
    [.four, .five, .six, .minus],
    [.one, .two, .three, .plus],
    [.sign, .zero, .point, .equals],
  ]
}

struct CalculatorView_Previews: PreviewProvider {
  static var previews: some View {
    CalculatorView()
  }
}
