import VitroConcurrency
import VitroUI

extension Screen {
  static func counter(_ executor: RestExecutor) -> Screen {
    Screen(executor: executor) { StubView() }
  }

  /// The element of this role and name.
  func id(_ role: Role, _ name: String) -> Element.ID? {
    func search(_ element: Element) -> Element.ID? {
      if element.role == role, element.name == name { return element.id }
      return element.children.lazy.compactMap(search).first
    }
    return search(root)
  }
}
