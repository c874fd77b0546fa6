/// A request to the server to log somebody in.
public struct LoginRequest: Hashable, Sendable, Identifiable {
  /// The number of a request, counted from one by the login that sends it.
  public struct ID: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let number: Int

    /// The request with this number.
    public init(_ number: Int) {
      self.number = number
    }

    /// The request with this number.
    public init(integerLiteral number: Int) {
      self.init(number)
    }

    var next: ID { ID(number &+ 1) }
  }

  /// The number that the answer comes back with.
  public let id: ID
  /// The user name, without spaces around it.
  public let username: String
  /// The password, exactly as it was typed.
  public let password: Password

  /// A request, such as a login answers with; tests compare with it.
  public init(id: ID, username: String, password: Password) {
    self.id = id
    self.username = username
    self.password = password
  }
}
