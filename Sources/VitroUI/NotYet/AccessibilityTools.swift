/// A stop of a screen reader's way.
@available(
  *, unavailable,
  message: "'AccessibilityRotorEntry' is not in Vitro yet: use 'accessibilityAddTraits(.isHeader)'."
)
public struct AccessibilityRotorEntry: View {
  /// Stops at the view with an id.
  public init<ID: Hashable>(_ label: LocalizedStringKey, id: ID) {}

  /// Stops at the view with an id.
  @_disfavoredOverload
  public init<ID: Hashable>(_ label: some StringProtocol, id: ID) {}

  /// No view.
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable,
  message: "'accessibilityRotor' is not in Vitro yet: use 'accessibilityAddTraits(.isHeader)'."
)
extension View {
  /// Offers a screen reader a way through the view.
  public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View {
    self
  }

  /// Offers a screen reader a way through the view.
  @_disfavoredOverload
  public func accessibilityRotor<Content: View>(
    _ label: some StringProtocol, @ViewBuilder entries: () -> Content
  ) -> some View {
    self
  }
}

@available(
  *, unavailable,
  message: "'accessibilityRepresentation' is not in Vitro yet: use 'accessibilityElement'."
)
extension View {
  /// Shows a screen reader another view.
  public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View {
    self
  }
}

/// Says what a chart shows.
@available(
  *, unavailable,
  message: "'AXChartDescriptorRepresentable' is not in Vitro yet: use 'accessibilityLabel'."
)
public protocol AXChartDescriptorRepresentable {}

@available(
  *, unavailable,
  message: "'accessibilityChartDescriptor' is not in Vitro yet: use 'accessibilityLabel'."
)
extension View {
  /// Says what a chart shows.
  public func accessibilityChartDescriptor<Chart>(_ representable: Chart) -> some View { self }
}
