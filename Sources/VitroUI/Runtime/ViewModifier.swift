/// A modifier that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the view becomes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>
  /// Makes what is shown of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifierContent<Modifier>: View {
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Changes a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What is shown of the view.
  public var body: some View {
    ModifierBody(modifier: modifier, content: AnyView(content))
  }
}

/// The body that a modifier makes of a view; the modifier's state and environment are those of this place.
private struct ModifierBody<Modifier: ViewModifier>: View, OpenView {
  let modifier: Modifier
  let content: AnyView

  var body: some View { modifier.body(content: ModifierContent(view: content)) }
}

extension View {
  /// Changes this view with a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
