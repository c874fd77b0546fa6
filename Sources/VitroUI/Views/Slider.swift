import Foundation

/// A number that is set by dragging.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  private let track: (String) -> SliderTrack
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value?, label: Label,
    minimum: ValueLabel?, maximum: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    track = { name in
      SliderTrack(
        name: name, low: Double(bounds.lowerBound), high: Double(bounds.upperBound),
        step: step.map { Double($0) }, read: { Double(value.wrappedValue) },
        write: { value.wrappedValue = Value($0) }, editingChanged: onEditingChanged)
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The track, between its labels where it has some.
  public var body: some View {
    if let minimum, let maximum {
      ControlStack {
        HStack {
          minimum.unadjusted()
          ControlRow(label: label, isLabelShown: false, control: track)
          maximum.unadjusted()
        }
      }
    } else {
      ControlRow(label: label, isLabelShown: false, control: track)
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider; give it an accessible name with `accessibilityLabel(_:)`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: nil, label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps; give it an accessible name with `accessibilityLabel(_:)`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: step, label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, which it is called by.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a label, which it is called by.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: step, label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider with a label, which it is called by, and with labels for its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a label and with labels for its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

/// The track of a slider, which is dragged.
struct SliderTrack: ElementView {
  let name: String
  let low: Double
  let high: Double
  let step: Double?
  let read: () -> Double
  let write: (Double) -> Void
  let editingChanged: (Bool) -> Void

  static var readsBindings: Bool { true }
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .slider, label: name, value: formatted(read()), isEnabled: environment.isEnabled,
      actions: [.setValue, .adjust], style: Style(looks: environment.looks),
      details: [.range(low, high, step: step)])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    switch event {
    case .setValue(_, let text):
      if let number = Double(text), number.isFinite { set(number) }
    case .adjust(_, let count): set(read() + Double(count) * (step ?? (high - low) / 10))
    default: break
    }
  }

  private func set(_ number: Double) {
    editingChanged(true)
    write(snapped(number))
    editingChanged(false)
  }

  /// The nearest number that the slider can have.
  private func snapped(_ number: Double) -> Double {
    guard low <= high else { return low }
    let inside = min(max(number, low), high)
    guard let step, step > 0 else { return inside }
    return min(low + ((inside - low) / step).rounded() * step, high)
  }
}

/// A number in as few signs as tell it apart, without a fraction where it has none.
package func formatted(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
