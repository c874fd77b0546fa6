/// A namespace for how titles are shown.
public enum NavigationBarItem: Sendable {
  /// The display mode of a page's title: its size and its place.
  public enum TitleDisplayMode: String, Sendable {
    /// As on the page before.
    case automatic
    /// In the bar, between the tools.
    case inline
    /// Below the bar, in large letters.
    case large
  }
}

/// The display mode of a page's title: its size and its place.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String

  /// As on the page before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In large letters, between the tools.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "large")
  /// In the bar, between the tools.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

extension View {
  /// Gives the page of the navigation stack that this view stands on a title; without one, the window.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the page of the navigation stack that this view stands on a title; without one, the window.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    page { $0.title = String(title) }
  }

  /// Gives the page of the navigation stack that this view stands on a title; without one, the window.
  public func navigationTitle(_ title: Text) -> some View { page { $0.title = title.string } }

  /// Gives the page of the navigation stack that this view stands on a title that is changed
  /// elsewhere; people do not change it in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Puts a few words under the title of the page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Puts a few words under the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    page { $0.subtitle = String(subtitle) }
  }

  /// Puts a few words under the title of the page.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    page { $0.subtitle = subtitle.string }
  }

  /// Sets how large the title of the page is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page { $0.titleStyle = displayMode.rawValue }
  }

  /// Sets how large the title of the page is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page { $0.titleStyle = mode.name }
  }
}

/// Older names.
extension View {
  /// Gives the page of the navigation stack that this view stands on a title; without one, the window.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Gives the page of the navigation stack that this view stands on a title; without one, the window.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    page {
      $0.title = String(title)
      $0.titleStyle = displayMode?.rawValue
    }
  }

  /// Gives the page of the navigation stack that this view stands on a title; without one, the window.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    page {
      $0.title = title.string
      $0.titleStyle = displayMode?.rawValue
    }
  }
}

/// A view with a title that is read through a binding.
private struct BoundTitle<Content: View>: View {
  let content: Content
  @Binding var title: String

  var body: some View { content.page { $0.title = title } }
}
