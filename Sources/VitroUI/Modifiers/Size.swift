import Foundation

extension View {
  /// Keeps room at some sides: so many points, or as many as the surface finds good.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let side = { (edge: Edge.Set) -> CGFloat? in edges.contains(edge) ? length : 0 }
    return boxed(
      .padding(
        .init(
          top: side(.top), leading: side(.leading), bottom: side(.bottom),
          trailing: side(.trailing))))
  }

  /// Keeps so many points of room at every side.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps room of a size of its own at each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    boxed(
      .padding(
        .init(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing)))
  }

  /// Keeps room at some sides within what scrolls, as ``padding(_:_:)`` does.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps room at some sides within what scrolls, as ``padding(_:_:)`` does.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length)
  }

  /// Keeps room at each side within what scrolls, as `padding(_:)` does.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Keeps room at all sides within what scrolls, as `padding(_:)` does.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps room at some sides within what scrolls, as ``padding(_:_:)`` does.
  /// - Note: Keeps it whatever the placement is.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    padding(edges, length)
  }

  /// Keeps room at some sides within what scrolls, as `padding(_:)` does.
  /// - Note: Keeps it whatever the placement is.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0,
        leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }

  /// Keeps room at all sides within what scrolls, as `padding(_:)` does.
  /// - Note: Keeps it whatever the placement is.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }

  /// Gives the view a size in points; it stands in it where the alignment says.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var frame = Look.Frame()
    frame.width = width
    frame.height = height
    frame.alignment = alignment
    return FrameModifier(content: self, frame: frame)
  }

  /// Gives the view a size between limits in points, which may be infinite: all room there is.
  /// - Note: The ideal size has no effect.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var frame = Look.Frame()
    (frame.minWidth, frame.maxWidth) = (minWidth, maxWidth)
    (frame.minHeight, frame.maxHeight) = (minHeight, maxHeight)
    frame.alignment = alignment
    return FrameModifier(content: self, frame: frame)
  }

  /// Never gives the view less room than it wants.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Never gives the view less room than it wants, in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return boxed(.fixedSize(axes))
  }

  /// Keeps the width in a proportion to the height; without one, in that of the view itself.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    AspectRatioModifier(content: self, ratio: ratio.map { Double($0) }, mode: contentMode)
  }

  /// Keeps the width in the proportion to the height that a size has.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits into its room.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as large as fills its room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Gives the view its room before others; those with less get what is left.
  public func layoutPriority(_ value: Double) -> some View { boxed(.layoutPriority(value)) }

  /// Lets the view reach to the edges of the screen.
  /// - Note: Reaches to all edges, whichever are named.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    boxed(.ignoresSafeArea)
  }

  /// Lets the view reach to the edges of the screen.
  /// - Note: Reaches to all edges, whichever are named.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { boxed(.ignoresSafeArea) }
}

/// Parts of the screen that are not for content.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each kind of part.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Round corners, bars and the like.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The part of a view that scrolls to which a margin belongs.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content that scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators of how far it has scrolled.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
