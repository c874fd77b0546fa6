import Synchronization

/// Numbers for states; far cheaper than a UUID, and unique within a process.
@usableFromInline
enum StateIdentity {
  private static let last = Atomic<UInt64>(0)

  @usableFromInline
  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
