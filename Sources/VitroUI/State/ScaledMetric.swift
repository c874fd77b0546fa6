/// A number that grows with the letters that a person wants to read.
///
/// ```swift
/// struct Row: View {
///   @ScaledMetric var side = 24
///   var body: some View { Image(systemName: "star").frame(width: side, height: side) }
/// }
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let size = Environment(\.dynamicTypeSize)
  private let value: Value

  /// Keeps a number as it is for letters of the usual size.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Keeps a number as it is for letters of the usual size.
  /// - Note: Grows as the letters of the body do, whatever the text style is.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { value = wrappedValue }

  /// The number for letters of the size here.
  public var wrappedValue: Value { value * Value(size.wrappedValue.scale) }
}

extension DynamicTypeSize {
  /// The sizes of the letters of the body, in points.
  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// How much larger letters are than those of the usual size.
  fileprivate var scale: Double {
    DynamicTypeSize.bodySizes[rawValue] / DynamicTypeSize.bodySizes[DynamicTypeSize.large.rawValue]
  }
}
