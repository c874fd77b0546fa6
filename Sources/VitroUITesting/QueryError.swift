import VitroUI

/// What was looked for on a screen, and why it could not be used.
public struct QueryError: Error, CustomStringConvertible {
  let steps: [Query.Step]
  let found: [Element]
  let screen: Element
  var isDisabled = false

  /// What happened, the nearest matches, and the screen.
  public var description: String {
    [headline, nearest, "On the screen:\n" + indented(screen.outline)]
      .filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private var headline: String {
    let sought = steps.map(\.description).joined(separator: " in which there is ")
    if isDisabled { return "\(sought) is disabled." }
    switch found.count {
    case 0: return "There is no \(sought)."
    case 1: return "There is one \(sought)."
    default:
      return "There are \(found.count) elements that are \(sought); say which one is meant:\n"
        + indented(found.map(\.line).joined(separator: "\n"))
    }
  }

  private var nearest: String {
    guard found.isEmpty, let step = steps.last, let name = step.name else { return "" }
    let near = screen.all
      .filter { !$0.name.isEmpty && $0.name != $0.role.rawValue }
      .map { (element: $0, distance: distance(step, name, $0)) }
      .filter { $0.distance <= max(name.count, $0.element.name.count) / 2 }
      .sorted { $0.distance < $1.distance }
      .prefix(3)
    guard !near.isEmpty else { return "" }
    return "Nearest matches:\n" + indented(near.map(\.element.line).joined(separator: "\n"))
  }

  private func distance(_ step: Query.Step, _ name: String, _ element: Element) -> Int {
    let edits = editDistance(Array(name), Array(element.name))
    return step.roles.contains(element.role) ? edits : edits + 1
  }
}

extension Query.Step: CustomStringConvertible {
  var description: String {
    let role = roles.first?.rawValue ?? "element"
    return name.map { "\(role) \(quoted($0))" } ?? role
  }
}

extension Element {
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { "  " + $0 }
    .joined(separator: "\n")
}

/// The number of characters to insert, remove or replace (Levenshtein's distance, by rows).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[right.count]
}
