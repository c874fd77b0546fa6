/// Where views stand beside each other's middle or edges, across a row.
public enum VerticalAlignment: Sendable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom
}

/// Where views stand along each other's middle or edges, across a column.
public enum HorizontalAlignment: Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  private let style: Style
  private let content: Content

  /// Puts views one below the other; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = Style(layout: .vertical, alignment: Style.Alignment(alignment), spacing: spacing)
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: style)
  }
}

/// Views one beside the other.
public struct HStack<Content: View>: ElementView {
  private let style: Style
  private let content: Content

  /// Puts views one beside the other; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = Style(layout: .horizontal, alignment: Style.Alignment(alignment), spacing: spacing)
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: style)
  }
}

/// Views one over the other, the last one in front.
public struct ZStack<Content: View>: ElementView {
  private let content: Content

  /// Puts views one over the other.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .overlay))
  }
}

/// Room that takes what the views beside it leave.
public struct Spacer: ElementView {
  /// Makes room.
  public init() {}

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .spacer))
  }
}

/// A line between two groups of views.
public struct Divider: ElementView {
  /// Makes a line.
  public init() {}

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .separator)
  }
}

extension Style.Alignment {
  fileprivate init?(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: self = .start
    case .center: return nil
    case .trailing: self = .end
    }
  }

  fileprivate init?(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .start
    case .center: return nil
    case .bottom: self = .end
    }
  }
}
