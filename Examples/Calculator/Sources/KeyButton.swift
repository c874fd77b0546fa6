import CalculatorDomain
import Foundation
import SwiftUI

/// A round key, which a key of the keyboard presses as well.
struct KeyButton: View {
  let key: Key
  let isChosen: Bool
  let press: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Button(action: press) {
      Text(key == .point ? locale.decimalSign : key.label)
    }
    .accessibilityLabel(key.spoken(in: Language(locale)))
    .buttonStyle(KeyStyle(kind: key.kind, isChosen: isChosen))
    .keyboardShortcut(key.equivalent(in: locale), modifiers: [])
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// Keys of the keyboard for which the pad has no key of its own: no person sees or hears them.
struct KeyboardKeys: View {
  let press: (Key) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(Key.furtherEquivalents(in: locale), id: \.0.character) { equivalent, key in
      Button(action: { press(key) }) { Color.clear }
        .buttonStyle(.plain)
        .keyboardShortcut(equivalent, modifiers: [])
        .accessibilityHidden(true)
    }
  }
}

/// The purpose of a key, which its color tells.
enum KeyKind {
  case digit, operation, other
}

private struct KeyStyle: ButtonStyle {
  let kind: KeyKind
  let isChosen: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.verticalSizeClass) private var height

  func makeBody(configuration: Configuration) -> some View {
    key(configuration.label.font(.system(size: isLow ? 24 : 30, weight: .medium)))
      .foregroundStyle(foreground)
      .background(background.opacity(configuration.isPressed ? 0.6 : 1), in: Capsule())
  }

  private var isLow: Bool { height == .compact }

  /// Round, or flat enough for five rows of them on a phone that is held across.
  @ViewBuilder
  private func key(_ label: some View) -> some View {
    if isLow {
      label.frame(maxWidth: .infinity).frame(height: 44)
    } else {
      label.frame(maxWidth: .infinity).aspectRatio(1, contentMode: .fit)
    }
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
    case .percent, .backspace, .clearEntry, .allClear: .other
    }
  }

  /// The key of a keyboard; for the point it is the one that people of a country type.
  func equivalent(in locale: Locale) -> KeyEquivalent {
    switch self {
    case .digit(let digit): KeyEquivalent(Character("\(digit.rawValue)"))
    case .point: KeyEquivalent(locale.decimalSign.first ?? ".")
    case .operation(.add): "+"
    case .operation(.subtract): "-"
    case .operation(.multiply): "*"
    case .operation(.divide): "/"
    case .equals: "="
    case .percent: "%"
    case .sign: "s"
    case .backspace: .delete
    case .clearEntry: .deleteForward
    case .allClear: .escape
    }
  }

  /// What else presses a key. Both signs are a point: many a keyboard has one beside its digits that is not
  /// that of its country.
  static func furtherEquivalents(in locale: Locale) -> [(KeyEquivalent, Key)] {
    let otherPoint: KeyEquivalent = locale.decimalSign == "." ? "," : "."
    return [
      (.return, .equals), (.delete, .backspace), ("c", .clearEntry), (otherPoint, .point),
    ]
  }
}

extension Locale {
  /// What stands before the decimals.
  var decimalSign: String { decimalSeparator ?? "." }
}
