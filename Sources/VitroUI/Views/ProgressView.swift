import Foundation

/// A view that shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: StyledControl {
  private let label: Label?
  private let current: CurrentValueLabel?
  private let fraction: Double?

  init(_ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  func styled(in environment: EnvironmentValues) -> AnyView {
    if let style = environment.progressStyle {
      return style(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { .init($0) },
          currentValueLabel: current.map { .init($0) }))
    }
    guard label != nil || current != nil else { return AnyView(bar("", nil)) }
    return AnyView(
      LabeledBar(label: label, current: current, bar: bar) { label, bar, current in
        ControlStack {
          VStack(alignment: fraction == nil ? .center : .leading) {
            label
            bar
            current.font(.caption)
          }
        }
      })
  }

  private func bar(_ name: String, _ text: String?) -> ProgressBar {
    ProgressBar(
      role: .progressbar, name: name, value: fraction, low: 0, high: 1, text: text)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() { self.init(nil, nil, nil) }

  /// Shows how far something has come, or, without a value, that it goes on.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(part(value, total), nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on, with a label of your own.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Shows how far something has come, with a label of your own.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(part(value, total), label(), nil)
  }
}

extension ProgressView {
  /// Shows how far something has come, with labels of your own.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(part(value, total), label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }

  /// Shows that something goes on, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(nil, Text(title), nil) }

  /// Shows how far something has come, with a title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(part(value, total), Text(titleKey), nil)
  }

  /// Shows how far something has come, with a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(part(value, total), Text(title), nil)
  }
}

/// A part of a whole from 0 to 1, or `nil` without one.
private func part<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
  guard let value, total > 0, value.isFinite, total.isFinite else { return nil }
  return min(max(Double(value / total), 0), 1)
}

/// A bar between its label and its value in words, which it is called by.
struct LabeledBar<Label: View, Current: View, Content: View>: View {
  let label: Label?
  let current: Current?
  /// The bar by its name and its value in words.
  let bar: (String, String?) -> ProgressBar
  @ViewBuilder let content: (AnyView?, ProgressBar, AnyView?) -> Content

  var body: some View {
    if label?.isNamedOnScreen == true || current?.isNamedOnScreen == true {
      LabeledControl(label: label) { label, name in
        LabeledControl(label: current) { current, text in
          content(
            AnyView(label.unadjusted()), bar(name, text), AnyView(current.unadjusted()))
        }
      }
    } else {
      content(
        label.map { AnyView($0.unadjusted()) }, bar(label?.controlName ?? "", current?.controlName),
        current.map { AnyView($0.unadjusted()) })
    }
  }
}

/// A bar, a ring or a dial that shows a number.
struct ProgressBar: ElementView {
  let role: Role
  let name: String
  let value: Double?
  let low: Double
  let high: Double
  let text: String?

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let style = role == .meter ? environment.controls.gauge : environment.controls.progress
    var details: [Detail] = value == nil ? [] : [.range(low, high, step: nil)]
    if let text, !text.isEmpty { details.append(.valueText(text)) }
    return Attributes(
      role: role, label: name, value: value.map { formatted($0) },
      style: Style(
        variant: [style ?? (value == nil ? "circular" : "linear"), environment.controls.sizeClass]
          .compactMap { $0 }
          .joined(separator: " "), looks: environment.looks), details: details)
  }
}

extension ControlStyles {
  var sizeClass: String? { size.map { "size-\($0)" } }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far a span of time has passed.
  /// - Note: It is as of the moment when the body ran.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timePart(timerInterval, countsDown), nil, nil)
  }

  /// Shows how far work has come.
  /// - Note: It is as of the moment when the body ran.
  public init(_ progress: Progress) { self.init(progress.fractionCompleted, nil, nil) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows how far a span of time has passed, with a label of your own.
  /// - Note: It is as of the moment when the body ran.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timePart(timerInterval, countsDown), label(), nil)
  }
}

extension ProgressView {
  /// Shows how far a span of time has passed, with labels of your own.
  /// - Note: It is as of the moment when the body ran.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(timePart(timerInterval, countsDown), label(), currentValueLabel())
  }
}

/// The part of a span of time that has passed, or that is left, from 0 to 1.
private func timePart(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double? {
  let all = interval.upperBound.timeIntervalSince(interval.lowerBound)
  let passed = part(Date().timeIntervalSince(interval.lowerBound), all) ?? 1
  return countsDown ? 1 - passed : passed
}
