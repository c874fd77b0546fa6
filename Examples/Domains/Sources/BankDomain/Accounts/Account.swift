/// A bank account in one currency: a balance, and the history that explains it to the cent.
public struct Account: Hashable, Sendable {
  /// Opens an account with nothing in it.
  public init() {}
}
