import Foundation
import VitroUI

/// The accessibility tree as Chromium computes it: what a screen reader would get.
struct AccessibilityTree: Decodable {
  struct Value: Decodable {
    var text: String

    private enum Key: CodingKey { case value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if let value = try? container.decode(String.self, forKey: .value) {
        text = value
      } else if let value = try? container.decode(Bool.self, forKey: .value) {
        text = "\(value)"
      } else if let value = try? container.decode(Double.self, forKey: .value) {
        text = value == value.rounded() ? "\(Int(value))" : "\(value)"
      } else {
        text = ""
      }
    }
  }

  struct Property: Decodable {
    var name: String
    var value: Value
  }

  struct Node: Decodable {
    var nodeId: String
    var parentId: String?
    var ignored: Bool
    var role: Value?
    var name: Value?
    var value: Value?
    var properties: [Property]?
    var childIds: [String]?
    var backendDOMNodeId: Int?

    func property(_ name: String) -> String? {
      properties?.first { $0.name == name }?.value.text
    }
  }

  var nodes: [Node]

  /// The same as a tree of elements, with what their attributes say beside it; each is named by its
  /// node in the browser.
  func root(_ marks: PageMarks) -> Element {
    let byID = Dictionary(nodes.map { ($0.nodeId, $0) }) { first, _ in first }
    guard let root = nodes.first(where: { $0.parentId == nil }) else { return .emptyPage }
    return Element(
      id: Element.ID(rawValue: root.backendDOMNodeId ?? 0),
      attributes: Attributes(role: .generic),
      children: children(of: root, in: byID, marks)
    )
  }

  private func children(
    of node: Node, in byID: [String: Node], _ marks: PageMarks
  ) -> [Element] {
    (node.childIds ?? []).compactMap { byID[$0] }.flatMap { elements(from: $0, in: byID, marks) }
  }

  /// What a node shows: itself, or its children where it means nothing.
  private func elements(
    from node: Node, in byID: [String: Node], _ marks: PageMarks
  ) -> [Element] {
    let mark = marks[node.backendDOMNodeId]
    if node.drawsText || mark.isAnnouncement { return [] }
    let children = children(of: node, in: byID, marks)
    var role = node.ignored ? nil : node.elementRole
    if role == nil, let identifier = mark.identifier {
      if children.count == 1, node.saysText(in: byID) {
        var text = children[0]
        text.attributes.details.append(.identifier(identifier))
        return [text]
      }
      role = .generic
    }
    guard let role, let id = node.backendDOMNodeId else { return children }
    let attributes = node.attributes(role: role, mark)
    if attributes.text?.isEmpty == true { return [] }
    return [
      Element(id: Element.ID(rawValue: id), attributes: attributes, children: children).folded
    ]
  }
}

extension AccessibilityTree.Node {
  /// Whether it says again how its parent's text is drawn.
  fileprivate var drawsText: Bool { role?.text == "InlineTextBox" || role?.text == "ListMarker" }

  /// Whether it is nothing but a text.
  fileprivate func saysText(in byID: [String: AccessibilityTree.Node]) -> Bool {
    childIds?.compactMap { byID[$0]?.role?.text } == ["StaticText"]
  }

  fileprivate var elementRole: Role? {
    switch role?.text {
    case "StaticText": .text
    case "group" where property("roledescription") == "stepper": .spinbutton
    case "region", "form", "navigation", "fieldset": (name?.text ?? "").isEmpty ? nil : .group
    case "image": .image
    case "Date", "DateTime", "InputTime", "ColorWell": .textbox
    case "generic", "none", nil: nil
    case .some(let role): Role(rawValue: role)
    }
  }

  fileprivate func attributes(role: Role, _ mark: PageMarks.Mark) -> Attributes {
    let name = (name?.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let isReadOnly = property("readonly") == "true"
    var attributes = Attributes(role: role)
    if role == .text { attributes.text = name } else if !name.isEmpty { attributes.label = name }
    attributes.isEnabled = property("disabled") != "true"
    switch role {
    case .textbox, .searchbox:
      attributes.value = value?.text ?? ""
      attributes.actions = isReadOnly ? [] : [.press, .setValue, .submit]
      if property("multiline") == "true" { attributes.details.append(.multiline) }
    case .checkbox, .switch, .radio:
      attributes.isSelected = property("checked") == "true"
      attributes.actions = .press
    case .tab, .option:
      attributes.isSelected = property("selected") == "true"
      attributes.actions = .press
    case .combobox:
      attributes.value = value?.text
      attributes.actions = .setValue
    case .slider:
      attributes.value = value?.text
      attributes.actions = [.setValue, .adjust]
    case .spinbutton: attributes.actions = .adjust
    case .progressbar, .meter: attributes.value = value?.text
    case .menuitem: attributes.actions = .press
    case .menu: attributes.actions = .dismiss
    case .button:
      attributes.isSelected = property("pressed").map { $0 == "true" }
      attributes.actions = .press
      if let isExpanded = property("expanded") {
        attributes.details.append(.expanded(isExpanded == "true"))
      }
    case .link: attributes.actions = .press
    case .dialog, .alertdialog: attributes.actions = .dismiss
    default: break
    }
    if let isCurrent = mark.isCurrent { attributes.isSelected = isCurrent }
    if let identifier = mark.identifier { attributes.details.append(.identifier(identifier)) }
    if let badge = mark.badge { attributes.details.append(.badge(badge)) }
    if let value = mark.valueText { attributes.details.append(.valueText(value)) }
    if let invalid = mark.invalid, property("invalid") == "true" {
      attributes.details.append(.invalid(invalid))
    }
    if let address = mark.address { attributes.details.append(.address(address)) }
    if mark.isRequired { attributes.details.append(.required) }
    if let hint = mark.hint { attributes.details.append(.hint(hint)) }
    if property("focused") == "true" { attributes.details.append(.focused(0)) }
    // A mouse can do these anywhere; whether the page takes notice is another matter.
    attributes.actions.formUnion([.press, .longPress, .drag, .hover, .openMenu])
    if mark.choosesFiles { attributes.actions.formUnion(.chooseFiles) }
    return attributes
  }
}

extension Element {
  /// The element without children that only say its text again, where it is text itself.
  fileprivate var folded: Element {
    var element = self
    switch role {
    case .text, .textbox, .searchbox, .slider, .option: element.children = []
    case .heading where children.allSatisfy { $0.role == .text }:
      element.attributes.text = text
      element.attributes.label = nil
      element.children = []
    default: break
    }
    return element
  }

  /// A page before anything has been opened.
  static let emptyPage = Element(
    id: Element.ID(rawValue: 0),
    attributes: Attributes(role: .generic)
  )
}
