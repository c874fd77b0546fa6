/// The way to a case whose payload's type is not known: enough to tell whether a value is that case.
///
/// ```swift
/// for path in Loading.allCasePaths {
///   #expect(samples.contains { path.matches($0) }, "There is no sample of '\(path)'.")
/// }
/// ```
public struct PartialCasePath<Root>: Sendable {
  /// The name of the case; for a case in a case `"child.response"`.
  public let name: String

  private let isCase: @Sendable (Root) -> Bool

  /// Forgets what the payload is.
  public init<Value>(_ path: CasePath<Root, Value>) {
    name = path.name
    isCase = { path.extract(from: $0) != nil }
  }

  /// Whether the value is this case.
  public func matches(_ root: Root) -> Bool {
    isCase(root)
  }
}

extension PartialCasePath: Hashable {
  /// Two paths of an enum are the same if the names of their cases are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name of the case.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension PartialCasePath: CustomStringConvertible {
  /// The name of the case.
  public var description: String { name }
}
