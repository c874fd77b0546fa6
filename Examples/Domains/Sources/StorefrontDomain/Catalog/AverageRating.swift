/// The exact average of ratings: so many stars over so many reviews.
public struct AverageRating: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The stars of all reviews together.
  public let stars: Int
  /// The number of reviews, at least one.
  public let count: Int

  /// Whether the first average is lower, with nothing rounded.
  public static func < (left: AverageRating, right: AverageRating) -> Bool {
    left.stars * right.count < right.stars * left.count
  }

  /// The average with one decimal, half a tenth rounded up: "4.3".
  public var description: String {
    let tenths = (20 * stars + count) / (2 * count)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
