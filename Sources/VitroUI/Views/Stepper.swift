import Foundation

/// A value that is set step by step.
///
/// Those who listen to the screen hear the number that it is for, or what `accessibilityValue(_:)` says in
/// its place; of a stepper that is made of actions, or for a value that is no number, only that.
///
/// `onEditingChanged` is called with true before a person's steps, and with false after them.
public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  /// What steps up and down, or `nil` at the ends.
  let steps: () -> (up: (() -> Void)?, down: (() -> Void)?)
  /// The number that it is set to, or `nil` where it knows none.
  let number: () -> String?
  let editingChanged: (Bool) -> Void

  private init(
    _ label: Label, _ editingChanged: @escaping (Bool) -> Void,
    number: @escaping () -> String? = { nil },
    steps: @escaping () -> (up: (() -> Void)?, down: (() -> Void)?)
  ) {
    self.label = label
    self.steps = steps
    self.number = number
    self.editingChanged = editingChanged
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

  func makeNode(_ site: Site) -> Node { StepperNode(self, site) }
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

/// The place of a stepper: its label, and a button for each direction.
private final class StepperNode<Label: View>: ElementNode {
  private var view: Stepper<Label>
  private var hidesLabel = false {
    didSet { if hidesLabel != oldValue { setNeedsChildren() } }
  }
  private lazy var down = makeButton(.decrement) { [weak self] in self?.step(-1) }
  private lazy var up = makeButton(.increment) { [weak self] in self?.step(1) }

  init(_ view: Stepper<Label>, _ site: Site) {
    self.view = view
    super.init(Attributes(role: .spinbutton), site)
    _ = makeChild(view.label)
    refresh()
  }

  override var endsAdjustments: Bool { true }

  override func arrange() -> [ElementNode] {
    (hidesLabel ? [] : super.arrange()) + [down, up]
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Stepper<Label>.self) else { return }
    view = new
    content?.update(new.label)
    refresh()
  }

  override func refresh() {
    let (steps, number) = tracking { (view.steps(), view.number()) }
    let title = view.label.controlName
    let name = title.isEmpty ? super.arrange().map(\.plainText).joined(separator: " ") : title
    let isEnabled = environment.isEnabled
    hidesLabel = environment.controls.hidesLabels
    setAttributes(
      environment.adjusted(
        Attributes(
          role: .spinbutton, label: name, isEnabled: isEnabled, actions: .adjust,
          style: Style(variant: hidesLabel ? "unlabeled" : nil),
          details: [.roleDescription(environment.words[.stepper])]
            + [number].compactMap { $0.map(Detail.valueText) })))
    set(down, (.decrement, .decrementValue), isEnabled: isEnabled && steps.down != nil)
    set(up, (.increment, .incrementValue), isEnabled: isEnabled && steps.up != nil)
  }

  override func show() {
    super.show()
    _ = snapshot()
  }

  override func contentChanged() {
    if isShown { graph.setNeedsNames(self) } else { setNeedsRefresh() }
  }

  override func unseenContentChanged() { setNeedsRefresh() }

  /// It is called what its label shows, also where that alone has changed.
  override func nameAfterContent() {
    guard isMounted, isShown else { return }
    refresh()
    _ = snapshot()
  }

  override func handle(_ event: Event) {
    guard case .adjust(_, let count) = event else { return }
    step(count)
  }

  override func pathComponent(of child: Node) -> String {
    if child === down { return "down" }
    return child === up ? "up" : super.pathComponent(of: child)
  }

  /// As many steps as one event may make.
  private static var mostSteps: UInt { 1_000 }

  private func step(_ count: Int) {
    guard count != 0 else { return }
    view.editingChanged(true)
    for _ in 0..<min(count.magnitude, Self.mostSteps) {
      let steps = view.steps()
      if count > 0 { steps.up?() } else { steps.down?() }
    }
    view.editingChanged(false)
  }

  private typealias Word = BuiltInWords.Word

  private func set(_ button: ControlNode, _ step: (word: Word, ofValue: Word), isEnabled: Bool) {
    var attributes = button.attributes
    attributes.isEnabled = isEnabled
    let name = self.attributes.label ?? ""
    let words = environment.words
    attributes.label = name.isEmpty ? words[step.word] : words[step.ofValue, name]
    button.setAttributes(attributes)
  }

  private func makeButton(
    _ purpose: Style.Purpose, action: @escaping () -> Void
  ) -> ControlNode {
    let button = ControlNode(
      Attributes(role: .button, actions: .press, style: Style(purpose: purpose)), site(.control))
    button.action = action
    return button
  }
}
