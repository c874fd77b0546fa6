extension CasePathable {
  /// Whether the value is this case.
  @inlinable
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    Self.allCasePaths[keyPath: keyPath].extract(from: self) != nil
  }

  /// The payload of this case, or `nil` if the value is another one; setting makes it this case.
  ///
  /// A change of a payload that may not be there does nothing where it is not, and says nothing:
  /// `value[case: \.loaded]?.append("!")`.
  ///
  /// Setting `nil` changes nothing, and is reported if the value is this case.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      if let newValue {
        self = path.embed(newValue)
      } else if path.extract(from: self) != nil {
        reportNoCase(Self.self, instead: path.name)
      }
    }
  }

  /// The payload of this case, or `nil` if the value is another one: `value.loaded`.
  ///
  /// An enum with `@dynamicMemberLookup` has such a property for each of its cases.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Changes the payload of this case in place.
  ///
  /// Nothing changes if the value is another case, and that is reported: if it can be, ask with
  /// ``is(_:)`` first, or change the payload with `value[case: \.loaded]?.append("!")`.
  @inlinable
  public mutating func modify<Value, Failure: Error>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ change: (inout Value) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) {
    let path = Self.allCasePaths[keyPath: keyPath]
    let changed: Void? = try path.modify(&self, change)
    guard changed == nil else { return }
    reportOtherCase(
      self, than: path.name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
