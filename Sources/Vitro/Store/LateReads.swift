/// The latest reads of a state by the objects of their key paths: a literal is one object, and comparing
/// by value is slow. To look one up counts no references.
struct LateReads {
  private typealias Read = (keyPath: Unmanaged<AnyKeyPath>, observer: Unmanaged<FieldObserver>)

  private static let capacity = 8

  private var reads: UnsafeMutablePointer<Read>?
  private var count = 0
  private var oldest = 0

  /// The observer of a key path that was read lately; whoever keeps the observers has to keep it.
  func observer(of keyPath: AnyKeyPath) -> Unmanaged<FieldObserver>? {
    guard let reads else { return nil }
    let address = Unmanaged.passUnretained(keyPath).toOpaque()
    for index in 0..<count where reads[index].keyPath.toOpaque() == address {
      return reads[index].observer
    }
    return nil
  }

  /// Remembers a read in the place of the oldest one, and keeps its key path, so that no other object
  /// gets its address.
  mutating func add(_ keyPath: AnyKeyPath, _ observer: FieldObserver) {
    let read = (Unmanaged.passRetained(keyPath), Unmanaged.passUnretained(observer))
    let reads = reads ?? .allocate(capacity: LateReads.capacity)
    self.reads = reads
    if count < LateReads.capacity {
      reads[count] = read
      count += 1
    } else {
      reads[oldest].keyPath.release()
      reads[oldest] = read
      oldest = (oldest + 1) % LateReads.capacity
    }
  }

  /// Forgets everything.
  func deallocate() {
    guard let reads else { return }
    for index in 0..<count { reads[index].keyPath.release() }
    reads.deallocate()
  }
}
