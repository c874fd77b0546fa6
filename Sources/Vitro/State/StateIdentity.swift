import Synchronization

/// Numbers for states; far cheaper than a UUID, and unique within a process.
@usableFromInline
enum StateIdentity {
  private static let last = Atomic<UInt64>(0)

  @usableFromInline
  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  // Only the main actor, where stores are, reaches these.
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var lastOnMainActor: UInt64 = 0
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var leftOnMainActor: UInt64 = 0

  /// A number for a state that a store looks at: they are taken in blocks, as one by one they cost more
  /// than the rest of the look.
  static func nextOnMainActor() -> UInt64 {
    if leftOnMainActor == 0 {
      lastOnMainActor = last.wrappingAdd(256, ordering: .relaxed).newValue
      leftOnMainActor = 256
    }
    leftOnMainActor &-= 1
    return lastOnMainActor &- leftOnMainActor
  }
}
