public import Vitro

/// Makes the test fail because this line is reached, and shows the values that are at hand.
///
/// It stands in a closure that must not be called, or in a branch that must not be taken:
///
/// ```swift
/// let model = SearchModel(onDelete: { unreachable($0) })
/// ```
public func unreachable<each Value>(
  _ values: repeat each Value,
  at place: SourcePlace = #here
) {
  Message.unreachable(repeat each values, at: place).report()
}

/// Makes the test fail because this line is reached, and ends it; an expression of any type.
///
/// ```swift
/// let title: String = switch screen {
/// case .detail(let item): item.title
/// case .list: try unreachable(screen)
/// }
/// ```
@_disfavoredOverload
public func unreachable<Result, each Value>(
  _ values: repeat each Value,
  at place: SourcePlace = #here
) throws -> Result {
  try Message.unreachable(repeat each values, at: place).stop()
}

extension Message {
  fileprivate static func unreachable<each Value>(
    _ values: repeat each Value,
    at place: SourcePlace
  ) -> Message {
    var text = "This line should never be reached."
    for value in repeat each values { text += "\n\n\(Describe.whole(value))" }
    return Message(text: text, place: place)
  }
}
