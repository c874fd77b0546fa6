public import VitroWeb

extension Scene {
  /// Answers an application's own requests beside its pages, on the same port.
  ///
  /// ```swift
  /// import SwiftUI
  /// import VitroWeb
  ///
  /// @main struct ShopApp: App {
  ///   private let server = ShopServer()
  ///   var body: some Scene {
  ///     WindowGroup("Shop") { ShopView() }
  ///       .responder { request in
  ///         guard request.path.hasPrefix("/api/") else { return nil }
  ///         return try await server.respond(to: request)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// What no responder answers is a page. So answer all that is below your own paths, be it with 404: a view
  /// that asks for what is nowhere would be answered with a page, whose view asks again.
  ///
  /// - Parameter responder: Called for each request that is not for the page's own files; returns `nil` for
  ///   what is not its own. See ``VitroWeb/WebResponder``.
  /// - Note: SwiftUI has no such modifier: there, an application has no server.
  public func responder(_ responder: @escaping WebResponder) -> some Scene {
    hosted { $0.responders.append(responder) }
  }
}
