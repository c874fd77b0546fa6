import Synchronization

/// Names a child, so that its effects can be told from those of others and be ended with it.
@usableFromInline
struct ScopeID: Hashable, @unchecked Sendable {
  private static let next = Atomic<Int>(0)

  let number: Int
  /// Which of many children it is; `nil` for an only one.
  private(set) var row: AnyHashable?

  @usableFromInline
  init() {
    number = ScopeID.next.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// The id of one of many children.
  @usableFromInline
  func row(_ id: some Hashable) -> ScopeID {
    var scope = self
    scope.row = AnyHashable(id)
    return scope
  }
}

/// Which rows of a collection are gone, for ending their work.
@usableFromInline
struct RowScope: Sendable {
  let id: ScopeID
  let isGone: @Sendable (AnyHashable) -> Bool

  /// Whether what has this path, as part of a feature, is a row that is gone or belongs to one.
  func isGone(_ path: [ScopeID], under feature: [ScopeID]) -> Bool {
    guard path.count > feature.count, path.starts(with: feature) else { return false }
    let scope = path[feature.count]
    guard scope.number == id.number, let row = scope.row else { return false }
    return isGone(row)
  }
}

extension Effect {
  /// The same effect as work of a child, whose presentation an action ends if it is presented.
  @usableFromInline
  func scoped(_ id: ScopeID, dismissal: Action? = nil) -> Effect {
    guard let node else { return self }
    return Effect(.scoped(id, dismissal: dismissal, node))
  }

  /// Ends all work of a child.
  @usableFromInline
  static func cancelScope(_ id: ScopeID) -> Effect {
    Effect(.cancelScope(id))
  }

  /// Ends the work of the rows that are gone.
  @usableFromInline
  static func cancelRows(
    of id: ScopeID,
    ifGone isGone: @escaping @Sendable (AnyHashable) -> Bool
  ) -> Effect {
    Effect(.cancelRows(RowScope(id: id, isGone: isGone)))
  }
}
