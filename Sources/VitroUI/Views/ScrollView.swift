import Foundation

/// Views in an area that scrolls where they do not fit.
/// - Note: The surface decides whether it shows how far it has scrolled.
public struct ScrollView<Content: View>: ElementView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes an area that scrolls in some directions.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .scroll, looks: [.scrolls(axes)]))
  }
}

/// Lets views inside be scrolled to by their id.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Makes a reader; `content` gets what scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func makeNode(_ site: Site) -> Node { ScrollReaderNode(self, site) }
}

/// Scrolls to a view by its id.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate weak var node: (any ScrollReading)?

  /// Scrolls until the view with this id is seen: at a place of the area, or wherever that is nearest.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    node?.scroll(to: AnyHashable(id), anchor)
  }
}

@MainActor
private protocol ScrollReading: AnyObject {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

private final class ScrollReaderNode<Content: View>: Node, ScrollReading {
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, _ site: Site) {
    self.view = view
    super.init(site)
    _ = makeChild(evaluate())
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: ScrollViewReader<Content>.self) else { return }
    view = new
    refresh()
  }

  override func refresh() {
    let view = evaluate()
    if isMounted { content?.update(view) }
  }

  private func evaluate() -> Content { tracking { view.content(ScrollViewProxy(node: self)) } }

  /// The place may only come with the changes that are being made, so it is looked for after them.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    graph.afterUpdate(in: self) { [weak self] in
      guard let self, let target = place(of: id, in: self) else { return }
      var elements: [ElementNode] = []
      target.collect(into: &elements)
      guard let element = elements.first else { return }
      graph.scroll(to: element, anchor.map { Double($0.y) })
    }
  }

  private func place(of id: AnyHashable, in node: Node) -> Node? {
    for child in node.childrenBehindDialogs {
      if let named = child as? any NamedPlace, named.placeID == id { return child }
      if let found = place(of: id, in: child) { return found }
    }
    return nil
  }
}

/// A place with an id that the application gave it.
@MainActor
protocol NamedPlace: Node {
  var placeID: AnyHashable { get }
}

extension ItemNode: NamedPlace {
  var placeID: AnyHashable { id }
}
