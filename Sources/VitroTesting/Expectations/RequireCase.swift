public import Vitro

/// The payload of a case; the test fails, and ends, if the value is another case.
///
/// ```swift
/// let detail = try #require(model.destination, case: \.detail)
/// ```
///
/// The value may be an optional. The message says which case it was, at this line. A helper that
/// takes a place hands it on with `at:`.
@freestanding(expression)
public macro require<Root: CasePathable, Value>(
  _ value: Root,
  case keyPath: CaseKeyPath<Root, Value>,
  at place: SourcePlace = #here
) -> Value = #externalMacro(module: "VitroMacros", type: "RequireCaseMacro")

/// What `#require(_:case:)` calls: the payload of a case, or a failure that ends the test.
///
/// `name` is how the message calls the value.
public func require<Root: CasePathable, Value>(
  _ value: Root,
  case keyPath: CaseKeyPath<Root, Value>,
  named name: String = "The value",
  at place: SourcePlace = #here
) throws -> Value {
  let path = Root.allCasePaths[keyPath: keyPath]
  if let payload = path.extract(from: value) { return payload }
  try Message.otherCase(value, than: Describe.keyPath(path), named: name, at: place).stop()
}

extension Message {
  fileprivate static func otherCase<Root>(
    _ value: Root,
    than expected: String,
    named name: String,
    at place: SourcePlace
  ) -> Message {
    guard let found = unwrapped(value) else {
      return Message(
        text: "'\(name)' is 'nil' where '\(expected)' was expected.", place: place)
    }
    return Message(
      text: """
        '\(name)' is '.\(Describe.name(found))' where '\(expected)' was expected.

        \(Describe.whole(found))
        """,
      place: place
    )
  }

  /// What is in an optional, or in an optional in an optional.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
