/// The reporter of unimplemented closures for the `init()` that `@DependencyClient` writes; nothing
/// to be used by hand.
public struct UnimplementedClient: Sendable {
  private let type: String
  /// The name of the dependency, if the client is the value of one.
  private let dependency: String?
  private let place: DependencyUse

  /// Names the type of the client.
  public init(
    _ type: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.type = type
    dependency = DefaultRequest.current?.name
    place = DependencyUse(fileID, filePath, line, column)
  }

  /// Reports that a closure was called, and gives the error for those that can throw.
  @discardableResult
  public func wasCalled(_ endpoint: String) -> UnimplementedError {
    guard let dependency else {
      place.report(DependencyMessages.unimplemented(endpoint, of: type))
      return UnimplementedError(name: "\(type).\(endpoint)")
    }
    place.report(DependencyMessages.unimplemented("\(dependency).\(endpoint)"))
    return UnimplementedError(name: "\(dependency).\(endpoint)")
  }
}
