import Foundation
public import VitroConcurrency
public import VitroUI

/// The contexts of previews: what belongs to one runs with the preview values of dependencies.
package enum PreviewContext {
  private static let type =
    NSClassFromString("VitroDependencies.PreviewDependencies") as? any PreviewTaskContext.Type

  /// The context in which time goes by; `nil` in a program that has no dependencies.
  static let current = make(clock: nil)

  /// Makes a context whose time a tool moves; `nil` in a program that has no dependencies.
  package static func make(clock: TestClock?) -> (any TaskContext)? { type?.make(clock: clock) }
}

extension (any TaskContext)? {
  /// Runs an operation in the context, where there is one.
  package func run<Result>(_ operation: () -> Result) -> Result {
    guard let self else { return operation() }
    return self.run(operation)
  }
}

extension ScreenHost {
  /// A host whose screens run with the preview values of dependencies, on a clock that a tool moves.
  @MainActor package static func previewing(clock: TestClock) -> ScreenHost {
    var host = ScreenHost()
    host.context = PreviewContext.make(clock: clock)
    host.timelineClock = TimelineClock(
      clock, from: Date(timeIntervalSinceReferenceDate: PreviewTime.start))
    return host
  }
}

extension App {
  /// Makes the application, and mounts what it shows on a new screen, with the preview values of dependencies.
  ///
  /// - Parameter clock: The clock of the dependencies and of timelines; a test moves its time.
  public static func makePreviewScreen(clock: TestClock = TestClock()) -> Screen {
    let host = ScreenHost.previewing(clock: clock)
    let scene = host.context.run { Self().body }
    return scene.makeScreen(host: host)
  }
}
