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
/// identifier. What nobody sees, because its view is `hidden()` or has no opacity, is not there.
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

  /// Whether such an element is there; where there is more than one, or it is a dialog behind another
  /// one, the test fails.
  public var exists: Bool {
    let found = matches
    if found.count > 1 { failure(found).report() }
    return !found.isEmpty
  }

  /// Whether no such element is there; where there is more than one, or it is a dialog behind another
  /// one, the test fails.
  public var isAbsent: Bool {
    do throws(QueryError) {
      let found = try asking(search)
      if found.count > 1 { failure(found).report() }
      return found.isEmpty && !reportIfBehind()
    } catch {
      error.report()
      return false
    }
  }

  /// How many such elements are there.
  public var count: Int { matches.count }

  /// All such elements, in reading order.
  public var all: [Element] { matches }

  /// The only such element; throws when there is none, or more than one.
  public func element() throws -> Element { try asking(only) }

  func only() throws(QueryError) -> Element {
    let found = try search()
    guard found.count == 1, let element = found.first else { throw failure(found) }
    return element
  }

  /// A dialog behind another one is neither there, as far as a person can reach, nor has it gone.
  @discardableResult
  private func reportIfBehind() -> Bool {
    guard steps.count == 1, steps[0].meansDialogs else { return false }
    let behind = surface.root.matches(for: steps[0], isOutermost: false).filter(\.role.isModal)
    if !behind.isEmpty { failure(behind, .isBehindDialog).report() }
    return !behind.isEmpty
  }

  func written(at place: QueryPlace) -> Query {
    var query = self
    query.place = place
    return query
  }

  func failure(_ found: [Element], _ reason: QueryError.Reason? = nil) -> QueryError {
    QueryError(
      steps: steps, found: found, screen: surface.root.reachable, place: place, reason: reason,
      unfinishedTasks: unfinishedTasks)
  }

  private var unfinishedTasks: Int { (surface as? Screen)?.executor.liveTaskCount ?? 0 }

  /// What is there; where what it is looked for in is not, the test fails.
  private var matches: [Element] {
    do throws(QueryError) {
      let found = try asking(search)
      if found.isEmpty { reportIfBehind() }
      return found
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
  /// it is called by a name.
  private func search() throws(QueryError) -> [Element] {
    let screen = surface.root.reachable
    guard let first = steps.first else { return [] }
    var found = screen.matches(for: first, isOutermost: true)
    for (container, step) in zip(steps.indices, steps.dropFirst()) {
      guard found.count == 1 || !found.isEmpty && !steps[container].isCalled else {
        throw QueryError(
          steps: Array(steps[...container]), found: found, screen: screen, place: place,
          unfinishedTasks: unfinishedTasks)
      }
      var seen: Set<Found> = []
      // What stands in two of them that stand in one another is one thing.
      found = found.flatMap { $0.matches(for: step, isOutermost: false) }
        .filter { seen.insert(Found($0)).inserted }
    }
    return found
  }
}

/// What tells the elements that a query has found apart: a link in a text has the name of that.
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
