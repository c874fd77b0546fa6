import Synchronization

/// A value of a type that its key knows.
@usableFromInline
class AnyBox: @unchecked Sendable {}

/// A value whose type its key knows; reading it needs no cast.
@usableFromInline
final class Box<Value: Sendable>: AnyBox, @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }
}

/// Boxes by key. One thread at a time may write; others may read meanwhile, without a lock.
///
/// A box is found in the slot that the key's hash names, or in one of those after it, up to the first
/// empty one. A slot gets its box before its key, and what has a key is never emptied.
@usableFromInline
final class BoxTable: @unchecked Sendable {
  private struct Slot: ~Copyable {
    let key = Atomic<UInt>(0)
    let box = Atomic<UInt>(0)
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private(set) var count = 0

  /// Tells this table, with just these boxes, from all others.
  private var identity = BoxTable.nextIdentity()
  /// The boxes of this table over those of another one, and who that is.
  private let merged = Atomic<UInt>(0)
  private var base: UInt64 = 0

  /// Makes a table with the boxes of another one, and with room for as many boxes as are asked for.
  init(copying other: BoxTable? = nil, room: Int) {
    // Where half of the slots are empty, one or two are looked at.
    var capacity = 8
    while capacity < 2 * room { capacity *= 2 }
    slots = .allocate(capacity: capacity)
    mask = capacity - 1
    for index in 0..<capacity { (slots + index).initialize(to: Slot()) }
    other?.forEach { set($1, for: $0) }
  }

  deinit {
    forEach { _, box in Unmanaged.passUnretained(box).release() }
    forgetMerged()
    slots.deinitialize(count: mask + 1)
    slots.deallocate()
  }

  /// Whether one box more would be one too many.
  var isFull: Bool { 2 * (count + 1) > mask + 1 }

  /// The box for a key, which lives as long as the table.
  @inline(__always)
  func box(for key: ObjectIdentifier) -> Unmanaged<AnyBox>? {
    let slot = slot(of: key)
    return slots[slot].key.load(ordering: .acquiring) == 0 ? nil : box(at: slot)
  }

  /// Adds a box, or puts it in the place of another one. Requires room; and if the key has a box,
  /// that nobody reads meanwhile.
  func set(_ box: AnyBox, for key: ObjectIdentifier) {
    identity = BoxTable.nextIdentity()
    forgetMerged()
    let slot = slot(of: key)
    self.box(at: slot)?.release()
    let box = UInt(bitPattern: Unmanaged.passRetained(box).toOpaque())
    slots[slot].box.store(box, ordering: .relaxed)
    if slots[slot].key.load(ordering: .relaxed) != 0 { return }
    slots[slot].key.store(UInt(bitPattern: key), ordering: .releasing)
    count += 1
  }

  /// A table with the boxes of this one, and those of another one for all other keys. The first one
  /// that was asked for is kept, since it will be asked for again.
  func over(_ other: BoxTable) -> BoxTable {
    if let known = knownMerged, known.base == other.identity { return known }
    let table = BoxTable(copying: other, room: other.count + count)
    forEach { table.set($1, for: $0) }
    table.base = other.identity
    let kept = Unmanaged.passRetained(table)
    let (isFirst, _) = merged.compareExchange(
      expected: 0, desired: UInt(bitPattern: kept.toOpaque()), ordering: .acquiringAndReleasing)
    if !isFirst { kept.release() }
    return table
  }

  private var knownMerged: BoxTable? {
    UnsafeRawPointer(bitPattern: merged.load(ordering: .acquiring))
      .map { Unmanaged<BoxTable>.fromOpaque($0).takeUnretainedValue() }
  }

  private func forgetMerged() {
    let known = UnsafeRawPointer(bitPattern: merged.exchange(0, ordering: .acquiringAndReleasing))
    if let known { Unmanaged<BoxTable>.fromOpaque(known).release() }
  }

  /// Gives each key and its box to `body`.
  func forEach(_ body: (ObjectIdentifier, AnyBox) -> Void) {
    for slot in 0...mask {
      let key = slots[slot].key.load(ordering: .acquiring)
      guard key != 0, let box = box(at: slot) else { continue }
      body(unsafeBitCast(key, to: ObjectIdentifier.self), box.takeUnretainedValue())
    }
  }

  /// The slot that has the key, or the empty one that would get it.
  @inline(__always)
  private func slot(of key: ObjectIdentifier) -> Int {
    let key = UInt(bitPattern: key)
    // Addresses end in zeros; the middle of a product depends on all bits before them.
    let hash = UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 40) & mask
    while true {
      let found = slots[slot].key.load(ordering: .acquiring)
      if found == key || found == 0 { return slot }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private func box(at slot: Int) -> Unmanaged<AnyBox>? {
    UnsafeRawPointer(bitPattern: slots[slot].box.load(ordering: .relaxed))
      .map { Unmanaged.fromOpaque($0) }
  }

  private static let identities = Atomic<UInt64>(1)

  private static func nextIdentity() -> UInt64 {
    identities.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}
