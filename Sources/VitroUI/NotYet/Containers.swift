import Foundation

/// Chooses several days.
@available(
  *, unavailable, message: "'MultiDatePicker' is not in Vitro yet: use DatePickers."
)
public struct MultiDatePicker: View {
  /// Chooses several days, with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}

  /// Chooses several days, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {}

  /// No view.
  public var body: some View { EmptyView() }
}

/// Views beside each other, with lines that people move.
@available(
  *, unavailable, message: "'HSplitView' is not in Vitro yet: use an HStack."
)
public struct HSplitView: View {
  /// Shows views beside each other.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}

  /// No view.
  public var body: some View { EmptyView() }
}

/// Views above each other, with lines that people move.
@available(
  *, unavailable, message: "'VSplitView' is not in Vitro yet: use a VStack."
)
public struct VSplitView: View {
  /// Shows views above each other.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}

  /// No view.
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "'inspector' is not in Vitro yet: use a sheet, or an HStack."
)
extension View {
  /// Shows something beside the view.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'sectionActions' is not in Vitro yet: put the Buttons into the Section."
)
extension View {
  /// Adds buttons to a section.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'popoverTip' is not in Vitro yet: use a 'popover', or 'help'."
)
extension View {
  /// Shows a tip about the view.
  public func popoverTip<Tip>(_ tip: Tip, arrowEdge: Edge? = nil) -> some View { self }
}

@available(
  *, unavailable, message: "'findNavigator' is not in Vitro yet: use 'searchable'."
)
extension View {
  /// Lets people find a text in the view.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
