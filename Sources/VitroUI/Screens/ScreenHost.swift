import VitroConcurrency

/// The executor, the surroundings and the storage that a host gives a screen which it makes for somebody.
public struct ScreenHost {
  /// Runs the tasks that views and their events start.
  public var executor: RestExecutor
  /// What the screen is shown on, as far as that is known.
  public var surroundings: Surroundings
  /// Where the values of `@AppStorage` are kept.
  public var storage: AppStorageStore
  /// The context in which the screen runs, such as that of previews.
  package var context: (any TaskContext)?
  /// The clock of the screen's timelines, where it is another one than the machine's.
  package var timelineClock: TimelineClock?

  /// Makes what a screen gets that nobody sees.
  public init(
    executor: RestExecutor = RestExecutor(), surroundings: Surroundings = Surroundings(),
    storage: AppStorageStore = .inMemory()
  ) {
    self.executor = executor
    self.surroundings = surroundings
    self.storage = storage
  }
}

extension Screen {
  /// Mounts a view for a host.
  public convenience init<Content: View>(host: ScreenHost, @ViewBuilder content: () -> Content) {
    guard host.context != nil || host.timelineClock != nil else {
      self.init(
        executor: host.executor, surroundings: host.surroundings, storage: host.storage,
        content: content)
      return
    }
    self.init(
      executor: host.executor, surroundings: host.surroundings, storage: host.storage,
      content: { host.wrapped(content) })
  }
}

extension ScreenHost {
  /// The content in the context and with the clock of the host.
  @MainActor
  fileprivate func wrapped(_ content: () -> some View) -> AnyView {
    guard let context else { return timed(AnyView(content())) }
    return timed(context.run { AnyView(content()) }.running(in: context))
  }

  @MainActor
  private func timed(_ view: AnyView) -> AnyView {
    guard let timelineClock else { return view }
    return AnyView(view.environment(\.timelineClock, timelineClock))
  }
}
