import VitroConcurrency

/// The executor, the surroundings and the storage that a host gives a screen which it makes for somebody.
public struct ScreenHost {
  /// Runs the tasks that views and their events start.
  public var executor: RestExecutor
  /// What the screen is shown on, as far as that is known.
  public var surroundings: Surroundings
  /// Where the values of `@AppStorage` are kept.
  public var storage: AppStorageStore

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
    self.init(
      executor: host.executor, surroundings: host.surroundings, storage: host.storage,
      content: content)
  }
}
