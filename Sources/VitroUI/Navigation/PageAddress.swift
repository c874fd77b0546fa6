public import Foundation

extension View {
  /// Gives the address of the page that this view stands on a query: what the page shows of itself, such as what was
  /// looked for, which a link or a bookmark leads to again.
  ///
  /// ```swift
  /// List(books(matching: search, page)) { … }
  ///   .pageQuery([URLQueryItem(name: "search", value: search), URLQueryItem(name: "page", value: "\(page)")])
  ///   .onOpenURL { url in (search, page) = query(of: url) }
  /// ```
  ///
  /// An address with another query than that is handed to `onOpenURL(perform:)` when its page is there. In a browser
  /// another query is a step of its own, to which back leads; while somebody types it takes the place of the last one.
  ///
  /// - Note: SwiftUI has no such modifier.
  public func pageQuery(_ items: [URLQueryItem]) -> some View { page { $0.query = items } }
}

/// Tells the address of the page; read it with `@Environment(\.pageAddress)`.
///
/// A log-in leads back there:
///
/// ```swift
/// Button("Log in") { logIn(returningTo: pageAddress()) }
/// ```
///
/// - Note: SwiftUI has no such action.
@MainActor @preconcurrency
public struct PageAddressAction {
  private let action: () -> String

  init(_ action: @escaping () -> String) { self.action = action }

  /// Tells the path of the URL, and its query, where a new screen is where this one is.
  public func callAsFunction() -> String { action() }
}

private struct PageAddressKey: EnvironmentKey {
  static var defaultValue: PageAddressAction? { nil }
}

extension EnvironmentValues {
  /// Tells the address of the page.
  /// - Note: SwiftUI has no such value.
  public internal(set) var pageAddress: PageAddressAction {
    get { self[PageAddressKey.self] ?? PageAddressAction { "/" } }
    set { self[PageAddressKey.self] = newValue }
  }
}
