import Foundation
import VitroConcurrency
import VitroUI

/// Elements of a screen, looked for by role and accessible name each time something is asked.
///
/// A query is strict: what it is asked, or told to do, is about exactly one element. Where there is
/// none, or more than one, the test fails at the line of the query, whatever it expected, with an
/// outline of the screen and the nearest matches. So no expectation is fulfilled because its element
/// is missing: `#expect(!screen.button("Typo").isEnabled)` fails.
///
/// ```swift
/// try await screen.button("+").tap()
/// #expect(screen.text("1").exists)
/// #expect(!screen.button("Save").isEnabled)
/// #expect(screen.sheet.isAbsent)
/// try await screen.listItem("7").button("Delete 7").tap()
/// ```
///
/// That something is not there is expected with ``isAbsent``; how many there are, with ``count`` and
/// ``all``. What is looked for inside something, such as a button of a sheet, is asked about only
/// while that is there; and only while there is one of it, where it is called by a name or an
/// identifier. What nobody sees, because its view is `hidden()` or has no opacity, is not there. What
/// a sheet, an alert or another dialog covers is neither there nor absent: the test fails that asks.
@MainActor
public struct Query {
  let surface: any TestSurface
  var steps: [Step]
  var place: QueryPlace?

  init(surface: any TestSurface, steps: [Step], place: QueryPlace? = nil) {
    self.surface = surface
    self.steps = steps
    self.place = place
  }

  /// The ones that have an accessible name, if one is given: `screen.button("Save")`.
  ///
  /// - Parameters:
  ///   - name: What the elements are called, exactly.
  ///   - fileID: The file in which the query is written.
  ///   - filePath: The whole path of that file.
  ///   - line: The line at which a test fails that asks about what is not there.
  ///   - column: The column in that line.
  public func callAsFunction(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Query {
    var query = written(
      at: QueryPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    if let name { query.steps[query.steps.count - 1].name = name }
    return query
  }

  /// Whether such an element is there; where there is more than one, or a dialog covers it, the test
  /// fails.
  public var exists: Bool {
    let found = matches
    if found.count > 1 { failure(found).report() }
    return !found.isEmpty
  }

  /// Whether no such element is there; where there is more than one, or a dialog covers it, the test
  /// fails.
  ///
  /// It takes the query at its word: what is called otherwise, or misspelled, is absent. So expect
  /// first that it is there, with ``exists``, and after what takes it away that it is absent.
  public var isAbsent: Bool {
    do throws(QueryError) {
      let found = try asking(search)
      if found.count > 1 { failure(found).report() }
      return found.isEmpty
    } catch {
      error.report()
      return false
    }
  }

  /// How many such elements are there; where there is none, and a dialog covers some, the test fails.
  public var count: Int { matches.count }

  /// All such elements, in reading order.
  public var all: [Element] { matches }

  /// All such elements, without a failure where there are none: a tool asks.
  package var allIfAny: [Element] { (try? search()) ?? [] }

  /// The only such element; throws when there is none, or more than one.
  public func element() throws -> Element { try asking(only) }

  func only() throws(QueryError) -> Element {
    let found = try search()
    guard found.count == 1, let element = found.first else { throw failure(found) }
    return element
  }

  func written(at place: QueryPlace) -> Query {
    var query = self
    query.place = place
    return query
  }

  func failure(_ found: [Element], _ reason: QueryError.Reason? = nil) -> QueryError {
    QueryError(
      steps: steps, found: found, screen: surface.root.reachable, place: place, reason: reason,
      unfinishedTasks: unfinishedTasks, hasBegun: (surface as? Screen)?.hasRested ?? true)
  }

  private var unfinishedTasks: Int { (surface as? Screen)?.executor.liveTaskCount ?? 0 }

  /// What is there; where what it is looked for in is not, the test fails.
  private var matches: [Element] {
    do throws(QueryError) {
      return try asking(search)
    } catch {
      error.report()
      return []
    }
  }

  /// Answers a question. Nothing on a screen is sure while something is wrong with a view on it: the
  /// test fails with that, whatever the answer is.
  func asking<Answer>(
    _ answer: () throws(QueryError) -> Answer
  ) throws(QueryError) -> Answer {
    defer { if let problem = surface.takeProblem() { report("\(problem)", at: place) } }
    return try answer()
  }

  /// What is there; throws where what it is looked for in is not, or is there more than once although
  /// it is called by a name, and where a dialog covers all that is meant.
  func search() throws(QueryError) -> [Element] {
    let root = surface.root
    let screen = root.reachable
    guard let first = steps.first else { return [] }
    var found = screen.matches(for: first, isOutermost: true)
    // A dialog, and what is called by a name, is looked in where it can be reached, and nowhere else.
    let isSettled = !found.isEmpty && (first.isCalled || first.meansDialogs)
    for (container, step) in zip(steps.indices, steps.dropFirst()) {
      guard found.count == 1 || !found.isEmpty && !steps[container].isCalled else {
        let around = Array(steps[...container])
        if found.isEmpty, !isSettled { try throwIfCovered(around, on: root) }
        throw QueryError(
          steps: around, found: found, screen: screen, place: place,
          unfinishedTasks: unfinishedTasks)
      }
      var seen: Set<Found> = []
      // What stands in two of them that stand in one another is one thing.
      found = found.flatMap { $0.matches(for: step, isOutermost: false) }
        .filter { seen.insert(Found($0)).inserted }
    }
    if found.isEmpty, !isSettled { try throwIfCovered(steps, on: root) }
    return found
  }

  /// What a dialog covers is neither there, as far as a person can reach, nor has it gone.
  private func throwIfCovered(_ steps: [Step], on root: Element) throws(QueryError) {
    guard let covered = root.covered else { return }
    let found = steps.reduce([covered]) { elements, step in
      elements.flatMap { $0.matches(for: step, isOutermost: false) }
    }
    guard !found.isEmpty else { return }
    throw QueryError(
      steps: steps, found: found, screen: root.reachable, place: place,
      reason: .isCovered(by: root.reachable.line))
  }
}

/// The identity of an element that a query has found: a link in a text has the id of that.
private struct Found: Hashable {
  let id: Element.ID
  let link: String?

  init(_ element: Element) {
    id = element.id
    link = element.role == .link ? "\(element.attributes.url ?? "") \(element.name)" : nil
  }
}

extension Query: CustomStringConvertible {
  /// What was looked for and what was found; it is what a failed expectation prints.
  public nonisolated var description: String {
    // Elsewhere nobody may look at the screen.
    guard RestExecutor.isOnMainQueue || Thread.isMainThread else { return steps.sought }
    return MainActor.assumeIsolated {
      let failure: QueryError
      do throws(QueryError) {
        failure = self.failure(try search())
      } catch {
        failure = error
      }
      let isKnown = failure.message == QueryError.lastReport
      return isKnown ? "\(failure.headline) (The screen is shown above.)" : failure.message
    }
  }
}
