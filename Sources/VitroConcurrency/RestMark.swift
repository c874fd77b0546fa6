/// Says what event something belongs to: whatever is started inside inherits it, an unstructured
/// `Task {}` included, and keeps it for as long as it runs.
package final class RestMark: Sendable {
  @TaskLocal static var current: RestMark?

  let scope: RestScope

  init(_ scope: RestScope) {
    self.scope = scope
  }
}

/// An unstructured task that an event has left behind, if it still runs.
struct Stray {
  weak var mark: RestMark?
}
