import Foundation
import StorefrontTesting
import Testing

/// The numbers are those of OWASP's Application Security Verification Standard 4.0.3.
@MainActor @Suite("Who guesses passwords, and whom that locks out")
struct LogInLockTests {
  @Test(
    "V2.2.1: the fifth wrong password locks the account for who has tried, for a quarter of an hour"
  )
  func locked() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      var statuses: [Int] = []
      for _ in 1...5 {
        statuses.append(
          try await shop.ask("POST", "log-in", PersonForm.logIn("ADA@example.com", "x")).status)
      }
      statuses.append(try await shop.ask("POST", "log-in", PersonForm.logIn(), as: berta).status)
      #expect(statuses == [401, 401, 401, 401, 429, 429])
      shop.now += 899
      #expect(try await shop.ask("POST", "log-in", PersonForm.logIn()).status == 429)
      shop.now += 1
      #expect(try await shop.ask("POST", "log-in", PersonForm.logIn()).status == 200)
    }
  }

  @Test("Whoever locks an account locks it for nobody at another address")
  func lockedForOthers() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for _ in 1...20 {
        let wrong = PersonForm.logIn("ada@example.com", "x")
        _ = try await shop.ask("POST", "log-in", wrong, as: berta, from: "6.6.6.6")
      }
      for (client, status) in [("6.6.6.6", 429), ("203.0.113.7", 200)] {
        let answer = try await shop.ask(
          "POST", "log-in", PersonForm.logIn(), as: berta, from: client)
        #expect(answer.status == status)
      }
    }
  }

  @Test("No e-mail address that is made up is the name of another one's lock")
  func madeUp() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for text in [
        "ada@example.com from 203.0.113.7", "ada@example.com in \(berta)", "from 203.0.113.7",
        "203.0.113.7 for ada@example.com",
      ] {
        for _ in 1...5 {
          _ = try await shop.ask("POST", "log-in", PersonForm.logIn(text, "x"), from: "6.6.6.6")
        }
      }
      let honest = try await shop.ask(
        "POST", "log-in", PersonForm.logIn(), as: berta, from: "203.0.113.7")
      #expect(honest.status == 200)
    }
  }

  @Test("Wrong passwords that come more slowly than a lock lasts lock nobody")
  func slowly() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for _ in 1...20 {
        let answer = try await shop.ask("POST", "log-in", PersonForm.logIn("ada@example.com", "x"))
        #expect(answer.status == 401)
        shop.now += 4 * 60
      }
    }
  }

  @Test("V2.2.1: a hundred wrong passwords lock an account for all but the browsers that were in")
  func lockedTogether() async throws {
    try await withShop(isListening: false) { shop in
      let ada = try await shop.register()
      let out = try await shop.ask("POST", "log-out", as: ada)
      let known = try #require(try await shop.enter(with: out, as: ada))
      for number in 1...100 {
        let wrong = PersonForm.logIn("ada@example.com", "x")
        _ = try await shop.ask("POST", "log-in", wrong, as: berta, from: "6.6.6.\(number % 50)")
      }
      let answers = [
        try await shop.ask("POST", "log-in", PersonForm.logIn(), as: berta, from: "203.0.113.7"),
        try await shop.ask("POST", "log-in", PersonForm.logIn(), as: known, from: "6.6.6.6"),
      ]
      #expect(answers.map(\.status) == [429, 200])
      // Nor does such a browser guess for ever.
      for _ in 1...5 {
        let wrong = PersonForm.logIn("ada@example.com", "x")
        _ = try await shop.ask("POST", "log-in", wrong, as: known)
      }
      #expect(try await shop.ask("POST", "log-in", PersonForm.logIn(), as: known).status == 429)
    }
  }

  @Test(
    "An address learns of ten e-mail addresses in a quarter of an hour that they have an account")
  func harvest() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for number in 1...12 {
        let answer = try await shop.ask(
          "POST", "registrations", PersonForm.registration(), from: "6.6.6.6")
        #expect(answer.status == (number <= 10 ? 409 : 429))
      }
      let new = PersonForm.registration("bob@example.com")
      for (client, status) in [("6.6.6.6", 429), ("203.0.113.7", 201)] {
        let answer = try await shop.ask("POST", "registrations", new, as: berta, from: client)
        #expect(answer.status == status)
      }
    }
  }

  @Test("A right password forgives the wrong ones before it")
  func forgiven() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for password in ["x", "x", "x", "x", PersonForm.password, "x", "x", "x", "x"] {
        let answer = try await shop.ask(
          "POST", "log-in", PersonForm.logIn("ada@example.com", password))
        #expect(answer.status == (password == PersonForm.password ? 200 : 401))
      }
    }
  }
}
