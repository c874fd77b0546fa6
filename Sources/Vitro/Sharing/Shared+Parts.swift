extension Shared {
  /// A part of the value, shared as well: `$user.name`.
  ///
  /// Whoever reads the part is told of every change of the whole.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(source.part(keyPath))
  }

  /// A part that can only be read.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(source.readPart(keyPath))
  }

  /// The value of an optional, or `nil` while there is none: `if let $user = Shared($user) { … }`.
  ///
  /// Should it become `nil` later, the last value goes on being read, and changes are reported and
  /// dropped.
  public init?(
    _ base: Shared<Value?>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let source = base.source.unwrapped(at: place) else { return nil }
    self.init(source)
  }
}
