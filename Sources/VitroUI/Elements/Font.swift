/// A text style, by the name that says what the text is for.
public struct Font: Hashable, Sendable {
  let name: String

  /// The style for the title of a page.
  public static let largeTitle = Font(name: "largeTitle")
  /// The style for a title.
  public static let title = Font(name: "title")
  /// The style for a title of a second level.
  public static let title2 = Font(name: "title2")
  /// The style for a title of a third level.
  public static let title3 = Font(name: "title3")
  /// The style for a heading.
  public static let headline = Font(name: "headline")
  /// The style for what stands under a heading.
  public static let subheadline = Font(name: "subheadline")
  /// The style for running text.
  public static let body = Font(name: "body")
  /// The style for a remark.
  public static let callout = Font(name: "callout")
  /// The style for a note at the foot.
  public static let footnote = Font(name: "footnote")
  /// The style for a caption.
  public static let caption = Font(name: "caption")
}
