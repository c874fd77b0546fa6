extension Shared {
  /// Shares the value of a key; `wrappedValue` is the one it has until another is stored.
  ///
  /// A storage that cannot be read is reported, and ``loadError`` says why.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(SharedReferences.root(of: key, at: place, orMake: wrappedValue))
  }

  /// Shares the value of a key that brings its own default, in whose place `wrappedValue` comes.
  public init<Base: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: SharedKeyDefault<Base>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(SharedReferences.root(of: key, at: place, orMake: wrappedValue))
  }

  /// Shares the value of a key that brings its own default.
  public init<Base: SharedKey<Value>>(
    _ key: SharedKeyDefault<Base>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(SharedReferences.root(of: key, at: place, orMake: key.makeValue))
  }

  /// Shares the value of a key; it is `nil` until one is stored.
  public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(SharedReferences.root(of: key, at: place) { nil })
  }
}
