extension Array {
  /// The elements but those at these offsets; an offset that the array does not have is ignored.
  func removing(at offsets: some Sequence<Int>) -> [Element] {
    let removed = Set(offsets)
    return enumerated().filter { !removed.contains($0.offset) }.map(\.element)
  }
}
