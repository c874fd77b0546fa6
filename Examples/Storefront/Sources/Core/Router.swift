import Observation
public import SwiftUI

/// A page of a context, as data: it is pushed as a value, and its raw value is its part of an address.
public protocol Route: Hashable, Sendable, RawRepresentable where RawValue == String {}

/// The router of a context: its pages that lie upon each other, as data.
///
/// Whatever changes them, a link, code or an address, they are what is shown.
@Observable @MainActor
public final class Router<Page: Route> {
  /// The pages, the topmost last.
  public var path: [Page] = []

  /// Makes the router of a context that shows its first page.
  public init() {}

  /// Pushes a page.
  public func show(_ page: Page) { path.append(page) }

  /// Shows the pages that the rest of an address names, and no other; returns whether there are such.
  @discardableResult
  public func open(_ segments: some Sequence<String>) -> Bool {
    let pages = segments.map(Page.init(rawValue:))
    guard pages.allSatisfy({ $0 != nil }) else { return false }
    path = pages.compactMap(\.self)
    return true
  }
}

/// The action that opens an address of the shop, whichever context has its page; read it with
/// `@Environment(\.openPath)`.
@MainActor
public struct OpenPathAction {
  private let action: @MainActor (String) -> Void

  /// Makes the action.
  public nonisolated init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  /// Opens an address, such as `/orders/1001`.
  public func callAsFunction(_ path: String) { action(path) }
}

/// The action that leads to the log-in, and after it back to the page that has asked for it; read it with
/// `@Environment(\.logIn)`.
@MainActor
public struct LogInAction {
  private let action: @MainActor () -> Void

  /// Makes the action.
  public nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Shows the log-in.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Leads to the log-in, and back to this page.
  @Entry public var logIn = LogInAction {}
  /// Opens an address of the shop.
  @Entry public var openPath = OpenPathAction { _ in }
}
