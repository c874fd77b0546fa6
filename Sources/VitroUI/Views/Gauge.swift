import Foundation

/// A measurement within known limits.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let label: Label
  private let current: CurrentValueLabel?
  private let least: BoundsLabel?
  private let most: BoundsLabel?
  private let bar: (String, String?) -> ProgressBar
  /// How far the value is between the limits, from 0 to 1.
  private let part: Double
  @Environment(\.gaugeStyle) private var style

  fileprivate init<Value: BinaryFloatingPoint>(
    _ value: Value, _ range: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel?,
    _ least: BoundsLabel?, _ most: BoundsLabel?
  ) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let number = value.isFinite ? min(max(Double(value), low), high) : low
    self.label = label
    self.current = current
    self.least = least
    self.most = most
    part = high > low ? (number - low) / (high - low) : 0
    bar = { name, text in
      ProgressBar(role: .meter, name: name, value: number, low: low, high: high, text: text)
    }
  }

  /// The label, and the measurement between the labels of its limits.
  public var body: some View {
    if let style {
      style(
        GaugeStyleConfiguration(
          value: part, label: .init(label), currentValueLabel: current.map { .init($0) },
          minimumValueLabel: least.map { .init($0) }, maximumValueLabel: most.map { .init($0) }))
    } else {
      LabeledBar(label: label, current: current, bar: bar) { label, bar, current in
        ControlStack {
          VStack {
            label
            if let least, let most {
              ControlStack {
                HStack {
                  least.unadjusted()
                  bar
                  most.unadjusted()
                }
              }
            } else {
              bar
            }
            current
          }
        }
      }
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Shows a measurement.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a measurement, and what it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge {
  /// Shows a measurement, what it is, and its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
