extension Shared {
  /// Returns when the value, as it is now, has been stored; throws if it could not be.
  ///
  /// Every change is on its way by itself: it is stored when the turn of the main actor that made it
  /// is over, once for all its changes. This says when it has arrived: for a file, that the value
  /// survives a power cut. It also tries again what has failed. A value without a storage is always
  /// stored.
  public nonisolated(nonsending) func save() async throws {
    try await source.root.save()
  }

  /// Reads the value from its storage once more; throws if that fails, and keeps the value then.
  ///
  /// Changes that are still on their way are stored first.
  public nonisolated(nonsending) func load() async throws {
    try await source.root.load()
  }

  /// Whether the storage has been asked for the value and has not yet answered.
  public var isLoading: Bool { source.root.status.isLoading }

  /// Why the value could not be read from its storage when it was last tried; its default is used,
  /// until it is stored in the place of what could not be read.
  public var loadError: (any Error)? { source.root.status.loadError }

  /// Why the value could not be stored when it was last tried; what had been stored before is whole.
  ///
  /// The next change tries again, and so does ``save()``.
  public var saveError: (any Error)? { source.root.status.saveError }
}

extension SharedReader {
  /// Reads the value from its storage once more; throws if that fails, and keeps the value then.
  public nonisolated(nonsending) func load() async throws {
    try await source.root.load()
  }

  /// Whether the storage has been asked for the value and has not yet answered.
  public var isLoading: Bool { source.root.status.isLoading }

  /// Why the value could not be read from its storage when it was last tried; its default is used.
  public var loadError: (any Error)? { source.root.status.loadError }
}
