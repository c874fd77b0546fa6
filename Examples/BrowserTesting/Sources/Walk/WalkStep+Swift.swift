import VitroUI

extension WalkStep {
  /// The step as a line of a test that calls the page so.
  func code(on page: String) -> String {
    let query = "\(page).elements([.\(role)], named: \(name.debugDescription))"
    let id = "\(query).all[\(index)].id"
    func event(_ event: String) -> String { "try await \(page).perform(\(event))" }
    return switch deed {
    case .foreign(let hand, let seed): "_ = try await \(page).suffer(.\(hand), seed: \(seed))"
    case .goBack: "try await \(page).goBack()"
    case .choose(let title): "try await \(query).choose(\"\(title)\")"
    case .type(let text) where role == .slider: "try await \(query).set(\(text))"
    case .type(let text): event(".setValue(\(id), \(text.debugDescription))")
    case .press: event(".press(\(id))")
    case .submit: event(".submit(\(id))")
    case .dismiss: event(".dismiss(\(id))")
    case .longPress: event(".longPress(\(id))")
    case .hover: event(".hover(\(id), true)")
    case .openMenu: event(".openMenu(\(id))")
    case .focus: event(".focus(\(id), true)")
    case .blur: event(".focus(\(id), false)")
    case .adjust(let count): event(".adjust(\(id), \(count))")
    case .drag(let x, let y):
      "try await \(query).drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: \(x), y: \(y)))"
    }
  }
}
