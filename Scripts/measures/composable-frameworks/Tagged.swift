// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// The one type of the library Tagged that an example says: a value that is told from others by a tag.
public struct Tagged<Tag, RawValue> {
  public var rawValue: RawValue
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }
  public init(rawValue: RawValue) { self.rawValue = rawValue }
}

extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: Sendable where RawValue: Sendable {}

extension Tagged: Codable where RawValue: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try RawValue(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}

extension Tagged where RawValue == UUID {
  public init() { self.init(UUID()) }
  public init?(uuidString: String) {
    guard let id = UUID(uuidString: uuidString) else { return nil }
    self.init(id)
  }
}
