import OrderedCollections

// How an element is changed in place through 'array[id: id]?', which sees it as an optional.
extension IdentifiedArray {
  /// Moves the element at an index to the slot, where it is an optional that may be set to `nil`.
  ///
  /// Its place is empty until ``putBack(_:at:)``; nobody can look meanwhile, because the array is being
  /// changed. A lone element leaves no gap, since there would be nothing to fill it with:
  ///
  /// ```
  ///                       [a b c]              [a]
  ///   take(at: 1)         [a · c]  slot: b     []   slot: a
  ///   putBack, b          [a b c]              [a]
  ///   putBack, nil        [a a c], [a c]       []
  /// ```
  @inlinable
  mutating func take(at index: Int) -> UnsafeMutablePointer<Element?> {
    if slot == nil || !isKnownUniquelyReferenced(&slot) { slot = ElementSlot() }
    let taken = slot.unsafelyUnwrapped.pointer
    guard index >= 0 else { return taken }
    if rows.count == 1 {
      taken.initialize(to: rows.removeLast())
    } else {
      rows.withUnsafeMutableBufferPointer {
        taken.initialize(to: ($0.baseAddress.unsafelyUnwrapped + index).move())
      }
    }
    return taken
  }

  /// Ends what ``take(at:)`` began; a negative index is that of an element that was not there.
  @inlinable
  mutating func putBack(_ taken: UnsafeMutablePointer<Element?>, at index: Int) {
    guard index >= 0 else { return appendTaken(taken) }
    guard fillGap(at: index, from: taken) else { return closeGap(at: index) }
    changes.touch(index)
    refile(at: index)
  }

  /// Whether there was an element to put back.
  @inlinable
  @inline(__always)
  mutating func fillGap(at index: Int, from taken: UnsafeMutablePointer<Element?>) -> Bool {
    defer { taken.initialize(to: nil) }
    if rows.isEmpty {
      guard let element = taken.move() else { return false }
      rows.append(element)
      return true
    }
    return rows.withUnsafeMutableBufferPointer {
      guard let element = taken.move() else { return false }
      ($0.baseAddress.unsafelyUnwrapped + index).initialize(to: element)
      return true
    }
  }

  /// Removes the place of an element that was set to `nil`.
  ///
  /// An array does not remove what is not there, so the gap gets a copy of another element first.
  @inlinable
  mutating func closeGap(at index: Int) {
    if !rows.isEmpty {
      rows.withUnsafeMutableBufferPointer {
        let other = index == 0 ? 1 : 0
        ($0.baseAddress.unsafelyUnwrapped + index).initialize(to: $0[other])
      }
      rows.remove(at: index)
    }
    forget(at: index)
  }

  @inlinable
  mutating func appendTaken(_ taken: UnsafeMutablePointer<Element?>) {
    guard let element = taken.pointee else { return }
    taken.pointee = nil
    appendUnderOwnID(element)
  }
}
