/// The place of a child's state in its parent's, resolved once so that changing it copies nothing.
@usableFromInline
struct StateSlot<Parent, Child>: @unchecked Sendable {
  /// Where the child is stored: a stored key path if the parent is observable.
  @usableFromInline let stored: WritableKeyPath<Parent, Child>
  /// The number of the parent's field that the child is.
  @usableFromInline let index: Int?

  @usableFromInline let parentMarks: MarkKeeper<Parent>?
  @usableFromInline let childMarks: MarkKeeper<Child>?

  @usableFromInline
  init(_ keyPath: WritableKeyPath<Parent, Child>) {
    let parentMarks = MarkKeeper<Parent>.make()
    self.parentMarks = parentMarks
    childMarks = MarkKeeper<Child>.make()
    stored = parentMarks?.stored(keyPath) ?? keyPath
    index = parentMarks?.index(of: keyPath)
  }

  /// Changes the child in place, and marks the parent's field if something has changed.
  @inlinable
  func modify<Result>(
    _ parent: inout Parent,
    _ change: (inout Child) -> Result
  ) -> Result {
    guard let index, let parentMarks else { return change(&parent[keyPath: stored]) }
    guard let childMarks else {
      parentMarks.mark(index, of: &parent)
      return change(&parent[keyPath: stored])
    }
    let (result, hasChanged) = StateSlot.watch(&parent[keyPath: stored], childMarks, change)
    if hasChanged { parentMarks.mark(index, of: &parent) }
    return result
  }

  @inlinable
  static func watch<Result>(
    _ child: inout Child,
    _ keeper: MarkKeeper<Child>,
    _ change: (inout Child) -> Result
  ) -> (Result, Bool) {
    let before = keeper.marks(of: child)
    var clean = before
    clean.bits = 0
    if clean.identity == 0 { clean.identity = StateIdentity.next() }
    keeper.setMarks(clean, of: &child)
    let result = change(&child)
    var after = keeper.marks(of: child)
    let isReplaced = after.identity != clean.identity
    let hasChanged = isReplaced || after.bits != 0
    if !isReplaced { after.bits |= before.bits }
    keeper.setMarks(after, of: &child)
    return (result, hasChanged)
  }
}
