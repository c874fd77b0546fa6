import VitroUI
import VitroUITesting

extension BrowserPage {
  /// How often something else is looked for that a person could do.
  private static let mostTries = 30

  /// Something that a person could do now, or `nil` where nothing was found.
  func randomStep(_ dice: inout Dice, _ hands: [ForeignHand]) async throws -> WalkStep? {
    guard let screen = shown?.current else { return nil }
    if dice.isOne(in: 2), let hand = hands.randomElement(using: &dice) {
      return WalkStep(deed: .foreign(hand, Int.random(in: 1..<100_000, using: &dice)))
    }
    if dice.isOne(in: 15) { return WalkStep(deed: .goBack) }
    let elements = screen.root.topLayer.usable
    for _ in 0..<BrowserPage.mostTries {
      guard let element = elements.randomElement(using: &dice) else { return nil }
      guard let deed = element.randomDeed(&dice) else { continue }
      if let step = try await step(deed, on: element) { return step }
    }
    return nil
  }

  /// A deed to an element of the screen as one to what a person finds on the page.
  private func step(_ deed: WalkStep.Deed, on element: Element) async throws -> WalkStep? {
    struct Handle: Decodable {
      struct Object: Decodable { var objectId: String? }; var result: Object
    }
    struct Found: Decodable { struct Node: Decodable { var backendNodeId: Int }; var node: Node }
    let script = "document.querySelector('body > main #v\(element.id.rawValue)')"
    let handle = try await send(
      "Runtime.evaluate", ["expression": .string(script)], as: Handle.self)
    guard let object = handle.result.objectId else { return nil }
    let found = try await send(
      "DOM.describeNode", ["objectId": .string(object)], as: Found.self)
    let id = Element.ID(rawValue: found.node.backendNodeId)
    guard let seen = root.descendant(id) else { return nil }
    let all = elements([seen.role], named: seen.name).all
    guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
    return WalkStep(deed: deed, role: seen.role, name: seen.name, index: index)
  }
}

extension Element {
  /// The last dialog or, where there is none, all of it.
  fileprivate var topLayer: Element { children.last { $0.role.isModal } ?? self }

  /// What can be used, here and below.
  fileprivate var usable: [Element] {
    let leads = attributes.url != nil
    let isUsable = attributes.isEnabled && !attributes.actions.isEmpty && !leads && role != .option
    return (isUsable ? [self] : []) + children.flatMap(\.usable)
  }

  /// Something that can be done to it.
  fileprivate func randomDeed(_ dice: inout Dice) -> WalkStep.Deed? {
    let deeds: [(Actions, WalkStep.Deed)] = [
      (.press, .press), (.setValue, .type(randomText(&dice))), (.dismiss, .dismiss),
      (.adjust, .adjust(dice.isOne(in: 2) ? 1 : -1)), (.submit, .submit),
      (.focus, dice.isOne(in: 3) ? .blur : .focus), (.longPress, .longPress),
      (.drag, .drag(x: .random(in: 0...60, using: &dice), y: .random(in: 0...60, using: &dice))),
      (.hover, .hover), (.openMenu, .openMenu),
    ]
    let possible = deeds.filter { attributes.actions.contains($0.0) }.map(\.1)
    guard let deed = possible.randomElement(using: &dice) else { return nil }
    guard role == .combobox else { return deed }
    return options.randomElement(using: &dice).map { .choose($0.name) }
  }

  private func randomText(_ dice: inout Dice) -> String {
    if role == .slider { return randomNumber(&dice) }
    for case .input(let type) in attributes.details {
      switch type {
      case "date": return randomDate(&dice)
      case "time": return randomTime(&dice)
      case "datetime-local": return "\(randomDate(&dice))T\(randomTime(&dice))"
      case "color": return "#12ab34"
      case "email": return "blob@example.com"
      default: break
      }
    }
    let texts = ["Blob", "", "7", "-3", "a b", "ä 🎉", "<b>&amp;", "0.5", "x!"]
    return texts.randomElement(using: &dice) ?? ""
  }

  /// A day that is, in all times that people meet, also where few fields allow it.
  private func randomDate(_ dice: inout Dice) -> String {
    let days = ["2024-02-29", "1999-12-31", "2038-01-19", "2100-03-01", "0001-01-01"]
    let day = Int.random(in: 10...28, using: &dice)
    return dice.isOne(in: 2) ? days.randomElement(using: &dice) ?? days[0] : "2026-11-\(day)"
  }

  private func randomTime(_ dice: inout Dice) -> String {
    ["13:45", "00:00", "23:59", "09:05"].randomElement(using: &dice) ?? "12:00"
  }

  private func randomNumber(_ dice: inout Dice) -> String {
    let range = attributes.range ?? 0...1
    let part = Double.random(in: 0...1, using: &dice)
    return "\((range.lowerBound + part * (range.upperBound - range.lowerBound)).rounded())"
  }
}
