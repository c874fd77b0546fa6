/// The person that an order is for, as the server has them.
public struct OrderContact: Hashable, Sendable, Decodable {
  /// The name.
  public let name: String
  /// The e-mail address.
  public let email: String
  /// The telephone number, if they have given one.
  public let phone: String?
}

/// The way in which an order travels, in words.
public func shippingTitle(_ kind: String) -> String {
  switch kind {
  case "standard": "By post"
  case "express": "By courier"
  case "pickup": "Pick it up"
  default: kind.capitalized
  }
}
