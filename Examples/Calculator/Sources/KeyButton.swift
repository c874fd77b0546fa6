import CalculatorDomain
import SwiftUI

/// A round key, which a key of the keyboard presses as well.
struct KeyButton: View {
  let key: Key
  let isChosen: Bool
  let press: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Button(action: press) {
      Text(key == .point ? decimalSeparator : key.label)
    }
    .accessibilityLabel(key.spoken)
    .buttonStyle(KeyStyle(kind: key.kind, isChosen: isChosen))
    .keyboardShortcut(equivalent, modifiers: [])
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private var decimalSeparator: String { locale.decimalSeparator ?? "." }

  /// The key of a keyboard; for the point it is the one that people of a country type.
  private var equivalent: KeyEquivalent {
    guard key == .point, let sign = decimalSeparator.first else { return key.equivalent }
    return KeyEquivalent(sign)
  }
}

/// What a key is for, which its color tells.
enum KeyKind {
  case digit, operation, other
}

private struct KeyStyle: ButtonStyle {
  let kind: KeyKind
  let isChosen: Bool
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 30, weight: .medium))
      .frame(maxWidth: .infinity)
      .aspectRatio(1, contentMode: .fit)
      .foregroundStyle(foreground)
      .background(background.opacity(configuration.isPressed ? 0.6 : 1), in: Circle())
  }

  private var foreground: Color {
    switch kind {
    case .operation: isChosen && colorScheme == .light ? .white : .black
    case .digit, .other: .primary
    }
  }

  private var background: Color {
    switch kind {
    case .operation: isChosen ? .primary : .orange
    case .digit: .gray.opacity(0.2)
    case .other: .gray.opacity(0.45)
    }
  }
}

extension Key {
  var kind: KeyKind {
    switch self {
    case .digit, .point, .sign: .digit
    case .operation, .equals: .operation
    case .percent, .clearEntry, .allClear: .other
    }
  }

  /// The key of a keyboard.
  var equivalent: KeyEquivalent {
    switch self {
    case .digit(let digit): KeyEquivalent(Character("\(digit.rawValue)"))
    case .point: "."
    case .operation(.add): "+"
    case .operation(.subtract): "-"
    case .operation(.multiply): "*"
    case .operation(.divide): "/"
    case .equals: .return
    case .percent: "%"
    case .sign: "s"
    case .clearEntry: .delete
    case .allClear: .escape
    }
  }

  /// What is said of the key: a sign alone is a word to nobody.
  var spoken: String {
    switch self {
    case .digit, .percent: label
    case .point: "Point"
    case .operation(.add): "Plus"
    case .operation(.subtract): "Minus"
    case .operation(.multiply): "Times"
    case .operation(.divide): "Divided by"
    case .equals: "Equals"
    case .sign: "Change sign"
    case .clearEntry: "Clear"
    case .allClear: "All clear"
    }
  }
}
