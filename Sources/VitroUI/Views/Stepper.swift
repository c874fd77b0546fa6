import Foundation

/// A value that is set step by step.
///
/// Those who listen to the screen hear the number that it is for, or what `accessibilityValue(_:)` says in
/// its place; of a stepper that is made of actions, or for a value that is no number, only that.
///
/// `onEditingChanged` is called with true before a person's steps, and with false after them.
public struct Stepper<Label: View>: StyledControl {
  private let label: Label
  private let stepping: Stepping

  private init(
    _ label: Label, _ editingChanged: @escaping (Bool) -> Void,
    number: @escaping () -> String? = { nil },
    steps: @escaping () -> (up: (() -> Void)?, down: (() -> Void)?)
  ) {
    self.label = label
    stepping = Stepping(steps: steps, number: number, editingChanged: editingChanged)
  }

  /// Makes a stepper with a label, which does something at each step; without an action, that step
  /// cannot be taken.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged) { (onIncrement, onDecrement) }
  }

  /// Makes a stepper with a label for a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged, number: { numberText(value.wrappedValue) }) {
      return (
        { value.wrappedValue = value.wrappedValue.advanced(by: step) },
        { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
      )
    }
  }

  /// Makes a stepper with a label for a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged, number: { numberText(value.wrappedValue) }) {
      let now = value.wrappedValue
      return (
        now < bounds.upperBound ? { value.wrappedValue = stepped(now, step, in: bounds) } : nil,
        now > bounds.lowerBound ? { value.wrappedValue = stepped(now, -step, in: bounds) } : nil
      )
    }
  }

  @ViewBuilder
  func styled(in environment: EnvironmentValues) -> some View {
    if label.isNamedOnScreen {
      LabeledControl(label: label) { element($0, $1, in: environment) }
    } else {
      element(label, label.controlName, in: environment)
    }
  }

  @ViewBuilder
  private func element(
    _ label: some View, _ name: String, in environment: EnvironmentValues
  ) -> some View {
    if environment.controls.hidesLabels {
      StepperElement(stepping, Unseen(content: label), name: name, hidesLabel: true)
    } else {
      StepperElement(stepping, label, name: name, hidesLabel: false)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title for a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value within bounds.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, which does something at each step.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

/// A number as people would write it: without a fraction where it has none, and without the digits that
/// come of adding fractions; `nil` of anything else.
private func numberText<Value>(_ value: Value) -> String? {
  switch value {
  case let number as any BinaryInteger: "\(number)"
  case let number as any BinaryFloatingPoint:
    Double("\(number)").map { String(format: "%.15g", $0) }
  case let number as Decimal: "\(number)"
  default: nil
  }
}

/// The value a step further within bounds; it never goes beyond them, so that nothing overflows.
private func stepped<Value: Strideable>(
  _ value: Value, _ step: Value.Stride, in bounds: ClosedRange<Value>
) -> Value {
  let inside = min(max(value, bounds.lowerBound), bounds.upperBound)
  let isUp = step > 0
  let rest = inside.distance(to: isUp ? bounds.upperBound : bounds.lowerBound)
  if isUp ? rest <= step : rest >= step { return isUp ? bounds.upperBound : bounds.lowerBound }
  return inside.advanced(by: step)
}

/// The element of a stepper: its label, and a button for each direction.
private struct StepperElement<Label: View>: ElementView {
  let stepping: Stepping
  let name: String
  let hidesLabel: Bool
  /// The label, and the buttons.
  let inside: TupleView<Label, StepButton, StepButton>?

  init(_ stepping: Stepping, _ label: Label, name: String, hidesLabel: Bool) {
    self.stepping = stepping
    self.name = name
    self.hidesLabel = hidesLabel
    inside = TupleView(
      label, StepButton(stepping: stepping, name: name, isUp: false),
      StepButton(stepping: stepping, name: name, isUp: true))
  }

  static var readsBindings: Bool { true }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .spinbutton, label: name, isEnabled: environment.isEnabled, actions: .adjust,
      style: Style(variant: hidesLabel ? "unlabeled" : nil),
      details: [.roleDescription(environment.words[.stepper])]
        + [stepping.number()].compactMap { $0.map(Detail.valueText) })
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .adjust(_, let count) = event { stepping.step(count) }
  }
}

/// A button of a stepper.
private struct StepButton: ElementView {
  let stepping: Stepping
  /// The name of the stepper.
  let name: String
  let isUp: Bool

  static var readsBindings: Bool { true }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let steps = stepping.steps()
    let words = environment.words
    let (word, ofValue): (BuiltInWords.Word, BuiltInWords.Word) =
      isUp ? (.increment, .incrementValue) : (.decrement, .decrementValue)
    return Attributes(
      role: .button, label: name.isEmpty ? words[word] : words[ofValue, name],
      isEnabled: environment.isEnabled && (isUp ? steps.up : steps.down) != nil, actions: .press,
      style: Style(purpose: isUp ? .increment : .decrement))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) { stepping.step(isUp ? 1 : -1) }
}

/// The steps that a stepper takes.
@MainActor
private struct Stepping {
  /// As many steps as one event may make.
  private static let most: UInt = 1_000

  /// The actions that step up and down, or `nil` at the ends.
  let steps: () -> (up: (() -> Void)?, down: (() -> Void)?)
  /// The number that it is set to, or `nil` where it knows none.
  let number: () -> String?
  let editingChanged: (Bool) -> Void

  func step(_ count: Int) {
    guard count != 0 else { return }
    editingChanged(true)
    for _ in 0..<min(count.magnitude, Self.most) {
      let steps = steps()
      if count > 0 { steps.up?() } else { steps.down?() }
    }
    editingChanged(false)
  }
}
