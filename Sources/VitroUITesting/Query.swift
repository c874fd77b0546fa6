import VitroUI

/// Elements of a screen, looked for by role and accessible name each time something is asked.
///
/// A query is strict: what it is asked, or told to do, is about exactly one element, else it fails,
/// with an outline of the screen and the nearest matches.
///
/// ```swift
/// try await screen.button("+").tap()
/// #expect(screen.text("1").exists)
/// try await screen.listItem("7").button("Delete 7").tap()
/// ```
@MainActor
public struct Query {
  let surface: any TestSurface
  let steps: [Step]

  /// Whether exactly one such element is there.
  public var exists: Bool { matches.count == 1 }

  /// How many such elements are there.
  public var count: Int { matches.count }

  /// All such elements, in reading order.
  public var all: [Element] { matches }

  /// The only such element; throws when there is none, or more than one.
  public func element() throws -> Element {
    let found = matches
    guard found.count == 1, let element = found.first else { throw failure(found) }
    return element
  }

  var only: Element? {
    let found = matches
    return found.count == 1 ? found.first : nil
  }

  private var matches: [Element] {
    guard let first = steps.first else { return [] }
    return steps.dropFirst().reduce(surface.root.reachable.matches(for: first, isOutermost: true)) {
      scopes, step in
      scopes.flatMap { $0.matches(for: step, isOutermost: false) }
    }
  }

  func failure(_ found: [Element], _ reason: QueryError.Reason? = nil) -> QueryError {
    QueryError(steps: steps, found: found, screen: surface.root.reachable, reason: reason)
  }
}

extension Query: CustomStringConvertible {
  /// What was looked for and what was found; it is what a failed expectation prints.
  public nonisolated var description: String {
    MainActor.assumeIsolated { failure(matches).description }
  }
}
