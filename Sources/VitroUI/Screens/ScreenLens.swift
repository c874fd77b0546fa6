/// Stands between a screen and whoever looks at it and acts on it: a tool that watches what tests
/// see, or shows them a screen on which something is wrong.
@MainActor
package protocol ScreenLens: Sendable {
  /// What is seen in place of a tree of elements.
  func look(at root: Element, of screen: Screen) -> Element

  /// Whether an event reaches its element; else nothing happens.
  func passes(_ event: Event, to screen: Screen) -> Bool
}

/// The lens in front of the screens that are mounted in a task.
package enum CurrentScreenLens {
  /// The lens, if there is one; a screen keeps the one that it was mounted with.
  @TaskLocal package static var value: (any ScreenLens)?
}

/// The origin of an element, the same in every run of a program: the view of the application that it belongs to, and
/// the way to it in that view. Rows of one `ForEach` have the same.
package struct ElementPlace: Hashable, Sendable {
  /// The name of the view's type.
  package let view: String
  /// The view's type: two may have the same name.
  let type: ObjectIdentifier?
  /// The way from the view to the element, from the inside out.
  package let path: String
}

extension Screen {
  /// Where an element comes from, or `nil` where it belongs to no view of the application.
  package func place(of id: Element.ID) -> ElementPlace? {
    if let known = places[id] { return known }
    let place = graph.element(id)?.place
    if let place { places[id] = place }
    return place
  }
}

extension Node {
  /// The way to here from a place around, from the inside out.
  func way(from outer: Node) -> String {
    var path: [String] = []
    var child: Node = self
    while child !== outer, let parent = child.parent {
      path.append(parent.pathComponent(of: child))
      child = parent
    }
    return path.joined(separator: ".")
  }

  fileprivate var place: ElementPlace? {
    guard let view = viewName else { return nil }
    var path: [String] = []
    var child: Node = self
    while let parent = child.parent {
      path.append(parent.pathComponent(of: child))
      if parent.isApplicationView { break }
      child = parent
    }
    return ElementPlace(view: view, type: viewType, path: path.joined(separator: "."))
  }
}
