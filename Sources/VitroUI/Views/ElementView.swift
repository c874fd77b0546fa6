/// A primitive view that is one element on the screen.
@MainActor @preconcurrency
protocol ElementView: PrimitiveView {
  associatedtype Inside: View

  /// Whether its attributes depend on state that it reads through bindings, so that it must be told
  /// when that changes.
  static var readsBindings: Bool { get }

  /// Whether what is said about it is meant for what stands in it.
  static var isTransparent: Bool { get }

  /// The views inside the element, if there are any.
  var inside: Inside? { get }

  /// What the element is and how it looks, in its environment.
  func attributes(in environment: EnvironmentValues) -> Attributes

  /// Whether it sets values of the environment for the views inside.
  static var setsEnvironment: Bool { get }

  /// Sets values of the environment for the views inside.
  func changeEnvironment(_ values: inout EnvironmentValues)

  /// Does what a person asked for.
  func handle(_ event: Event, in environment: EnvironmentValues)
}

extension ElementView {
  static var readsBindings: Bool { false }
  static var isTransparent: Bool { false }
  static var setsEnvironment: Bool { false }
  func changeEnvironment(_ values: inout EnvironmentValues) {}
  func handle(_ event: Event, in environment: EnvironmentValues) {}
  func makeNode(_ site: Site) -> Node { ViewElementNode(self, site) }
}

extension ElementView where Inside == EmptyView {
  var inside: EmptyView? { nil }
}

/// The place of a primitive view that is one element.
class ViewElementNode<Content: ElementView>: ElementNode {
  private(set) var view: Content

  init(_ view: Content, _ site: Site) {
    self.view = view
    super.init(site)
    refresh()
    if let inside = view.inside { _ = makeChild(inside) }
  }

  override var subject: ElementNode {
    attributes.style.layout == .box ? contents().first?.subject ?? self : self
  }

  override func setsEnvironment(of slot: Slot) -> Bool {
    slot == .content && Content.setsEnvironment
  }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    view.changeEnvironment(&values)
  }

  override var endsAdjustments: Bool { !Content.isTransparent }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Content.self) else { return }
    view = new
    refresh()
    updateEnvironment()
    if let content, let view = new.inside {
      content.update(view)
    } else {
      replaceInside()
    }
  }

  /// What the element is as its view says it now.
  func makeAttributes(in environment: EnvironmentValues) -> Attributes {
    view.attributes(in: environment)
  }

  override func refresh() {
    let environment = environment
    let attributes =
      Content.readsBindings
      ? tracking { makeAttributes(in: environment) } : makeAttributes(in: environment)
    setAttributes(Content.isTransparent ? attributes : environment.adjusted(attributes))
  }

  override func handle(_ event: Event) { view.handle(event, in: environment) }

  private func replaceInside() {
    guard content != nil || view.inside != nil else { return }
    content?.unmount()
    if let inside = view.inside { _ = makeChild(inside) }
    setNeedsChildren()
  }
}
