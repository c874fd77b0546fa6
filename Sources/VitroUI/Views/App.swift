/// An application: what it shows, and in which windows.
///
/// ```swift
/// @main struct CounterApp: App {
///   var body: some Scene {
///     WindowGroup("Counter") { CounterView() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The kind of scene that the body is.
  associatedtype Body: Scene

  /// The windows of the application.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the application, once for each run of the program.
  init()
}

/// A window of an application, from which each person gets a screen of their own.
@MainActor @preconcurrency
public protocol Scene {
  /// The name of the window, or `nil` for the application's own.
  var title: String? { get }

  /// Mounts what the window shows on a new screen.
  func makeScreen(host: ScreenHost) -> Screen
}

/// A window; each person who opens it gets a screen of their own.
public struct WindowGroup<Content: View>: Scene {
  /// The name of the window, or `nil` for the application's own.
  public let title: String?
  private let content: () -> Content

  /// Makes a window; `content` is called for each person who opens it, and again when a value that it reads changes.
  public init(id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  /// Makes a window with a name.
  public init(
    _ title: some StringProtocol, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// Mounts what the window shows on a new screen.
  public func makeScreen(host: ScreenHost) -> Screen {
    Screen(host: host) { WindowContent(content: content) }
  }
}

/// The content of a window, which is made again when a value of the application changes.
struct WindowContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
