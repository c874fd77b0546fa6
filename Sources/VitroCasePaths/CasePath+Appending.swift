extension CasePath {
  /// The way on, to a case of this case's payload: `\.child.response`.
  ///
  /// The compiler makes such a key path anew each time that it is used, which takes microseconds.
  /// Where that matters keep the path, or ask twice: `value[case: \.child]?.is(\.response)`.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: CaseKeyPath<Value, Member>
  ) -> CasePath<Root, Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// The way on, to a case of this case's payload.
  @inlinable
  public func appending<Member>(_ next: CasePath<Value, Member>) -> CasePath<Root, Member> {
    CasePath<Root, Member>(
      name: next.name.isEmpty ? name : name.isEmpty ? next.name : "\(name).\(next.name)",
      embed: { make(next.make($0)) },
      extract: { root in
        guard let value = take(root) else { return nil }
        return next.take(value)
      }
    )
  }
}
