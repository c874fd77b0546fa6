import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing

@MainActor @Suite("How passwords are kept")
struct PasswordTests {
  /// The vectors of RFC 7914, section 12, by their first 32 bytes.
  @Test(
    "A password is hashed by scrypt, as the hashes of any other program are",
    arguments: [
      (
        "password", "NaCl", PasswordHash.Cost(rounds: 1_024, parallelism: 16),
        "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
      ),
      (
        "pleaseletmein", "SodiumChloride", PasswordHash.Cost(rounds: 16_384, parallelism: 1),
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
      ),
    ])
  func vectors(password: String, salt: String, cost: PasswordHash.Cost, key: String) async throws {
    let hash = PasswordHash(cost: cost, salt: Data(salt.utf8), key: Data(hex: key))
    try await withShop(isListening: false) { shop in
      try await shop.keep(hash)
      #expect(try await shop.logIn(with: password) == 200)
      #expect(try await shop.logIn(with: password + " ") == 401)
    }
  }

  @Test(
    "A cost that is none is an error of the server, and everything else goes on",
    arguments: [(0, 1), (-1, 1), (3, 1), (2, 0), (2, -1), (1 << 40, 1)])
  func noCost(rounds: Int, parallelism: Int) async throws {
    let cost = PasswordHash.Cost(rounds: rounds, parallelism: parallelism)
    try await withShop(isListening: false) { shop in
      try await shop.keep(PasswordHash(cost: cost, salt: Data(count: 16), key: Data(count: 32)))
      #expect(try await shop.logIn(with: "correct horse battery") == 500)
      #expect(try await shop.ask("GET", "products").status == 200)
    }
  }
}

extension TestShop {
  /// Keeps an account whose password has this hash.
  fileprivate func keep(_ hash: PasswordHash) async throws {
    let form = RegistrationForm(
      name: "Ada", email: "ada@example.com", password: "correct horse battery")
    let customer = try form.customer(id: CustomerID("ada"))
    try await storage.write { file in
      try file.save(Account(customer: customer, role: .customer, password: hash))
    }
  }

  fileprivate func logIn(with password: String) async throws -> Int {
    try await ask("POST", "log-in", PersonForm.logIn("ada@example.com", password)).status
  }
}

extension Data {
  fileprivate init(hex: String) {
    self.init()
    var rest = hex[...]
    while !rest.isEmpty {
      append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
  }
}
