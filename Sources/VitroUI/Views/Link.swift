import Foundation

/// A control that leads to an address.
///
/// Pressed, it asks `@Environment(\.openURL)` of its place, which a test can watch.
public struct Link<Label: View>: ElementView {
  private let destination: URL
  private let label: Label

  /// Makes a link with a label of your own.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  var inside: Label? { label.isPlainTitle ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let asksFirst = environment.openURL.isOfSurface ? [] : [Detail.asksFirst]
    return Attributes(
      role: .link, text: label.plainTitle(in: environment), isEnabled: environment.isEnabled,
      actions: .press, style: environment.textStyle,
      details: [.url(destination.absoluteString)] + asksFirst)
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    environment.openURL(destination)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
