public import Vitro

/// Makes the test fail at a place unless a condition holds, under Swift Testing and under XCTest.
///
/// It is for helpers that both can call: see ``here()``. In a test itself write `#expect`, which
/// shows the values of the condition as well.
public func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> String,
  at place: SourcePlace = #here
) {
  if !condition { fail(comment(), at: place) }
}

/// Makes the test fail at a place, under Swift Testing and under XCTest.
public func fail(_ comment: String, at place: SourcePlace = #here) {
  Message(text: comment, place: place).report()
}
