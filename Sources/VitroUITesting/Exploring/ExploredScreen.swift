public import VitroUI

/// A screen that is explored, with the state behind it and the events of its world.
@MainActor
public struct ExploredScreen {
  let screen: Screen
  let key: (@MainActor () throws -> AnyHashable)?
  let events: [(name: String, happen: @MainActor () async throws -> Void)]

  /// An explored screen whose states are told apart by what they show.
  ///
  /// - Parameters:
  ///   - screen: The screen, which nothing has been done to.
  ///   - events: What the world can do at any time, by name, such as a second that passes.
  public init(
    _ screen: Screen, events: KeyValuePairs<String, @MainActor () async throws -> Void> = [:]
  ) {
    self.screen = screen
    key = nil
    self.events = events.map { ($0.key, $0.value) }
  }

  /// An explored screen whose states are told apart by a key.
  ///
  /// - Parameters:
  ///   - screen: The screen, which nothing has been done to.
  ///   - key: The key of the state behind the screen. It holds what is drawn upon besides, such as which page is
  ///     shown, and leaves out what only grows.
  ///   - events: What the world can do at any time, by name, such as a second that passes.
  public init(
    _ screen: Screen, identifiedBy key: @escaping @MainActor () throws -> some Hashable,
    events: KeyValuePairs<String, @MainActor () async throws -> Void> = [:]
  ) {
    self.screen = screen
    self.key = { AnyHashable(try key()) }
    self.events = events.map { ($0.key, $0.value) }
  }
}
