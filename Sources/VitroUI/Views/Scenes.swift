/// Builds the windows of an application of the statements in a closure.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
  /// One window, as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several windows, the main one of which is shown.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var scenes: [any Scene] = [first]
    for scene in repeat each rest { scenes.append(scene) }
    return Scenes(scenes: scenes, main: scenes.first { !($0 is any SideScene) } ?? first)
  }
}

/// A window that people open from another one.
protocol SideScene: Scene {}

/// Scenes that stand beside each other.
@MainActor @preconcurrency
package protocol SceneGroup: Scene {
  /// The scenes, in their order.
  var scenes: [any Scene] { get }
}

/// Several windows; each person has one, the main one.
private struct Scenes: SceneGroup {
  let scenes: [any Scene]
  let main: any Scene

  var title: String? { main.title }

  func makeScreen(host: ScreenHost) -> Screen { main.makeScreen(host: host) }
}

/// A window that there is once.
/// - Note: Each person who opens it gets a screen of their own.
public struct Window<Content: View>: Scene {
  /// The name of the window.
  public let title: String?
  private let content: () -> Content

  /// Makes a window with a name.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// Mounts what the window shows on a new screen.
  public func makeScreen(host: ScreenHost) -> Screen {
    Screen(host: host) { WindowContent(content: content) }
  }
}

/// The window with the settings of an application.
/// - Note: Has no effect beside another window: each person has one.
public struct Settings<Content: View>: Scene, SideScene {
  private let content: () -> Content

  /// Makes the window.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The name of the window: the application's own.
  public var title: String? { nil }

  /// Mounts the settings on a new screen.
  public func makeScreen(host: ScreenHost) -> Screen {
    Screen(host: host) { WindowContent(content: content) }
  }
}
