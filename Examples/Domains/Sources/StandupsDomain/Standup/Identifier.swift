#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The identity of an entity: an attendee's cannot be taken for a meeting's.
public struct Identifier<Entity>: Hashable, Sendable, LosslessStringConvertible {
  /// The number that no other entity of the kind has.
  public let uuid: UUID

  /// Makes an identity from a number that the caller knows to be new, or has kept.
  public init(_ uuid: UUID) {
    self.uuid = uuid
  }

  /// Reads an identity as ``description`` writes it, in capitals or not.
  public init?(_ description: String) {
    guard let uuid = UUID(uuidString: description) else { return nil }
    self.uuid = uuid
  }

  /// The number in the usual notation, in capitals.
  public var description: String { uuid.uuidString }
}
