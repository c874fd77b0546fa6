import Foundation

/// The visibility of a view, or of a part of one.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surface finds best.
  case automatic
  /// It is shown.
  case visible
  /// It is not.
  case hidden
}

extension View {
  /// Fills the row that this view stands in.
  /// - Note: Takes a colour or another style; other views are left out.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    let paint = (view as? any ShapeStyle)?.paint
    return rowLook { if let paint { $0.style.looks.append(.background(paint, .rectangle)) } }
  }

  /// Sets the room around what stands in the row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowLook {
      guard let insets else { return }
      $0.style.looks.append(
        .padding(
          .init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)))
    }
  }

  /// Sets the room at some sides of what stands in the row.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowLook {
      guard let length else { return }
      $0.style.looks.append(
        .padding(
          .init(
            top: edges.contains(.top) ? length : nil,
            leading: edges.contains(.leading) ? length : nil,
            bottom: edges.contains(.bottom) ? length : nil,
            trailing: edges.contains(.trailing) ? length : nil)))
    }
  }

  /// Shows the lines above and below the row that this view stands in, or not.
  /// - Note: Shows or hides both lines; `edges` has no effect.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLook { if visibility == .hidden { $0.style.variant = "noSeparator" } }
  }

  /// Says how lines between rows are coloured.
  /// - Note: Has no effect; the surface decides.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Shows lines around the section that this view stands in.
  /// - Note: Has no effect; the surface decides.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the room between sections.
  /// - Note: Has no effect; the surface decides.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the room between sections.
  /// - Note: Has no effect; the surface decides.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Says how lines around sections are coloured.
  /// - Note: Has no effect; the surface decides.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Keeps the row that this view stands in from being selected.
  /// - Note: Has no effect; what is selected the binding says.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the room between rows.
  /// - Note: Has no effect; the surface decides.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Colours the symbol of a label in a list.
  /// - Note: Has no effect; the surface decides.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Colours the symbol of a label in a list.
  /// - Note: Has no effect; the surface decides.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Says how much a title of a section stands out.
  /// - Note: Has no effect; the surface decides.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Keeps the row that this view stands in from being deleted.
  /// - Note: Has no effect; it is offered where `onDelete` is.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps the row that this view stands in from being moved.
  /// - Note: Has no effect; it is offered where `onMove` is.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Shows what lies behind lists and the like, or not.
  /// - Note: Has no effect; the surface decides.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows a number beside the row, or on the tab, of this view; nothing for 0.
  public func badge(_ count: Int) -> some View { badge(text: count == 0 ? nil : "\(count)") }

  /// Shows a text beside the row, or on the tab, of this view.
  public func badge(_ label: Text?) -> some View { badge(text: label?.string) }

  /// Shows a text beside the row, or on the tab, of this view.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(text: key.string) }

  /// Shows a text beside the row, or on the tab, of this view.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> some View { badge(text: String(label)) }

  private func badge(text: String?) -> some View {
    TraitModifier(
      content: TraitModifier(
        content: self,
        value: RowLook { if let text { $0.details.append(.badge(text)) } }),
      value: Badge(text: text))
  }

  private func rowLook(_ apply: @escaping (inout Attributes) -> Void) -> some View {
    TraitModifier(content: self, value: RowLook(apply: apply))
  }

  /// Gives the row that this view stands in buttons.
  /// - Note: The buttons stand in the row, after what is in it; `edge` has no effect.
  public func swipeActions<Tools: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Tools
  ) -> some View {
    SwipeModifier(content: self, tools: content())
  }
}

/// A badge beside a row or on a tab.
struct Badge: Equatable {
  let text: String?
}

/// The room between sections.
/// - Note: Has no effect; the surface decides.
public struct ListSectionSpacing: Hashable, Sendable {
  private let points: CGFloat?

  /// As the surface finds best.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Little.
  public static let compact = ListSectionSpacing(points: 8)

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// The tint of the symbol of a label in a list.
/// - Note: Has no effect; the surface decides.
public struct ListItemTint: Hashable, Sendable {
  private let color: Color?

  /// None.
  public static let monochrome = ListItemTint(color: nil)

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour, unless the surface has one of its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

/// The degree to which a view stands out.
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

extension VerticalEdge {
  /// Several sides along.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes the set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// A view that gives its row buttons.
private struct SwipeModifier<Content: View, Tools: View>: ModifierView {
  let content: Content
  let tools: Tools

  func makeNode(_ site: Site) -> Node { SwipeNode(self, site) }
}

private final class SwipeNode<Content: View, Tools: View>:
  ModifierNode<SwipeModifier<Content, Tools>>, SwipeHost
{
  override var trait: Any? { self }

  private var tools: RowToolsNode? { children.first(in: .tools) as? RowToolsNode }

  override func didMount() { _ = RowToolsNode(view.tools, site(.tools)) }

  override func viewChanged(from old: SwipeModifier<Content, Tools>) { tools?.update(view.tools) }

  func tools(in row: ElementNode) -> [ElementNode] {
    var elements: [ElementNode] = []
    tools?.row = row
    tools?.collect(into: &elements)
    return elements
  }

  override func setsEnvironment(of slot: Slot) -> Bool { slot == .tools }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.controls.button = "swipe"
    values.buttonStyle = nil
    values.makesRows = false
  }
}

/// The place of a row's own buttons; they stand in the row.
private final class RowToolsNode: Node {
  weak var row: ElementNode?

  init<Tools: View>(_ view: Tools, _ site: Site) {
    super.init(site)
    _ = makeChild(view)
  }

  override var enclosingElement: ElementNode? { row }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }
}
