import Foundation

/// A guide of the application's own, on which views stand.
/// - Note: Views stand in the middle instead; where they stand is the surface's.
public protocol AlignmentID {
  /// The place of the guide in a view; nobody asks for it here.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and the guides that it stands on.
public struct ViewDimensions: Equatable {
  /// From side to side.
  public let width: CGFloat
  /// From top to bottom.
  public let height: CGFloat

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of a guide from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top, .firstTextBaseline: 0
    case .center: height / 2
    case .bottom, .lastTextBaseline: height
    }
  }

  /// The place of a guide that the view has moved, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The place of a guide that the view has moved, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension HorizontalAlignment {
  /// Makes an alignment by a guide of the application's own.
  public init(_ id: any AlignmentID.Type) { self = .center }

  /// The beginning of the line below a row.
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  /// The end of the line below a row.
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing
}

extension VerticalAlignment {
  /// Makes an alignment by a guide of the application's own.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension Alignment {
  /// In the middle, on the line of the first words.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// In the middle, on the line of the last words.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the leading edge, on the line of the first words.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, on the line of the last words.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, on the line of the first words.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, on the line of the last words.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension View {
  /// Moves a guide that the view stands on.
  /// - Note: Has no effect; where views stand is the surface's.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }

  /// Moves a guide that the view stands on.
  /// - Note: Has no effect; where views stand is the surface's.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }
}
