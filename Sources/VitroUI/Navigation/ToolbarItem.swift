/// A tool of a page.
public struct ToolbarItem<ID, Content: View>: PrimitiveTools {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a tool with a name.
  /// - Note: People cannot arrange tools; `showsByDefault` has no effect.
  public init(
    id: ID, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// Makes a tool.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  var tools: AnyView { AnyView(TraitModifier(content: content, value: placement)) }
}

/// Tools of a page that stand at the same place.
public struct ToolbarItemGroup<Content: View>: PrimitiveTools {
  private let placement: ToolbarItemPlacement
  private let content: AnyView

  /// Makes tools.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = AnyView(content())
  }

  /// Makes tools that stand behind a label where there is little room.
  /// - Note: A browser shows them all; the label is left out.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }

  var tools: AnyView { AnyView(TraitModifier(content: content, value: placement)) }
}

/// The sizing of the room between tools.
public enum SpacerSizing: Hashable, Sendable {
  /// What is left.
  case flexible
  /// A little.
  case fixed
}

/// Room between tools.
public struct ToolbarSpacer: PrimitiveTools {
  private static let fixedLength = 16.0

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Makes room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  var tools: AnyView {
    switch sizing {
    case .flexible: AnyView(TraitModifier(content: Spacer(), value: placement))
    case .fixed:
      AnyView(
        TraitModifier(
          content: EmptyView().frame(width: ToolbarSpacer.fixedLength), value: placement))
    }
  }
}

extension ToolbarContent {
  /// Shows the tools, or does not.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    SomeTools(hidden ? nil : ToolsView(content: self))
  }
}
