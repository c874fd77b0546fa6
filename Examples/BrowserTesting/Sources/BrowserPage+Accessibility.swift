import Foundation

/// A rule of axe-core that a page breaks, and where.
public struct BrokenRule: Decodable, Equatable, Sendable, CustomStringConvertible {
  /// A place on the page.
  public struct Place: Decodable, Equatable, Sendable {
    /// The selector of the element there.
    public var element: String
    /// What is wrong with it, and how to fix it.
    public var reason: String
  }

  /// The name of the rule, such as `color-contrast`.
  public var id: String
  /// What the rule asks for.
  public var help: String
  /// Where it is broken.
  public var places: [Place]

  /// The rule, and each place in a line of its own.
  public var description: String {
    "\(id): \(help)" + places.map { "\n  \($0.element): \($0.reason)" }.joined()
  }
}

extension BrowserPage {
  /// The rules of axe-core that the page breaks as it is shown now.
  ///
  /// - Throws: ``BrowserError/noRules`` where axe-core is not on this machine.
  public func brokenRules(except rules: [String] = []) async throws -> [BrokenRule] {
    if try await evaluate("typeof axe === 'undefined'", as: Bool.self) {
      let script = try AccessibilityRules.script()
      _ = try await evaluate("\(script); true", as: Bool.self)
    }
    return try await evaluate(auditScript(except: rules), as: [BrokenRule].self)
  }
}

extension BrowserPage {
  /// The rules that the page breaks in each of the ways in which people look at it: in light and in
  /// dark colours, at a desk and on a telephone.
  public func brokenRulesInEveryLook(except rules: [String] = []) async throws -> [String] {
    var broken: [String] = []
    for (look, viewport) in Viewport.looks {
      try await setViewport(viewport)
      try await rest()
      broken += try await brokenRules(except: rules).map { "\(look): \($0)" }
    }
    try await setViewport(Viewport())
    return broken
  }
}

extension Viewport {
  fileprivate static let looks = [
    ("light", Viewport(width: 1000, height: 900)),
    ("dark", Viewport(width: 1000, height: 900, isDark: true)),
    ("light, on a telephone", Viewport(width: 390, height: 844)),
    ("dark, on a telephone", Viewport(width: 390, height: 844, isDark: true)),
  ]
}

/// Runs all rules but those named, when nothing moves any more: what fades in has other colours.
private func auditScript(except rules: [String]) -> String {
  let off = rules.map { "\"\($0)\": { enabled: false }" }.joined(separator: ", ")
  return """
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() =>
      axe.run(document, { resultTypes: ["violations"], rules: { \(off) } })).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        id, help,
        places: nodes.map(({ target, html, failureSummary }) => ({
          element: `${target.join(" ")} ${html.slice(0, 160)}`,
          reason: failureSummary.replace(/\\s+/g, " "),
        })),
      })))
    """
}
