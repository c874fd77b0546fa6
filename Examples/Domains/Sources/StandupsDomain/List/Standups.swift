/// The stand-ups of a team, in the order in which they were added; none of them twice.
public struct Standups: Hashable, Sendable {
  /// The stand-ups, the one that was added first in front.
  public private(set) var all: [Standup] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of stand-ups in their order.
  ///
  /// - Throws: ``StandupsError/duplicate(_:)`` where one is there twice.
  public init(_ standups: [Standup]) throws(StandupsError) {
    if let twice = standups.map(\.id).firstDuplicate { throw .duplicate(twice) }
    all = standups
  }

  /// The stand-up with this identity, if it is there.
  public subscript(id: Standup.ID) -> Standup? { all.first { $0.id == id } }

  /// Puts a stand-up behind all others.
  ///
  /// - Throws: ``StandupsError/duplicate(_:)`` where it is there already.
  public mutating func add(_ standup: Standup) throws(StandupsError) {
    guard self[standup.id] == nil else { throw .duplicate(standup.id) }
    all.append(standup)
  }

  /// Puts a stand-up in the place of what it was before.
  ///
  /// - Throws: ``StandupsError/notFound(_:)`` where it is not there any more.
  public mutating func update(_ standup: Standup) throws(StandupsError) {
    all[try index(of: standup.id)] = standup
  }

  /// Takes a meeting into its stand-up, newest first.
  ///
  /// - Throws: ``StandupsError/notFound(_:)`` where the stand-up is not there any more;
  ///   ``StandupsError/invalid(_:)`` where it has the meeting already.
  public mutating func add(_ meeting: Meeting, to id: Standup.ID) throws(StandupsError) {
    let index = try index(of: id)
    do { try all[index].add(meeting) } catch { throw .invalid(error) }
  }

  /// Deletes a stand-up with its meetings, if it is there.
  public mutating func delete(_ id: Standup.ID) {
    all.removeAll { $0.id == id }
  }

  /// Deletes the stand-ups in these rows. A row that the list does not have is ignored.
  public mutating func delete(at offsets: some Sequence<Int>) {
    all = all.removing(at: offsets)
  }

  private func index(of id: Standup.ID) throws(StandupsError) -> Int {
    guard let index = all.firstIndex(where: { $0.id == id }) else { throw .notFound(id) }
    return index
  }
}
