import VitroUI
import VitroUITesting

/// The way to an element by what people call it: the query that a test writes, such as
/// `screen.listItem("Milk").button("Delete")`.
struct ElementPath: Codable, Sendable {
  /// A step of the way: the query's name, the roles that it means, and a name of the element.
  struct Step: Codable, Sendable {
    let query: String
    private let roleNames: [String]
    let name: String?
    var identifier: String?

    init(query: String, roles: [Role], name: String?, identifier: String? = nil) {
      (self.query, self.name, self.identifier) = (query, name, identifier)
      roleNames = roles.map(\.rawValue)
    }

    var roles: [Role] { roleNames.compactMap { Role(rawValue: $0) } }
  }

  private let steps: [Step]
  /// Which one of those that are called so, where there are several.
  private let index: Int?

  /// Finds the shortest way that leads to this element alone; else the one that needs its number.
  @MainActor
  init(to element: Element, on screen: any TestSurface) {
    let root = screen.root.reachable
    let own = Step(element)
    var candidates = [[own]]
    for box in (root.path(to: element.id) ?? []).reversed()
    where box.id != root.id || box.role.isModal {
      candidates += box.stepsAsBox.map { [$0, own] }
    }
    if let identifier = element.attributes.identifier {
      candidates.append([Step(query: "element", roles: [], name: nil, identifier: identifier)])
    }
    for steps in candidates {
      let found = Self.query(steps, on: screen).allIfAny
      if found.count == 1, found[0].id == element.id {
        (self.steps, index) = (steps, nil)
        return
      }
    }
    steps = [own]
    index = Self.query([own], on: screen).allIfAny.firstIndex { $0.id == element.id } ?? 0
  }

  /// The element at the end of the way; `nil` where it leads to none, or to several.
  @MainActor
  func element(on screen: any TestSurface) -> Element? {
    let found = Self.query(steps, on: screen).allIfAny
    if let index { return found.indices.contains(index) ? found[index] : nil }
    return found.count == 1 ? found[0] : nil
  }

  @MainActor
  private static func query(_ steps: [Step], on screen: any TestSurface) -> Query {
    var place: Query?
    for step in steps {
      if let identifier = step.identifier {
        place =
          place?.elements(identifiedBy: identifier) ?? screen.elements(identifiedBy: identifier)
      } else {
        place =
          place?.elements(step.roles, named: step.name)
          ?? screen.elements(step.roles, named: step.name)
      }
    }
    return place ?? screen.elements([], named: nil)
  }

  /// Whether it leads to a title, or a dialog.
  var isOfTitle: Bool {
    ["heading", "dialog", "alert"].contains(steps.last?.query) && steps.count == 1
  }

  /// Whether it names the element alone, and nothing that it stands in.
  var isAlone: Bool { steps.count == 1 }

  /// Whether it leads to a dialog.
  var isOfDialog: Bool { ["dialog", "alert"].contains(steps.last?.query) && steps.count == 1 }

  /// The way as Swift; `nil` where only its number tells the element from others.
  var code: String? {
    guard index == nil else { return nil }
    return "screen"
      + steps.map { step in
        if let identifier = step.identifier {
          return ".element(id: \(identifier.debugDescription))"
        }
        return ".\(step.query)(\(step.name.map(\.debugDescription) ?? ""))"
      }.joined()
  }
}

extension ElementPath.Step {
  fileprivate init(_ element: Element) {
    let name = element.role == .listitem ? element.firstText : element.name
    let (query, roles) = element.role.query
    self.init(query: query, roles: roles, name: name.isEmpty ? nil : name)
  }
}

extension Element {
  /// The ways to say that something stands in this element.
  fileprivate var stepsAsBox: [ElementPath.Step] {
    switch role {
    case .listitem:
      texts.map { ElementPath.Step(query: "listItem", roles: [.listitem], name: $0) }
    case .group, .dialog, .alertdialog, .menu, .toolbar: [ElementPath.Step(self)]
    default: []
    }
  }

  fileprivate var firstText: String { texts.first ?? "" }

  private var texts: [String] {
    if isInvisible { return [] }
    let own = attributes.text.map { $0.isEmpty ? [] : [$0] } ?? []
    return own + children.flatMap(\.texts)
  }
}

extension Role {
  /// The query that means elements of the role, and all roles that it means.
  fileprivate var query: (String, [Role]) {
    switch self {
    case .text: ("text", [.text, .heading])
    case .heading: ("heading", [.heading])
    case .image: ("image", [.image])
    case .button: ("button", [.button, .menuitem])
    case .menuitem: ("menuItem", [.menuitem])
    case .link: ("link", [.link])
    case .textbox: ("textField", [.textbox])
    case .searchbox: ("searchField", [.searchbox])
    case .checkbox: ("checkbox", [.checkbox])
    case .switch: ("toggle", [.switch])
    case .slider: ("slider", [.slider])
    case .spinbutton: ("stepper", [.spinbutton])
    case .combobox, .radiogroup: ("picker", [.combobox, .radiogroup])
    case .progressbar: ("progressBar", [.progressbar])
    case .meter: ("gauge", [.meter])
    case .tab: ("tab", [.tab])
    case .menu: ("menu", [.menu])
    case .list: ("list", [.list])
    case .listitem: ("listItem", [.listitem])
    case .dialog: ("dialog", [.dialog])
    case .alertdialog: ("alert", [.alertdialog])
    case .toolbar: ("toolbar", [.toolbar])
    default: ("group", [.group])
    }
  }
}

/// A screen as it was at a moment: nothing can be done with it.
@MainActor
final class FrozenScreen: TestSurface {
  let root: Element

  init(_ root: Element) { self.root = root }

  func perform(_ event: Event) async throws {}
  func rest() async throws {}
}
