import Foundation

/// A switch: a control that is on or off.
public struct Toggle<Label: View>: ElementView, StyledControl {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch with a label of your own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  func makeNode(_ site: Site) -> Node {
    site.environment.toggleStyle == nil ? ViewElementNode(self, site) : StyledNode(self, site)
  }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let parts = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
    return environment.toggleStyle?(parts) ?? AnyView(label)
  }

  static var readsBindings: Bool { true }
  var inside: Label? { label.isPlainTitle ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var style = environment.textStyle
    style.variant = environment.controls.toggle
    return Attributes(
      role: .switch, text: label.plainTitle(in: environment), isEnabled: environment.isEnabled,
      isSelected: isOn.wrappedValue, actions: .press, style: style)
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    isOn.wrappedValue.toggle()
    environment.commandChosen()
  }
}

extension Toggle {
  /// Makes a switch for several values, which is on where all of them are, and sets all of them.
  /// - Note: One for several values is off where only some of them are on; there is no third look.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label)
  }

  /// Makes a switch for a value of each element of a collection: `sources: $lights, isOn: \.isOn`.
  /// - Note: One for several values is off where only some of them are on; there is no third look.
  public init<Rows: MutableCollection & RandomAccessCollection>(
    sources: Binding<Rows>, isOn: KeyPath<Binding<Rows.Element>, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) where Rows.Index: Hashable {
    self.init(sources: sources.elements, isOn: isOn, label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title for a value of each element of a collection.
  public init<Rows: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<Rows>,
    isOn: KeyPath<Binding<Rows.Element>, Binding<Bool>>
  ) where Rows.Index: Hashable {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title for a value of each element of a collection.
  @_disfavoredOverload
  public init<Rows: MutableCollection & RandomAccessCollection>(
    _ title: some StringProtocol, sources: Binding<Rows>,
    isOn: KeyPath<Binding<Rows.Element>, Binding<Bool>>
  ) where Rows.Index: Hashable {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == VitroUI.Label<Text, Image> {
  /// Makes a switch with a title and a picture of the application.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { VitroUI.Label(titleKey, image: image) }
  }

  /// Makes a switch with a title and a symbol by its name.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { VitroUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a switch with a title and a symbol by its name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { VitroUI.Label(title, systemImage: systemImage) }
  }
}
