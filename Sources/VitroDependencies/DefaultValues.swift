import IssueReporting
import Synchronization

/// The values of the dependencies that nobody overrode, each made once: for the process, or for
/// the test that uses it, or the case of a test that says which it is.
enum DefaultValues {
  private struct ID: Hashable {
    var type: ObjectIdentifier
    var context: DependencyContext
    var test: TestContext.Testing.Test.ID?
    var testCase: TestCaseScope?

    init(_ type: ObjectIdentifier, _ context: DependencyContext) {
      self.type = type
      self.context = context
      guard context != .live, case .swiftTesting(let testing)? = TestContext.current else { return }
      test = testing?.test.id
      testCase = TestCaseScope.current
    }
  }

  private struct Boxes {
    var used: [ID: AnyBox] = [:]
    /// Prepared, and not yet used.
    var prepared: [ID: AnyBox] = [:]

    mutating func use(_ id: ID) -> AnyBox? {
      if let box = used[id] { return box }
      guard let box = prepared.removeValue(forKey: id) else { return nil }
      used[id] = box
      return box
    }

    /// Keeps the box unless another thread was faster; gives the one that is kept.
    mutating func keep(_ box: AnyBox, for id: ID) -> AnyBox {
      if let first = use(id) { return first }
      used[id] = box
      return box
    }
  }

  /// The boxes of each case of a test that says which it is, and those of all else.
  private static let boxes = Mutex([TestCaseScope?: Boxes]())

  /// What a running program has used; found without the lock.
  private static let live = SharedTable()
  private static let preview = SharedTable()

  /// The box of a value that was used before, outside of tests. It lives as long as the program.
  static func box(for key: ObjectIdentifier, in context: DependencyContext) -> Unmanaged<AnyBox>? {
    switch context {
    case .live: live.box(for: key)
    case .preview: preview.box(for: key)
    case .test: nil
    }
  }

  /// The default value of a key; reports it where none was given.
  static func value<Key: TestDependencyKey>(
    for key: Key.Type,
    name: String,
    in values: DependencyValues,
    usedAt use: DependencyUse?
  ) -> Key.Value {
    let id = ID(ObjectIdentifier(key), values.context)
    if values.purpose == .preparation { return prepared(key, id, name, values) }
    let used = boxes.withLock { $0[id.testCase, default: Boxes()].use(id) }
    if let used { return share(used, for: id) }
    let made = DefaultMaker(key: key, name: name, values: values).make()
    if let message = made.problem {
      // A value that reports is made, and reported, each time.
      if values.purpose != .update { (use ?? place(in: values.context))?.report(message) }
      return made.value
    }
    let kept = boxes.withLock { $0[id.testCase, default: Boxes()].keep(Box(made.value), for: id) }
    return share(kept, for: id)
  }

  /// Makes a value the default, unless another one is in use.
  static func prepare(
    _ box: AnyBox,
    for key: ObjectIdentifier,
    name: String,
    in context: DependencyContext
  ) {
    let id = ID(key, context)
    let isInTime = boxes.withLock { boxes in
      if boxes[id.testCase]?.used[id] != nil { return false }
      boxes[id.testCase, default: Boxes()].prepared[id] = box
      return true
    }
    if !isInTime { DependencyUse.current?.report(DependencyMessages.preparedTooLate(name)) }
  }

  /// Lets go of the values of a case that has ended.
  static func forget(_ testCase: TestCaseScope) {
    // Values may do something as they end, so they do not end in here.
    let forgotten = boxes.withLock { $0.removeValue(forKey: testCase) }
    withExtendedLifetime(forgotten) {}
  }

  /// The value that is prepared so far; to read it here is no use of it.
  private static func prepared<Key: TestDependencyKey>(
    _ key: Key.Type,
    _ id: ID,
    _ name: String,
    _ values: DependencyValues
  ) -> Key.Value {
    let box = boxes.withLock { $0[id.testCase].flatMap { $0.used[id] ?? $0.prepared[id] } }
    if let box { return unsafeDowncast(box, to: Box<Key.Value>.self).value }
    let value = DefaultMaker(key: key, name: name, values: values).make().value
    boxes.withLock { $0[id.testCase, default: Boxes()].prepared[id] = Box(value) }
    return value
  }

  /// A test may read a value in order to override a part of it; a running program uses what it reads.
  private static func place(in context: DependencyContext) -> DependencyUse? {
    context == .live ? DependencyUse(#fileID, #filePath, #line, #column) : nil
  }

  private static func share<Value: Sendable>(_ box: AnyBox, for id: ID) -> Value {
    switch id.context {
    case .live: live.insert(box, for: id.type)
    case .preview where id.test == nil: preview.insert(box, for: id.type)
    case .preview, .test: break
    }
    return unsafeDowncast(box, to: Box<Value>.self).value
  }
}
