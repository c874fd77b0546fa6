/// Finds the number of a key path by the identity of the object, and by its value only once.
///
/// A key path literal is one object for each place in the source; comparing key paths by value costs
/// a hundred times as much.
struct KeyPathTable {
  private static let capacity = 256

  private var known: [(keyPath: AnyKeyPath, index: Int)] = []
  private var byIdentity: [ObjectIdentifier: Int] = [:]

  mutating func index(of keyPath: AnyKeyPath, orFind find: () -> Int) -> Int {
    let id = ObjectIdentifier(keyPath)
    if let index = byIdentity[id] { return index }
    let index = find()
    if known.count >= KeyPathTable.capacity {
      known = []
      byIdentity = [:]
    }
    known.append((keyPath, index))
    byIdentity[id] = index
    return index
  }
}
