public import Foundation

/// The limits of what one client may do in a shop. Those of any server are `WebOptions`.
///
/// Failures count that came within a quarter of an hour, and a lock holds as long.
public struct ShopLimits: Sendable {
  /// How many wrong passwords for an account from one address lock it for that address; from a browser that was in
  /// there before, for that browser.
  public var wrongPasswords = 5
  /// How many from all addresses together lock it for all but the browsers that were in there before.
  public var wrongPasswordsOfAll = 100
  /// How many discount codes that there are not one address may try.
  public var triedCodes = 20
  /// How many orders that are not theirs one address may try to find.
  public var triedOrders = 10
  /// How many e-mail addresses that have an account one address may try to register.
  public var triedEmails = 10
  /// How long the cart of a guest is kept who changes nothing, in seconds: 60 days.
  public var guestLifetime: TimeInterval = 60 * 24 * 60 * 60

  /// Makes the usual limits.
  public init() {}
}
