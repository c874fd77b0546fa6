/// Runs `operation` with the dependencies that an object was made with.
///
/// ```swift
/// func addButtonTapped() {
///   detail = withDependencies(from: self) { DetailModel() }
/// }
/// ```
///
/// So what a parent was given in a test reaches the children that it makes later. What is overridden
/// where this is called counts more. The object must have a stored ``Dependency``.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
  from object: Object,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let place = DependencyUse(fileID, filePath, line, column)
  let values = DependencyValues(of: object, reportingAt: place)
  return try withDependencies(from: values, operation: operation)
}

/// Runs `operation` with the dependencies that an object was made with, after a change to them.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
  from object: Object,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let place = DependencyUse(fileID, filePath, line, column)
  let values = try DependencyValues(of: object, reportingAt: place).updated(by: update)
  return try withDependencies(from: values, operation: operation)
}

/// Runs `operation` with the dependencies that an object was made with, on the caller's actor.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
  isolation: isolated (any Actor)? = #isolation,
  from object: Object,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  let place = DependencyUse(fileID, filePath, line, column)
  let values = DependencyValues(of: object, reportingAt: place)
  return try await withDependencies(from: values, operation: operation)
}

/// Runs `operation` with the dependencies that an object was made with, after a change to them, on
/// the caller's actor.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
  isolation: isolated (any Actor)? = #isolation,
  from object: Object,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  let place = DependencyUse(fileID, filePath, line, column)
  let values = try DependencyValues(of: object, reportingAt: place).updated(by: update)
  return try await withDependencies(from: values, operation: operation)
}

extension DependencyValues {
  /// The current values, and those that an object was made with where nothing is overridden.
  fileprivate init<Object: AnyObject>(of object: Object, reportingAt place: DependencyUse) {
    self = .current
    guard let reader = Self.reader(in: object) else {
      place.report(DependencyMessages.nothingToInherit(from: Object.self))
      return
    }
    if let origin = reader.origin { fallBack(on: origin) }
  }

  private static func reader(in object: AnyObject) -> (any DependencyReader)? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let fields = mirror {
      for field in fields.children {
        if let reader = field.value as? any DependencyReader { return reader }
      }
      mirror = fields.superclassMirror
    }
    return nil
  }
}

/// A property wrapper that knows the values that counted where it was made.
private protocol DependencyReader {
  var origin: DependencyValues? { get }
}

extension Dependency: DependencyReader {}
