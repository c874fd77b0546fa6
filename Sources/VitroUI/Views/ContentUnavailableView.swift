import Foundation

/// A view in place of missing content, which says what is missing, why, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ElementView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes it of a label, a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  var inside: TupleView<Label, Description, Actions>? { TupleView(label, description, actions) }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .vertical, variant: "unavailable"))
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Makes it of a label and a description.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView {
  /// Makes it of a label and buttons.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Makes it of a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == VitroUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes it of a title, a symbol by its name, and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(label: { VitroUI.Label(titleKey, systemImage: systemImage) }) { description }
  }

  /// Makes it of a title, a symbol by its name, and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(label: { VitroUI.Label(title, systemImage: systemImage) }) { description }
  }

  /// Nothing was found.
  public static var search: Self {
    Self(Text(.noResults))
  }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self {
    guard !text.isEmpty else { return search }
    return Self(Text(.noResultsFor, text))
  }

  private init(_ title: Text) {
    self.init(label: { VitroUI.Label(title: title, systemImage: "magnifyingglass") }) {
      Text(.tryAnotherSearch)
    }
  }
}

/// A button that sets a name for something.
public struct RenameButton: View {
  private let action: @MainActor () -> Void

  /// Makes the button, which does nothing by itself.
  public init() { action = {} }

  /// The button.
  public var body: some View {
    Button(action: action) { Label(title: Text(.rename), systemImage: "pencil") }
  }
}
