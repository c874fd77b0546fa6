/// Those who have read a state, and its children that are shown by themselves.
final class Readers {
  /// One for each field that has been read.
  @exclusivity(unchecked)
  private var fields: [FieldObserver?]
  /// The marks of the fields that have been read.
  @exclusivity(unchecked)
  private var marksRead: UInt64 = 0
  @exclusivity(unchecked)
  private var lately = LateReads()
  @exclusivity(unchecked)
  var whole: FieldObserver?
  private var places: [StatePlace] = []
  @exclusivity(unchecked)
  private(set) var firstPlace: Unmanaged<StatePlace>?
  /// The stores that were made for them.
  var scopes: [ScopeEntry] = []

  init(fieldCount: Int) {
    fields = Array(repeating: nil, count: fieldCount)
  }

  /// Tells the observer of a key path that was read lately, if it is one.
  func tell(_ keyPath: AnyKeyPath) -> Bool {
    guard let observer = lately.observer(of: keyPath) else { return false }
    observer._withUnsafeGuaranteedRef { $0.wasRead() }
    return true
  }

  /// The observer of a field that is read at a key path; from now on it is told of the field's changes.
  func observer(_ index: Int, _ keyPath: AnyKeyPath) -> FieldObserver {
    let observer = fields[index] ?? FieldObserver()
    fields[index] = observer
    marksRead |= 1 &<< UInt64(min(index, 63))
    lately.add(keyPath, observer)
    return observer
  }

  deinit {
    lately.deallocate()
  }

  /// Lets go of the children, which keep the way up to here: nobody below keeps itself alive.
  func leave() {
    for place in places { place.leave() }
    firstPlace = nil
    places = []
    scopes = []
  }

  /// Keeps the place of a child.
  func add(_ place: StatePlace) {
    place.next = firstPlace
    firstPlace = Unmanaged.passUnretained(place)
    places.append(place)
  }

  /// Those who have read one of the fields that are marked.
  func forEachField(in bits: UInt64, _ body: (FieldObserver) -> Void) {
    var left = bits & marksRead
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left &- 1
      guard index < fields.count else { return }
      // The last mark stands for all fields from there on.
      for index in index..<(index == 63 ? fields.count : index + 1) {
        if let observer = fields[index] { body(observer) }
      }
    }
  }
}

// MARK: - After an action

extension Readers {
  /// Those who have read what is marked, here and below.
  func collect(
    _ bits: UInt64,
    at memory: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    forEachField(in: bits) { changed.append($0) }
    if let whole { changed.append(whole) }
    var next = firstPlace
    while let place = next {
      next = place._withUnsafeGuaranteedRef { place in
        if place.location.field < 0 || bits.hasField(place.location.field) {
          place.collect(in: memory, into: &changed)
        }
        return place.next
      }
    }
  }
}

extension UInt64 {
  fileprivate func hasField(_ index: Int) -> Bool {
    self & (1 &<< UInt64(Swift.min(index, 63))) != 0
  }
}
