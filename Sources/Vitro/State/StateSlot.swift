/// The place of a part of a state, resolved once so that changing it copies nothing.
@usableFromInline
struct StateSlot<Parent, Part>: @unchecked Sendable {
  /// Where the part is stored: a stored key path if the parent is observable.
  @usableFromInline let stored: WritableKeyPath<Parent, Part>
  /// How many bytes after the beginning of the parent the part is stored; -1 if it is not.
  @usableFromInline let offset: Int
  /// The number of the parent's field that the part is; -1 if it is none.
  @usableFromInline let field: Int
  @usableFromInline let parentMarks: StateMarks

  @usableFromInline
  init(_ keyPath: WritableKeyPath<Parent, Part>) {
    let shape = StateShape.of(Parent.self)
    let index = shape?.index(of: keyPath)
    let stored =
      index.flatMap { shape?.stored($0) as? WritableKeyPath<Parent, Part> } ?? keyPath
    self.stored = stored
    offset = MemoryLayout<Parent>.offset(of: stored) ?? -1
    field = index ?? -1
    parentMarks = StateMarks(shape)
  }

  /// Whether to change the part in place is to call a setter.
  @inlinable var isComputed: Bool { offset < 0 }

  /// Reaches the part for reading: in place, or a copy of what a getter gives.
  @inlinable
  func read<Result>(
    _ parent: UnsafePointer<Parent>,
    _ body: (UnsafePointer<Part>) -> Result
  ) -> Result {
    if isComputed { return withUnsafePointer(to: parent.pointee[keyPath: stored], body) }
    return body((UnsafeRawPointer(parent) + offset).assumingMemoryBound(to: Part.self))
  }

  /// Reaches the part for reading.
  @inlinable
  func read<Result>(_ parent: inout Parent, _ body: (Part) -> Result) -> Result {
    withUnsafePointer(to: &parent) { read($0) { body($0.pointee) } }
  }

  /// Reaches the part in place; marks nothing.
  @inlinable
  func with<Result>(
    _ parent: inout Parent,
    _ body: (inout Part) -> Result
  ) -> Result {
    guard offset >= 0 else { return body(&parent[keyPath: stored]) }
    return withUnsafeMutablePointer(to: &parent) { parent in
      body(&(UnsafeMutableRawPointer(parent) + offset).assumingMemoryBound(to: Part.self).pointee)
    }
  }

  /// Notes that the part has changed.
  @inlinable
  func mark(_ parent: inout Parent) {
    guard field >= 0 else { return }
    withUnsafeMutablePointer(to: &parent) { parentMarks[UnsafeMutableRawPointer($0)].mark(field) }
  }
}
