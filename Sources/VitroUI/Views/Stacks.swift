import Foundation

/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  private let style: Style
  private let content: Content

  /// Puts views one below the other; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = Style(
      layout: .vertical, alignment: Style.Alignment(alignment), spacing: spacing.map { Double($0) })
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
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = Style(
      layout: .horizontal, alignment: Style.Alignment(alignment),
      spacing: spacing.map { Double($0) })
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: style)
  }
}

/// Views one over the other, the last one in front.
public struct ZStack<Content: View>: ElementView {
  private let style: Style
  private let content: Content

  /// Puts views one over the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    var frame = Look.Frame()
    frame.alignment = alignment
    style = Style(layout: .overlay, looks: alignment == .center ? [] : [.frame(frame)])
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: style)
  }
}

/// Room that takes what the views beside it leave.
public struct Spacer: ElementView {
  private let minLength: CGFloat?

  /// Makes room, at least so many points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, style: Style(layout: .spacer, spacing: minLength.map { Double($0) }))
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
  init?(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: self = .start
    case .center: return nil
    case .trailing: self = .end
    }
  }

  init?(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .start
    case .center: return nil
    case .bottom: self = .end
    case .firstTextBaseline, .lastTextBaseline: self = .baseline
    }
  }
}
