public import OrderedCollections

/// An array whose elements are found by their ids, in constant time.
///
/// Reach for it where a state has rows: an action that an effect sends later still finds its row after
/// others were inserted, moved or removed.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   var todos: IdentifiedArrayOf<Todo> = []
/// }
///
/// case .toggleButtonTapped(let id):
///   state.todos[id: id]?.isDone.toggle()
/// ```
///
/// It iterates, is indexed, compared, encoded and printed like an `Array`. Ids are unique: what adds
/// an element says whether it was added, and leaves out one whose id is there. An element whose id is
/// changed in place keeps its place and is found by the new id. If another element has this id, that
/// is reported; both stay, and the array knows the changed one by the id that it had, until its id is
/// free. So nothing that a user types can lose a row, or make an index stale.
@frozen
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Reads an element's id where it stands. It takes a pointer so that the element is not copied.
  @usableFromInline typealias Identify = (UnsafePointer<Element>) -> ID

  /// The id that each row is known by, in the order of the rows.
  @usableFromInline var keys: OrderedSet<ID>
  @usableFromInline var rows: [Element]
  @usableFromInline let identify: Identify

  /// Whether an element has an id that another has, so that it is known by another id than its own.
  @usableFromInline var hasTakenIDs = false

  @usableFromInline var slot: ElementSlot<Element>?

  /// What has changed since a store last looked; neutral where arrays are compared or printed.
  @usableFromInline package var changes = RowChanges()

  @inlinable
  init(identify: @escaping Identify) {
    keys = []
    rows = []
    self.identify = identify
  }

  /// The elements as a plain array, in constant time.
  @inlinable
  public var elements: [Element] { rows }

  /// The ids in the order of the elements, in constant time; `contains` of them takes constant time.
  @inlinable
  public var ids: OrderedSet<ID> { keys }
}

/// An ``IdentifiedArray`` of elements that have ids of their own.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// Unchecked because of 'identify', which reads an id and captures nothing but a sendable key path.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// The id that the element at an index has, which may have changed since it was filed.
  @inlinable
  func id(at index: Int) -> ID {
    rows.withUnsafeBufferPointer { identify($0.baseAddress.unsafelyUnwrapped + index) }
  }

  @inlinable
  func id(of element: Element) -> ID {
    withUnsafePointer(to: element) { identify($0) }
  }
}
