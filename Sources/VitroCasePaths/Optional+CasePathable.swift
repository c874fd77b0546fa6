// NB: '@_alwaysEmitIntoClient', because a key path to a public property of a generic type in another
// module is not optimized away: with it 'optional[case: \.some]' takes 2 ns, and 140 without.
extension Optional: CasePathable {
  /// The case paths of an optional, and those of its value: `\.loaded` is `\.some.loaded`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @usableFromInline init() {}

    /// The path to a value that is not there.
    @_alwaysEmitIntoClient
    public var none: CasePath<Wrapped?, Void> {
      CasePath(
        name: "none",
        embed: { nil },
        extract: {
          guard case .none = $0 else { return nil }
          return ()
        }
      )
    }

    /// The path to the value.
    @_alwaysEmitIntoClient
    public var some: CasePath<Wrapped?, Wrapped> {
      CasePath(name: "some", embed: { $0 }, extract: { $0 })
    }

    /// The path to a case of the value.
    @_alwaysEmitIntoClient
    public subscript<Member>(
      dynamicMember keyPath: CaseKeyPath<Wrapped, Member>
    ) -> CasePath<Wrapped?, Member> where Wrapped: CasePathable {
      Wrapped?.path(of: Wrapped.allCasePaths[keyPath: keyPath])
    }
  }

  /// The case paths of both cases.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// `"some"` or `"none"`.
  public var caseName: String { map { _ in "some" } ?? "none" }

  /// The payload of this case, or `nil` if the value is another one; setting makes it this case.
  ///
  /// Setting `nil` makes the optional `nil` if it is this case: `destination[case: \.edit] = nil`.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      if let newValue {
        self = path.embed(newValue)
      } else if path.extract(from: self) != nil {
        self = nil
      }
    }
  }

  // Its closures would capture 'Wrapped: CasePathable', which cannot be shared, if it knew of that.
  @inlinable
  static func path<Member>(of path: CasePath<Wrapped, Member>) -> CasePath<Wrapped?, Member> {
    CasePath(
      name: path.name,
      embed: { path.embed($0) },
      extract: { value in
        guard let value else { return nil }
        return path.extract(from: value)
      }
    )
  }
}
