/// The key of a dependency whose tests fail by its name; `@DependencyEntry` writes one.
public protocol DependencyEntryKey: DependencyKey {}

extension DependencyEntryKey where Value: TestDependencyKey, Value.Value == Value {
  /// What the type says that tests get.
  public static var testValue: Value { Value.testValue }
}

extension DependencyValues {
  /// The value for a key, in a property with this name; `@DependencyEntry` writes such properties.
  ///
  /// A test that did not override it fails, however it is read; changing a part of it is no use.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    entry key: Key.Type,
    name name: String,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Key.Value {
    get {
      defer { withExtendedLifetime(self) {} }
      if let box = box(for: ObjectIdentifier(key)) {
        return box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Box<Key.Value>.self).value }
      }
      return defaultValue(
        ofEntry: key, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    set { set(Box(newValue), for: ObjectIdentifier(key), name: name) }
    _modify {
      var value = valueToChange(of: key, name: name)
      defer { set(Box(value), for: ObjectIdentifier(key), name: name) }
      yield &value
    }
  }

  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    ofEntry key: Key.Type,
    name: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Key.Value {
    let use = DependencyUse.current ?? DependencyUse(fileID, filePath, line, column)
    return DefaultValues.value(for: key, name: name, in: self, usedAt: use)
  }

  @usableFromInline
  func valueToChange<Key: TestDependencyKey>(of key: Key.Type, name: String) -> Key.Value {
    var values = self
    if purpose != .preparation { values.purpose = .update }
    return values[key, name]
  }
}
