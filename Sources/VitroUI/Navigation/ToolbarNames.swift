/// A tool that a page has by itself.
/// - Note: Has no effect; pages have none by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// That which shows and hides the list beside the page.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the window.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Takes a tool away that the page has by itself.
  /// - Note: Has no effect; pages have none by themselves.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Gives the title of the page a menu.
  /// - Note: The commands stand in a menu among the tools of the page.
  public func toolbarTitleMenu<Commands: View>(
    @ViewBuilder content: @escaping () -> Commands
  ) -> some View {
    toolbar { Menu("Title", systemImage: "chevron.down", content: content) }
  }
}
