/// A control that a style in the environment turns into other views.
@MainActor @preconcurrency
protocol StyledControl: PrimitiveView {
  associatedtype Styled: View
  func styled(in environment: EnvironmentValues) -> Styled
}

extension StyledControl {
  func makeNode(_ site: Site) -> Node { StyledNode(self, site) }
}

/// The place of a control that a style turns into other views.
final class StyledNode<Control: StyledControl>: Node {
  private var view: Control

  init(_ view: Control, _ site: Site) {
    self.view = view
    super.init(site)
    _ = makeChild(view.styled(in: environment))
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Control.self) else { return }
    view = new
    content?.update(new.styled(in: environment))
  }

  override func refresh() { content?.update(view.styled(in: environment)) }
}
