public import StorefrontDomain

/// A person who has an account, as the server tells.
public struct Person: Hashable, Sendable, Decodable, Identifiable {
  /// The identity.
  public let id: String
  /// The name.
  public let name: String
  /// The e-mail address.
  public let email: String
  /// The role; one that is not known here may do no more than a customer.
  public let role: Role

  private enum Key: String, CodingKey {
    case id, name, email, role
  }

  /// Reads a person.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(String.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    email = try values.decode(String.self, forKey: .email)
    role = Role(rawValue: try values.decode(String.self, forKey: .role)) ?? .customer
  }
}

/// The answer to who is logged in.
struct Me: Sendable, Decodable {
  var person: Person?
}

/// The answer to a log-in or a log-out: the address on which the browser gets its new identity.
struct Door: Sendable, Decodable {
  var door: String
}
