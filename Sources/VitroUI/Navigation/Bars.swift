/// The bars at the top and at the bottom of a page, or of a view that stands on none.
@MainActor
final class Bars {
  private var tools: [ToolsNode] = []
  private var controls: [ToolbarItemPlacement.Place: ControlNode] = [:]
  private let makeControl: (Attributes) -> ControlNode

  /// `makeControl` makes the places of the bars.
  init(makeControl: @escaping (Attributes) -> ControlNode) {
    self.makeControl = makeControl
  }

  func add(_ node: ToolsNode) { tools.append(node) }

  func remove(_ node: ToolsNode) { tools.removeAll { $0 === node } }

  /// What stands at the top, around a title, and what stands at the bottom.
  func arrange(title: [ElementNode], name: String?) -> (
    top: [ElementNode], bottom: [ElementNode]
  ) {
    let tools = sorted()
    let principal = bar(.principal, tools, name: name)
    let top =
      bar(.leading, tools) + (principal.isEmpty ? title : principal) + bar(.trailing, tools)
      + (tools[.search] ?? [])
    return (top, bar(.bottom, tools) + bar(.keyboard, tools))
  }

  private func sorted() -> [ToolbarItemPlacement.Place: [ElementNode]] {
    var sorted: [ToolbarItemPlacement.Place: [ElementNode]] = [:]
    for node in tools where !node.isLeftOut {
      var elements: [ElementNode] = []
      node.collect(into: &elements)
      for element in elements {
        let placement = element.traits(ToolbarItemPlacement.self, upTo: node).first ?? .automatic
        sorted[placement.place, default: []].append(element)
      }
    }
    return sorted
  }

  private func bar(
    _ place: ToolbarItemPlacement.Place, _ tools: [ToolbarItemPlacement.Place: [ElementNode]],
    name: String? = nil
  ) -> [ElementNode] {
    let elements = tools[place] ?? []
    guard !elements.isEmpty || controls[place] != nil else { return [] }
    let control = controls[place] ?? makeControl(Bars.attributes(place))
    controls[place] = control
    control.elements = elements
    if let name {
      var attributes = control.attributes
      attributes.label = name
      control.setAttributes(attributes)
    }
    return elements.isEmpty ? [] : [control]
  }

  private static func attributes(_ place: ToolbarItemPlacement.Place) -> Attributes {
    switch place {
    case .principal: Attributes(role: .generic, style: Style(layout: .box, purpose: .title))
    case .leading: Attributes(role: .toolbar, style: Style(variant: "leading"))
    case .bottom: Attributes(role: .toolbar, style: Style(variant: "bottom"))
    case .keyboard: Attributes(role: .toolbar, style: Style(variant: "keyboard"))
    case .trailing, .search: Attributes(role: .toolbar)
    }
  }
}
