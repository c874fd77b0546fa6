/// The reason why a customer cannot be as somebody wants.
public enum CustomerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name is blank.
  case nameMissing
  /// These parts of an address are blank; there is at least one.
  case addressIncomplete(missing: [String])
  /// The customer has no such address.
  case unknownAddress(Address)

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .nameMissing: "The name is missing. Write at least one letter."
    case .addressIncomplete(let missing):
      "The address is incomplete. Fill in: \(missing.joined(separator: ", "))."
    case .unknownAddress(let address):
      "\(address.street), \(address.city) is not among the addresses. Add it first."
    }
  }
}

/// A customer of the shop.
public struct Customer: Hashable, Sendable {
  /// What other contexts call them.
  public let id: CustomerID
  /// What they want to be called.
  public let name: String
  /// Where their mail goes.
  public var email: EmailAddress
  /// Where their parcels can go, each once; the first is the default.
  public private(set) var addresses: [Address] = []

  /// Makes a customer without an address.
  public init(id: CustomerID, name: String, email: EmailAddress) throws(CustomerError) {
    let name = name.trimmed
    guard !name.isEmpty else { throw .nameMissing }
    self.id = id
    self.name = name
    self.email = email
  }

  /// Where their parcels go unless they say otherwise; none when they have no address.
  public var defaultAddress: Address? { addresses.first }

  /// Adds an address at the end; one that is there already stays where it is.
  public mutating func add(_ address: Address) {
    if !addresses.contains(address) { addresses.append(address) }
  }

  /// Makes one of the addresses the default; the others keep their order.
  public mutating func setDefault(_ address: Address) throws(CustomerError) {
    try remove(address)
    addresses.insert(address, at: 0)
  }

  /// Removes an address; when it was the default, the next one takes its place.
  public mutating func remove(_ address: Address) throws(CustomerError) {
    guard let index = addresses.firstIndex(of: address) else { throw .unknownAddress(address) }
    addresses.remove(at: index)
  }
}
