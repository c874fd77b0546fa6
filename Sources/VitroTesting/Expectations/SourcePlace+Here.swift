public import Testing
public import Vitro

/// The place where it is written; as a default argument, the place of the call.
///
/// A helper takes it as one parameter, hands it on, and so fails at the line that calls it:
///
/// ```swift
/// func expectPrime(_ number: Int, at place: SourcePlace = #here) {
///   expect(isPrime(number), "\(number) is not prime.", at: place)
/// }
/// ```
@freestanding(expression)
public macro here() -> SourcePlace = #externalMacro(module: "VitroMacros", type: "HereMacro")

extension SourcePlace {
  /// The same place for Swift Testing: `#expect(…, sourceLocation: place.sourceLocation)`.
  public var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  }
}
