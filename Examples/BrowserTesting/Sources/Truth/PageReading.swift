import VitroUI

/// An element of a page, as its document holds it now.
struct PageElement: Decodable, Equatable, Sendable {
  var id: Int
  /// The element around it, or 0 where there is none.
  var parent: Int
  /// What assistive technology is told that it is, and what it is called.
  var role: String
  var name: String
  /// What stands in it before its children.
  var text: String
  /// What a field holds, the number of the option that is chosen, how far something has come.
  var value: String?
  var isSelected: Bool?
  var isExpanded: Bool?
  var isEnabled: Bool
  var isFocused: Bool
  /// Whether a person can see or hear of it.
  var isReachable: Bool
  /// What the page notices that is done with it.
  var actions: [String]
}

/// Reads all elements of the page in the order of its document.
let readPageScript = """
  (() => {
    const isOurs = (node) => node.nodeType === 1 && /^v\\d+$/.test(node.id)
    const number = (node) => node ? +node.id.slice(1) : 0
    const root = [...document.querySelectorAll("body > main > *")].find(isOurs)
    if (!root) return []
    const around = (node) => {
      do node = node.parentElement; while (node && !isOurs(node))
      return number(node)
    }
    const truth = (element, ...names) => {
      const name = names.find((name) => element.hasAttribute(name))
      return name ? element.getAttribute(name) === "true" : null
    }
    const text = (element) => {
      let text = ""
      for (const node of element.childNodes) {
        if (isOurs(node) || node.nodeType === 1 && [...node.querySelectorAll("[id]")].some(isOurs)) break
        text += node.textContent
      }
      return text
    }
    const value = (element) => {
      if (element.matches("select")) return String(number(element.selectedOptions[0]))
      return element.matches("input,textarea") ? element.value.toWellFormed() : element.getAttribute("aria-valuenow")
    }
    const silent = "[inert],[aria-hidden=true],[hidden]"
    const actions = [
      "dismiss", "submit", "focus", "longpress", "drag", "hover", "menu", "measure", "files",
    ]
    return [root, ...root.querySelectorAll("[id]")].filter(isOurs).map((element) => ({
      id: number(element), parent: around(element),
      role: element.computedRole, name: element.computedName,
      text: element.matches("input,textarea,svg") ? "" : text(element), value: value(element),
      isSelected: element.matches("option") ? element.selected
        : truth(element, "aria-checked", "aria-pressed", "aria-selected", "aria-current"),
      isExpanded: truth(element, "aria-expanded"),
      isEnabled: !element.matches(":disabled,[aria-disabled=true]"),
      isFocused: element === document.activeElement,
      isReachable: element.checkVisibility({visibilityProperty: true}) && !element.closest(silent),
      actions: actions.filter((name) => name in element.dataset),
    }))
  })()
  """
