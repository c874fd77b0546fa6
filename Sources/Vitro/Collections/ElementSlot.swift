/// A place in memory where an element stands while it is changed by its id.
///
/// An accessor that yields keeps what it needs afterwards in 32 bytes, or else allocates each time: an
/// optional chain, which ends it in two ways, cannot be inlined. An element does not fit, the address of
/// its place does. So the place is made once, and stays with the array that has it for itself.
@usableFromInline
final class ElementSlot<Element> {
  @usableFromInline let pointer: UnsafeMutablePointer<Element?>

  @usableFromInline
  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: nil)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}
