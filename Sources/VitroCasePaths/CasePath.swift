/// The way to one case of an enum: it makes the case from a payload and takes the payload out.
///
/// A case without a payload has the value `Void`, one with several a tuple with their labels. You
/// seldom name this type: write ``CasePathable()`` on an enum and use key paths such as `\.loaded`.
@dynamicMemberLookup
public struct CasePath<Root, Value>: Sendable {
  /// The name of the case, for messages; for a case in a case `"child.response"`.
  public let name: String

  @usableFromInline let make: @Sendable (Value) -> Root
  @usableFromInline let take: @Sendable (Root) -> Value?

  /// Makes a path from the two directions of the way.
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
  @usableFromInline
  package var embedding: @Sendable (Value) -> Root { make }

  /// The payload, or `nil` if `root` is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    take(root)
  }

  /// The way on, to a case of this case's payload: `\.child.response`.
  public subscript<Member>(
    dynamicMember keyPath: CaseKeyPath<Value, Member> & Sendable
  ) -> CasePath<Root, Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// The way on, to a case of this case's payload.
  public func appending<Member>(_ next: CasePath<Value, Member>) -> CasePath<Root, Member> {
    CasePath<Root, Member>(
      name: "\(name).\(next.name)",
      embed: { make(next.embed($0)) },
      extract: { take($0).flatMap { next.extract(from: $0) } }
    )
  }
}

extension CasePath where Value == Void {
  /// Makes the case, which has no payload.
  public func embed() -> Root {
    make(())
  }
}
