import VitroUI

/// A surface that shows a screen and lets a test act on it like a person: a screen in memory, or a
/// page in a real browser. The same scenario runs against either.
@MainActor
public protocol TestSurface: AnyObject {
  /// What is shown: the tree of semantic elements, as it was when the last action came to rest.
  var root: Element { get }

  /// Returns when the surface has come to rest once: a person acts on what the first tasks of its views have brought.
  func begin() async

  /// Acts like a person, waits until everything has come to rest, and looks at the screen again.
  func perform(_ event: Event) async throws

  /// Returns when everything has come to rest, and looks at the screen again: what a test does beside the
  /// screen, such as moving a clock, is shown then.
  func rest() async throws

  /// Something that has been found to be wrong with a view and that was not asked for before; a query
  /// tells it, and fails. A surface that finds nothing has none.
  func takeProblem() -> Problem?
}

extension TestSurface {
  /// Returns at once: the surface is looked at when it has come to rest.
  public func begin() async {}

  /// Nothing.
  public func takeProblem() -> Problem? { nil }
}

extension Screen: TestSurface {
  /// Returns when the first tasks of the views have come to rest.
  public func begin() async {
    if !hasRested { await rest() }
  }

  /// Acts like a person, and returns when everything has come to rest; throws the first
  /// thing that the screen has found to be wrong with a view and that no test has been told.
  public func perform(_ event: Event) async throws {
    await begin()
    try send(event)
    await rest()
    if let problem = takeProblem() { throw problem }
  }

  /// The first thing that the screen has found to be wrong with a view and that no test was told.
  public func takeProblem() -> Problem? { nextUntoldProblem() }
}
