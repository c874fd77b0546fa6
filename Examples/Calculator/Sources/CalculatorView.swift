import CalculatorDomain
import SwiftUI

/// A pocket calculator: what it displays, and its twenty keys.
public struct CalculatorView: View {
  @State private var calculator: Calculator
  /// How often a key meant nothing.
  @State private var refusals = 0
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.locale) private var locale

  /// Makes a calculator that goes on from what it knows.
  public init(_ calculator: Calculator = Calculator()) {
    _calculator = State(initialValue: calculator)
  }

  /// The display above the keys.
  public var body: some View {
    VStack(spacing: spacing) {
      Display(calculator: calculator)
      ForEach(Key.rows, id: \.self) { row in
        HStack(spacing: spacing) {
          ForEach(row, id: \.self) { key in
            KeyButton(key: key, isChosen: isChosen(key)) { press(key) }
          }
        }
      }
    }
    .background { KeyboardKeys(press: press) }
    .frame(maxWidth: isLow ? 640 : 380)
    .sensoryFeedback(.error, trigger: refusals)
  }

  /// Whether this is a phone that is held across.
  private var isLow: Bool { height == .compact }
  private var spacing: CGFloat { isLow ? 6 : 12 }

  private func press(_ key: Key) {
    for command in calculator.press(key) {
      if command == .beep { refusals += 1 }
    }
    // Of what is typed each key says its own name.
    if key == .equals {
      AccessibilityNotification.Announcement(calculator.written(for: locale)).post()
    }
  }

  private func isChosen(_ key: Key) -> Bool {
    calculator.chosenOperation.map { .operation($0) == key } ?? false
  }
}

extension Calculator {
  /// The number on its display in the notation of a locale, or the message of an error.
  fileprivate func written(for locale: Locale) -> String {
    failure?.words(in: Language(locale)) ?? display.grouped(for: locale)
  }
}

/// The number or error of the calculator, in letters that are smaller the more there are: all of them must fit on the
/// narrowest phone.
private struct Display: View {
  let calculator: Calculator
  @Environment(\.locale) private var locale
  @Environment(\.verticalSizeClass) private var height

  private var written: String { calculator.written(for: locale) }

  var body: some View {
    Text(written)
      .font(.system(size: size(for: written.count), weight: .light))
      .monospacedDigit()
      .lineLimit(1)
      .accessibilityIdentifier("display")
      .frame(maxWidth: .infinity, alignment: .trailing)
      // As high as its largest letters: the keys below stay where they are.
      .frame(height: isLow ? 48 : 96, alignment: .bottom)
  }

  private var isLow: Bool { height == .compact }

  private func size(for count: Int) -> CGFloat {
    switch count {
    case ...5 where !isLow: 72
    case ...9 where isLow: 40
    case ...9: 48
    case ...13: 32
    case ...22: 24
    default: 20
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
