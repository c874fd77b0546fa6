public import VitroWeb

extension Scene {
  /// Answers an application's own requests beside its pages, on the same port.
  ///
  /// ```swift
  /// @main struct ShopApp: App {
  ///   private let server = ShopServer()
  ///   var body: some Scene {
  ///     WindowGroup("Shop") { ShopView() }
  ///       .responder { request in try await server.respond(to: request) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter responder: Called for each request that is not for the page's own files; returns `nil` for
  ///   what is not its own. See ``VitroWeb/WebResponder``.
  /// - Note: SwiftUI has no such modifier: there, an application has no server.
  public func responder(_ responder: @escaping WebResponder) -> some Scene {
    RespondingScene(content: self, responder: responder)
  }
}

/// A scene with the answers of its application.
struct RespondingScene<Content: Scene>: Scene, Responding {
  let content: Content
  let responder: WebResponder

  var title: String? { content.title }

  func makeScreen(host: ScreenHost) -> Screen { content.makeScreen(host: host) }
}

/// What answers requests beside its pages.
@MainActor
protocol Responding {
  var responder: WebResponder { get }
}
