public import Foundation
import NIOPosix

#if canImport(COpenSSL)
  import COpenSSL
#else
  import CryptoExtras
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// The hash of a password by scrypt (RFC 7914), with the salt and the cost that it was made with.
public struct PasswordHash: Hashable, Sendable {
  /// The work that one hash takes.
  public struct Cost: Hashable, Sendable {
    /// The factor of time and memory, a power of two.
    public var rounds: Int
    /// How many times the work is done.
    public var parallelism: Int

    /// Makes a cost.
    public init(rounds: Int, parallelism: Int) {
      (self.rounds, self.parallelism) = (rounds, parallelism)
    }

    /// The cost of a program, which OWASP's cheat sheet names: 32 MB, and a tenth of a second or more.
    public static let standard = Cost(rounds: 1 << 15, parallelism: 3)
    /// The least cost, for tests.
    public static let least = Cost(rounds: 2, parallelism: 1)
  }

  /// The work that it took.
  public let cost: Cost
  /// 16 random bytes.
  public let salt: Data
  /// The 32 bytes that scrypt makes of the password and the salt.
  public let key: Data

  /// Makes a hash that was stored.
  public init(cost: Cost, salt: Data, key: Data) {
    (self.cost, self.salt, self.key) = (cost, salt, key)
  }

  /// Hashes a password, which takes long.
  fileprivate init(of password: String, salt: Data, cost: Cost) throws {
    // The same password, whichever way its letters are composed.
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    self.init(cost: cost, salt: salt, key: try Self.scrypt(bytes, salt: salt, cost: cost))
  }

  #if canImport(COpenSSL)
    private static func scrypt(_ password: Data, salt: Data, cost: Cost) throws -> Data {
      guard let rounds = UInt64(exactly: cost.rounds),
        let parallelism = UInt64(exactly: cost.parallelism)
      else { throw HashingError(cost: cost) }
      var key = Data(count: 32)
      let isDone = key.withUnsafeMutableBytes { key in
        password.withUnsafeBytes { password in
          salt.withUnsafeBytes { salt in
            EVP_PBE_scrypt(
              password.baseAddress, password.count, salt.baseAddress, salt.count, rounds, 8,
              parallelism, 1 << 30, key.baseAddress, key.count)
          }
        }
      }
      guard isDone == 1 else { throw HashingError(cost: cost) }
      return key
    }

    /// The refusal of a hash: its cost is none that scrypt has, or takes more than a gigabyte.
    private struct HashingError: Error {
      var cost: Cost
    }
  #else
    private static func scrypt(_ password: Data, salt: Data, cost: Cost) throws -> Data {
      let key = try KDF.Scrypt.deriveKey(
        from: password, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: 8,
        parallelism: cost.parallelism)
      return key.withUnsafeBytes { Data($0) }
    }
  #endif

  fileprivate func fits(_ password: String) throws -> Bool {
    let other = try PasswordHash(of: password, salt: salt, cost: cost)
    guard other.key.count == key.count else { return false }
    // Each byte is looked at, so that the time does not tell how many are right.
    return zip(other.key, key).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The thread that hashes passwords, one after the other: however many log in at once, other requests only find
/// one core a little busier, and each client waits for no more than a turn of each other one.
public final class PasswordHasher: Sendable {
  /// The cost of new hashes.
  let cost: PasswordHash.Cost
  private let queue: HashingQueue
  private let pool = NIOThreadPool(numberOfThreads: 1)

  /// Makes a hasher with a thread of its own.
  ///
  /// - Parameters:
  ///   - cost: The cost of new hashes.
  ///   - capacity: How many others' turns may come first; who would have to wait for more is refused.
  public init(cost: PasswordHash.Cost = .standard, capacity: Int = 32) {
    (self.cost, queue) = (cost, HashingQueue(capacity: capacity))
    pool.start()
    #if canImport(Glibc)
      // Of Linux's threads each has a priority of its own.
      pool.submit { _ in _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10) }
    #endif
  }

  deinit { pool.shutdownGracefully { _ in } }

  /// Hashes a new password.
  ///
  /// - Parameter client: The address that asks for it; all without one are one client.
  /// - Throws: A ``Problem`` where too many are waiting.
  func hash(_ password: String, for client: String = "") async throws -> PasswordHash {
    try await inTurn(client) { [cost] in
      var generator = SystemRandomNumberGenerator()
      let salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
      return try PasswordHash(of: password, salt: salt, cost: cost)
    }
  }

  /// Whether a password is the one of a hash. Without a hash it is not, which takes as long.
  ///
  /// - Throws: A ``Problem`` where too many are waiting.
  func verify(
    _ password: String, _ hash: PasswordHash?, for client: String = ""
  ) async throws -> Bool {
    try await inTurn(client) { [cost] in
      let nobody = PasswordHash(cost: cost, salt: Data(count: 16), key: Data(count: 32))
      let isRight = try (hash ?? nobody).fits(password)
      return hash != nil && isRight
    }
  }

  private func inTurn<Value: Sendable>(
    _ client: String, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await queue.take(client) { [pool] in try await pool.runIfActive(work) }
  }
}
