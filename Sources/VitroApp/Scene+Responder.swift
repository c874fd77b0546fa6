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
    RespondingScene(content: self, responder: responder)
  }
}

/// A scene with the answers of its application.
private struct RespondingScene<Content: Scene>: Responding {
  let content: Content
  let responder: WebResponder

  var title: String? { content.title }

  func makeScreen(host: ScreenHost) -> Screen { content.makeScreen(host: host) }
}

/// A scene that answers requests beside its pages.
@MainActor
private protocol Responding: Scene {
  associatedtype Content: Scene
  var content: Content { get }
  var responder: WebResponder { get }
}

extension Scene {
  /// The answers of the scene, and of those in it: the first that is one counts. `nil` where there are none.
  var answers: WebResponder? {
    let all = responders
    guard !all.isEmpty else { return nil }
    return { request in
      for responder in all {
        if let response = try await responder(request) { return response }
      }
      return nil
    }
  }

  fileprivate var responders: [WebResponder] {
    if let scene = self as? any Responding { return [scene.responder] + scene.inner }
    if let group = self as? any SceneGroup { return group.scenes.flatMap { $0.responders } }
    return []
  }
}

extension Responding {
  fileprivate var inner: [WebResponder] { content.responders }
}
