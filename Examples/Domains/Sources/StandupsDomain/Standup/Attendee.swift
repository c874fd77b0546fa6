/// A person who takes part in a stand-up and speaks in turn.
public struct Attendee: Hashable, Identifiable, Sendable {
  /// What tells two attendees of the same name apart.
  public let id: Identifier<Attendee>
  /// The name, never blank, without blanks around it.
  public let name: String

  /// Makes an attendee; blanks around the name are dropped.
  ///
  /// - Throws: ``StandupError/noName`` where nothing is left of the name.
  public init(id: ID, name: String) throws(StandupError) {
    self.id = id
    self.name = name.trimmed
    guard !self.name.isEmpty else { throw .noName }
  }
}
