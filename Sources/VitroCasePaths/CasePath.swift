/// The way to one case of an enum: it makes the case from a payload and takes the payload out.
///
/// A case without a payload has the value `Void`, one with several a tuple with their labels. You
/// seldom name this type: write ``CasePathable()`` on an enum and use key paths such as `\.loaded`.
///
/// What is used for each action is inlinable, so that it is compiled for the types at hand.
@dynamicMemberLookup
public struct CasePath<Root, Value>: Sendable {
  /// The name of the case, for messages; for a case in a case `"child.response"`.
  ///
  /// It is not public, because `\.child.name` is then the case `name` of a child.
  @usableFromInline package let name: String

  @usableFromInline let make: @Sendable (Value) -> Root
  @usableFromInline let take: @Sendable (Root) -> Value?

  /// Makes a path from the two directions of the way.
  @inlinable
  public init(
    name: String,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.name = name
    make = embed
    take = extract
  }

  /// Makes the case with this payload.
  @inlinable
  public func embed(_ value: Value) -> Root {
    make(value)
  }

  /// ``embed(_:)`` as a function.
  @inlinable
  package var embedding: @Sendable (Value) -> Root { make }

  /// The payload, or `nil` if `root` is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    take(root)
  }
}

extension CasePath where Value == Void {
  /// Makes the case, which has no payload.
  @inlinable
  public func embed() -> Root {
    make(())
  }
}
