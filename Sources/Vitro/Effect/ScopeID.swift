import Synchronization

/// Names a child, so that its effects can be told from those of others and be ended with it.
@usableFromInline
struct ScopeID: Hashable, Sendable {
  private static let next = Atomic<Int>(0)

  let number: Int

  @usableFromInline
  init() {
    number = ScopeID.next.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}
