/// The size of letters that a person prefers, by the names of older programs.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Very small.
  case extraSmall
  /// Small.
  case small
  /// A little smaller.
  case medium
  /// The usual size.
  case large
  /// A little larger.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// Very large.
  case extraExtraExtraLarge
  /// Large for those who see less.
  case accessibilityMedium
  /// Larger for those who see less.
  case accessibilityLarge
  /// Very large for those who see less.
  case accessibilityExtraLarge
  /// Nearly the largest.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one for those who see less.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size by the newer names, which stand in the same order.
  fileprivate var size: DynamicTypeSize {
    zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  /// The size with a newer name.
  fileprivate init(_ size: DynamicTypeSize) {
    self =
      zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0
      ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether one size is smaller than another.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.size < right.size
  }
}

extension EnvironmentValues {
  /// How large a person wants letters to be, by the names of older programs.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
