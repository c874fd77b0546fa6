import Logging
import VitroWeb

/// The parts of a program beside its pages, as the modifiers of its scene say them.
struct HostSettings {
  var responders: [WebResponder] = []
  /// The innermost one is the first.
  var middleware: [WebMiddleware] = []
  var services: [any AppService] = []
  var options = WebOptions()
  var logger: Logger?
  var health: HealthChecks?

  /// The answers of all responders: the first that is one counts. `nil` where there are none.
  var answers: WebResponder? {
    guard !responders.isEmpty else { return nil }
    return { [responders] request in
      for responder in responders {
        if let response = try await responder(request) { return response }
      }
      return nil
    }
  }
}

/// A scene with something that its modifier says about the program.
struct HostedScene<Content: Scene>: Hosted {
  let content: Content
  let change: (inout HostSettings) -> Void

  var title: String? { content.title }
  var inner: any Scene { content }

  func makeScreen(host: ScreenHost) -> Screen { content.makeScreen(host: host) }
}

/// A scene that says something about the program, of whatever type its content is.
@MainActor
protocol Hosted: Scene {
  var inner: any Scene { get }
  var change: (inout HostSettings) -> Void { get }
}

extension Scene {
  /// The settings of the program that this scene and those in it say, in the order of the code.
  var hostSettings: HostSettings {
    var settings = HostSettings()
    add(to: &settings)
    return settings
  }

  private func add(to settings: inout HostSettings) {
    if let scene = self as? any Hosted {
      scene.inner.add(to: &settings)
      scene.change(&settings)
    } else if let group = self as? any SceneGroup {
      for scene in group.scenes { scene.add(to: &settings) }
    }
  }
}
