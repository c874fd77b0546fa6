public import Vitro

/// Makes the test fail with what differs unless two values are equal.
///
/// What a failing `#expect(actual == expected)` prints of large values is both of them. This shows
/// the fields that differ, with those that lead to them:
///
/// ```swift
/// expectNoDifference(try decode(file), library)
/// ```
///
/// A comment comes first in the message, in place of its first sentence.
public func expectNoDifference<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> String? = nil,
  at place: SourcePlace = #here
) {
  if actual == expected { return }
  Message(
    text: """
      \(comment() ?? "The value is not the expected one.")

      \(Message.difference(expected, actual, "Expected", "Actual"))
      """,
    place: place
  )
  .report()
}
