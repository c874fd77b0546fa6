/// Overrides dependencies for as long as `operation` runs.
///
/// ```swift
/// withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
/// } operation: {
///   model.saveButtonTapped()
/// }
/// ```
///
/// Tasks that `operation` starts inherit the values; detached ones do not, nor do closures that others
/// call later: see ``withEscapedDependencies(_:)``. Whatever is made inside and reads a dependency
/// with ``Dependency`` keeps the values for as long as it lives.
@discardableResult
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  let values = try DependencyValues.current.updated(by: update)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Overrides dependencies for as long as `operation` runs, on the caller's actor.
@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  let values = try DependencyValues.current.updated(by: update)
  return try await DependencyValues.$current.withValue(
    values,
    operation: operation,
    isolation: isolation
  )
}

/// Runs `operation` with just these values; costs next to nothing if they count already.
public func withDependencies<Result>(
  from values: DependencyValues,
  operation: () throws -> Result
) rethrows -> Result {
  if values.isIdentical(to: .current) { return try operation() }
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs `operation` with just these values, on the caller's actor.
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  from values: DependencyValues,
  operation: () async throws -> Result
) async rethrows -> Result {
  if values.isIdentical(to: .current) { return try await operation() }
  return try await DependencyValues.$current.withValue(
    values,
    operation: operation,
    isolation: isolation
  )
}
