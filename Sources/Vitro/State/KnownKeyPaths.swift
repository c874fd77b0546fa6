/// Remembers the numbers of key paths by the identity of their objects.
///
/// A key path literal is one object for each place in the source; comparing key paths by value costs
/// a hundred times as much.
struct KnownKeyPaths: @unchecked Sendable {
  private static let slotCount = 64

  /// Each key path has its place by its address; one that finds it taken takes it over. They are
  /// kept alive, so that no other object gets the address of one that is remembered.
  private var slots: [(keyPath: AnyKeyPath, index: Int)?] = []

  mutating func index(of keyPath: AnyKeyPath, orFind find: () -> Int) -> Int {
    if slots.isEmpty { slots = Array(repeating: nil, count: KnownKeyPaths.slotCount) }
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    let slot = Int((address >> 4) % UInt(KnownKeyPaths.slotCount))
    if let known = slots[slot], known.keyPath === keyPath { return known.index }
    let index = find()
    slots[slot] = (keyPath, index)
    return index
  }
}
