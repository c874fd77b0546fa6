/// The style that an element asks the surface for.
public struct Style: Hashable, Sendable {
  /// The layout of an element's children.
  public enum Layout: String, Sendable {
    /// One beside the other.
    case horizontal
    /// One below the other.
    case vertical
    /// One over the other.
    case overlay
    /// Nothing but room that takes what is left.
    case spacer
    /// A box around one thing, which says how it looks or what can be done with it.
    case box
    /// What lies behind the other children of a box, in the same place.
    case behind
    /// What lies in front of the other children of a box, in the same place.
    case front
    /// In rows and columns.
    case grid
    /// A row of a grid.
    case gridRow
    /// In an area that scrolls.
    case scroll
  }

  /// The alignment of the children across the layout's direction.
  public enum Alignment: String, Sendable {
    /// At the leading or upper edge.
    case start
    /// In the middle.
    case center
    /// At the trailing or lower edge.
    case end
    /// On the line of the first words.
    case baseline
  }

  /// The purpose of an element, where that changes its look.
  public enum Purpose: String, Sendable {
    /// Removes something for good.
    case destructive
    /// Leaves everything as it is.
    case cancel
    /// Goes back to the page before.
    case back
    /// Deletes the row that it stands in.
    case delete
    /// Moves the row that it stands in one row up.
    case moveUp
    /// Moves the row that it stands in one row down.
    case moveDown
    /// Chooses the row that it stands in.
    case select
    /// Takes what nobody else is to read.
    case secure
    /// The title of a page.
    case title
    /// A section, or its title.
    case section
    /// Lists and sections, one below the other.
    case list
    /// Opens what is hidden, and hides it again.
    case disclosure
    /// A symbol with a title.
    case label
    /// What stands under a section.
    case footer
    /// A page that covers everything.
    case cover
    /// A page beside what it belongs to.
    case popover
    /// Choices that come from below.
    case confirmation
    /// Steps to the former value.
    case decrement
    /// Steps to the next value.
    case increment
    /// A number that something wants to say.
    case badge
    /// Pages, one of which is shown.
    case tabs
    /// What a control stands with: its title and itself.
    case control
    /// Pages beside each other, each narrower than the next.
    case columns
  }

  /// How the children lie, or `nil` where the role says it.
  public var layout: Layout?
  /// Where the children stand across the layout, or `nil` for the surface's default.
  public var alignment: Alignment?
  /// The room between the children in points, or `nil` for the surface's default.
  public var spacing: Double?
  /// The text style by SwiftUI's name, such as `"largeTitle"`, or `nil` for the inherited one.
  public var font: String?
  /// What the element is for, where that changes how it looks.
  public var purpose: Purpose?
  /// The style of a control by SwiftUI's name, such as `"borderedProminent"`, or `nil` for the
  /// surface's default.
  public var variant: String?
  /// What else is to be said about its look, in order.
  public var looks: [Look]

  /// Makes a style.
  public init(
    layout: Layout? = nil, alignment: Alignment? = nil, spacing: Double? = nil,
    font: String? = nil, purpose: Purpose? = nil, variant: String? = nil, looks: [Look] = []
  ) {
    self.layout = layout
    self.alignment = alignment
    self.spacing = spacing
    self.font = font
    self.purpose = purpose
    self.variant = variant
    self.looks = looks
  }
}
