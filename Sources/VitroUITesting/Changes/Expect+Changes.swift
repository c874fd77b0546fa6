import VitroUI

/// Does something with a screen, and makes the test fail unless the screen changes as a text says, and no further.
///
/// Reach for it where a test acts several times on one screen: the first picture is a whole outline, each that
/// follows is what has changed of it.
///
/// ```swift
/// try await expect(
///   screen,
///   changes: """
///       list
///         listitem > text "Tea"
///     +   listitem
///     +     text "Bread"
///     - textbox "New item" = "Bread"
///     + textbox "New item" = ""
///     - button "Add"
///     + button "Add" (disabled)
///     """
/// ) {
///   try await screen.button("Add").tap()
/// }
/// ```
///
/// The text is the difference of two outlines: that of `screen.root` before, and that after everything has come to rest.
/// A line that went has `-`, one that came `+`. An element that says something else, such as its value or that the
/// keyboard is directed at it, has both. A line without a sign says where:
///
/// - what a change stands in, from the outside, on one line where that is all of it: `group "Price" > list > listitem`;
/// - what stands right before it in the same element, or right after what comes first of all; and what a row begins with.
///
/// An element that has not changed and has no name is written as far as the first thing in it that has one, `listitem > text "Tea"`;
/// of several that read the same, with a number: `listitem > text "Tea" (2 of 3)`.
///
/// As few lines have a sign as can be: what has moved went and came, and what it has passed has no sign. An empty text says
/// that nothing changes. Nobody need write any of it by hand: the failure prints what has changed, to be pasted.
///
/// - Parameters:
///   - surface: A screen in memory, or a page in a browser.
///   - changes: What went and what came, with what says where.
///   - fileID: The file in which it is written.
///   - filePath: The whole path of that file.
///   - line: The line at which the test fails.
///   - column: The column in that line.
///   - act: What is done.
@MainActor
public func expect(
  _ surface: some TestSurface, changes: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ act: @MainActor () async throws -> Void
) async throws {
  let place = QueryPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await surface.begin()
  let before = surface.root.outlineLines
  try await act()
  try await surface.rest()
  if let problem = surface.takeProblem() { report("\(problem)", at: place) }
  compare(changes, with: OutlineDifference(from: before, to: surface.root.outlineLines), at: place)
}

/// Does something with a part of a screen, such as a dialog, and makes the test fail unless that changes as a text
/// says, and no further; what becomes of the rest of the screen does not matter.
///
/// ```swift
/// try await expect(
///   screen.list(),
///   changes: """
///       list
///         listitem > text "Bread"
///     +   listitem
///     +     text "Salt"
///     """
/// ) {
///   try await screen.button("Add").tap()
/// }
/// ```
///
/// The query means one element, or none before it comes or after it has gone; where there is none before nor after, or a
/// dialog covers it, the test fails. The text is written as for a whole screen.
///
/// - Parameters:
///   - part: What is compared.
///   - changes: What went and what came, with what says where.
///   - fileID: The file in which it is written.
///   - filePath: The whole path of that file.
///   - line: The line at which the test fails.
///   - column: The column in that line.
///   - act: What is done.
@MainActor
public func expect(
  _ part: Query, changes: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ act: @MainActor () async throws -> Void
) async throws {
  let place = QueryPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let part = part.place == nil ? part.written(at: place) : part
  await part.surface.begin()
  let before = part.outlineLines
  try await act()
  try await part.surface.rest()
  guard let before, let after = part.outlineLines else { return }
  if before.isEmpty, after.isEmpty { return part.failure([]).report() }
  compare(changes, with: OutlineDifference(from: before, to: after), at: place)
}

@MainActor
private func compare(
  _ changes: String, with difference: OutlineDifference, at place: QueryPlace
) {
  let message = ChangesMessage(expected: changes, actual: difference)
  if let text = message.text { report(text, at: place) }
}

extension Query {
  /// The outline of the element that is meant, empty where there is none; `nil` where the test has failed, since there
  /// is more than one, or a dialog covers it.
  fileprivate var outlineLines: [OutlineLine]? {
    do throws(QueryError) {
      let found = try asking(search)
      if found.count > 1 { throw failure(found) }
      return found.flatMap(\.outlineLines)
    } catch {
      error.report()
      return nil
    }
  }
}
