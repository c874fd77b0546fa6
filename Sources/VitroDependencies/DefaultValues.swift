import IssueReporting
import Synchronization

/// The values of the dependencies that nobody overrode, each made once: for the process, or for
/// the test that uses it.
enum DefaultValues {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var isPreview: Bool
    var test: TestContext.Testing.Test.ID?
  }

  private static let boxes = Mutex<[Key: AnyBox]>([:])

  static func value<K: DependencyKey>(
    for key: K.Type,
    in context: DependencyContext,
    name: String
  ) -> K.Value {
    switch context {
    case .live: cached(key, isPreview: false, test: nil) { K.liveValue }
    case .preview: cached(key, isPreview: true, test: nil) { K.previewValue }
    case .test: testValue(for: key, name: name)
    }
  }

  private static func cached<K: DependencyKey>(
    _ key: K.Type,
    isPreview: Bool,
    test: TestContext.Testing.Test.ID?,
    make: () -> K.Value
  ) -> K.Value {
    let id = Key(type: ObjectIdentifier(key), isPreview: isPreview, test: test)
    if let box = boxes.withLock({ $0[id] }) {
      return unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    return keep(Box(make()), for: id).value
  }

  /// Keeps the box unless another thread was faster; gives the one that is kept.
  private static func keep<Value>(_ box: Box<Value>, for id: Key) -> Box<Value> {
    boxes.withLock { boxes in
      if let first = boxes[id] { return unsafeDowncast(first, to: Box<Value>.self) }
      boxes[id] = box
      return box
    }
  }

  /// A value that reports is made, and reported, each time; all others once for each test.
  private static func testValue<K: DependencyKey>(for key: K.Type, name: String) -> K.Value {
    let id = Key(type: ObjectIdentifier(key), isPreview: false, test: currentTest)
    if let box = boxes.withLock({ $0[id] }) {
      return unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    let probe = MissingTestValue()
    let value = MissingTestValue.$current.withValue(probe) { K.testValue }
    guard probe.isMissing.withLock({ $0 }) else { return keep(Box(value), for: id).value }
    if let use = DependencyUse.current {
      reportIssue(
        message(name: name, type: K.Value.self),
        fileID: use.fileID,
        filePath: use.filePath,
        line: use.line,
        column: use.column
      )
    }
    return value
  }

  private static var currentTest: TestContext.Testing.Test.ID? {
    guard case .swiftTesting(let testing)? = TestContext.current else { return nil }
    return testing?.test.id
  }

  private static func message<Value>(name: String, type: Value.Type) -> String {
    """
    Dependency '\(name)' was used in a test, but was not overridden.

    Expected: every dependency that a test uses has a value for that test.
    To fix: 'withDependencies { $0.\(name) = … } operation: { … }', or 'withDependencies: { $0.\(name) \
    = … }' where the store is made, or give its key a 'testValue'. Its type is '\(type)'.
    """
  }
}
