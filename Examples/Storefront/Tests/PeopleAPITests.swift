import Foundation
import GRDB
import StorefrontDomain
import StorefrontHTTP
import StorefrontServer
import StorefrontTesting
import Testing

/// The numbers are those of OWASP's Application Security Verification Standard 4.0.3.
@MainActor @Suite("Who may come in")
struct PeopleAPITests {
  @Test(
    "V2.2.1, V2.2.4: nothing in an answer tells a wrong password from a person whom nobody knows")
  func unknown() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for _ in 1...6 {
        let wrong = try await shop.ask("POST", "log-in", PersonForm.logIn("ada@example.com", "x"))
        let nobody = try await shop.ask("POST", "log-in", PersonForm.logIn("bob@example.com", "x"))
        #expect(wrong == nobody)
        let words = wrong.status == 401 ? "or the password is wrong" : "account is locked"
        #expect(wrong.text.contains(words) && [401, 429].contains(wrong.status))
      }
    }
  }

  @Test("A change that is asked for again after the log-in is done once")
  func keyOutlivesLogIn() async throws {
    try await withShop(isListening: false) { shop in
      let line = #"{"product": "mug", "quantity": 1}"#
      _ = try await shop.ask("POST", "cart/lines", line, key: "1")
      let ada = try await shop.register()
      #expect(try await shop.ask("POST", "cart/lines", line, key: "1", as: ada).status == 200)
      #expect(try await shop.ask("GET", "cart", as: ada).text.contains(#""quantity":1"#))
    }
  }

  @Test(
    "V3.2.1, V3.3.1: a log-in and a log-out give another identity; the earlier one opens nothing")
  func rotated() async throws {
    try await withShop(isListening: false) { shop in
      let ada = try await shop.register()
      #expect(ada != anna)
      #expect(try await shop.ask("GET", "me", as: anna).text == "{}")
      #expect(try await shop.ask("GET", "me", as: ada).text.contains(#""email":"ada@example.com""#))
      let out = try await shop.ask("POST", "log-out", as: ada)
      // Even before the browser has come to the door.
      #expect(try await shop.ask("GET", "me", as: ada).text == "{}")
      let new = try #require(await shop.enter(with: out, as: ada))
      #expect(new != ada && new != anna)
      #expect(try await shop.ask("GET", "me", as: new).text == "{}")
    }
  }

  @Test("V3.3.2: a log-in ends after 30 days, for the cart, the orders and what staff may do")
  func ends() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.addAdmin()
      let answer = try await shop.ask("POST", "log-in", PersonForm.logIn("admin@example.com"))
      let admin = try #require(await shop.enter(with: answer))
      let line = #"{"product": "mug", "quantity": 1}"#
      _ = try await shop.ask("POST", "cart/lines", line, key: "1", as: admin)
      shop.now += 30 * 24 * 60 * 60
      #expect(try await shop.ask("GET", "people", as: admin).status == 200)
      #expect(try await shop.ask("GET", "cart", as: admin).text.contains("mug"))
      shop.now += 1
      #expect(try await shop.ask("GET", "me", as: admin).text == "{}")
      #expect(try await shop.ask("GET", "people", as: admin).status == 401)
      #expect(try await shop.ask("GET", "cart", as: admin).text.contains(#""lines":[]"#))
      _ = try await shop.register(as: berta)
      let left = try await DatabaseQueue(path: shop.file).read {
        try String.fetchAll($0, sql: "SELECT visitor FROM logIns")
      }
      #expect(left.count == 1 && left != [admin])
    }
  }

  @Test("V3.2.1, V13.2.3: a door opens once, for the browser that has asked, within two minutes")
  func door() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      let first = try await shop.ask("POST", "log-in", PersonForm.logIn())
      let stolen = try await shop.enter(with: first, as: berta)
      #expect(stolen == nil)
      #expect(try await shop.enter(with: first) == nil)
      let second = try await shop.ask("POST", "log-in", PersonForm.logIn())
      #expect(try await shop.enter(with: second) != nil)
      #expect(try await shop.enter(with: second) == nil)
      let third = try await shop.ask("POST", "log-in", PersonForm.logIn())
      shop.now += 121
      #expect(try await shop.enter(with: third) == nil)
    }
  }

  @Test("V4.1.3, V4.2.1: a person's orders are seen by nobody else, nor without a log-in")
  func orders() async throws {
    try await withShop(isListening: false) { shop in
      let line = #"{"product": "mug", "quantity": 1}"#
      let order = #"""
        {
          "shipping": "pickup", "total": {"minorUnits": 1250, "currency": "EUR"},
          "address": {"street": "1", "postalCode": "1", "city": "B", "country": "D"}
        }
        """#
      _ = try await shop.ask("POST", "cart/lines", line, key: "1", as: anna)
      #expect(try await shop.ask("POST", "orders", order, key: "2", as: anna).status == 201)
      let ada = try await shop.register()
      let bob = try await shop.register(
        PersonForm.registration("bob@example.com", name: "Bob"), as: berta)
      #expect(try await shop.ask("GET", "orders/1001", as: ada).status == 200)
      for other in [anna, berta, bob] {
        #expect(try await shop.ask("GET", "orders/1001", as: other).status == 404)
        #expect(try await shop.ask("GET", "orders", as: other).text == "[]")
      }
      #expect(try await shop.ask("GET", "orders/1001", as: nil).status == 401)
    }
  }

  @Test("V5.1.2: what a form does not have is not taken, such as a role")
  func massAssignment() async throws {
    try await withShop(isListening: false) { shop in
      let more = #", "role": "admin", "customer": "1", "id": "1", "isActive": true"#
      let ada = try await shop.register(PersonForm.registration(more: more))
      #expect(try await shop.ask("GET", "me", as: ada).text.contains(#""role":"customer""#))
    }
  }

  @Test(
    "V5.3.4: a text of SQL is a text, wherever it is typed",
    arguments: [
      "' OR '1'='1", "'; DROP TABLE accounts; --", "x' UNION SELECT * FROM accounts --", "%", "_",
      "\\u0027 OR 1=1",
    ])
  func sql(text: String) async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register(PersonForm.registration(name: text))
      #expect(
        try await shop.ask("POST", "log-in", PersonForm.logIn(text, PersonForm.password)).status
          == 401)
      #expect(
        try await shop.ask("POST", "log-in", PersonForm.logIn("ada@example.com", text)).status
          == 401)
      #expect(
        try await shop.ask("POST", "registrations", PersonForm.registration(text), as: berta).status
          == 422)
      #expect(try await shop.ask("POST", "log-in", PersonForm.logIn()).status == 200)
    }
  }

  @Test("V2.4.1, V2.10.4: the file holds neither a password nor two equal hashes of one")
  func hashes() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      _ = try await shop.register(
        PersonForm.registration("bob@example.com", name: "Bob"), as: berta)
      let keys = try await DatabaseQueue(path: shop.file).read { db in
        try Data.fetchAll(db, sql: "SELECT key FROM accounts UNION ALL SELECT salt FROM accounts")
      }
      #expect(Set(keys).count == 4 && keys.map(\.count) == [32, 32, 16, 16])
      for ending in ["", "-wal"] {
        let bytes = FileManager.default.contents(atPath: shop.file + ending) ?? Data()
        #expect(bytes.range(of: Data(PersonForm.password.utf8)) == nil)
      }
    }
  }

  @Test(
    "V2.1.1, V2.1.2, V2.1.4: a password has 12 to 128 characters, of any kind; all of them count",
    arguments: [
      ("short", 422), (String(repeating: "x", count: 129), 422),
      (String(repeating: "x", count: 128), 201), ("päßwörter 🥚 mit", 201),
    ])
  func lengths(password: String, status: Int) async throws {
    try await withShop(isListening: false) { shop in
      let body = PersonForm.registration(password: password)
      let answer = try await shop.ask("POST", "registrations", body)
      #expect(answer.status == status)
      guard status == 201 else { return #expect(answer.text.contains(#""field":"password""#)) }
      #expect(
        try await shop.ask("POST", "log-in", PersonForm.logIn("ada@example.com", password)).status
          == 200)
      for wrong in [String(password.dropLast()), password + "x", password.uppercased()] {
        #expect(
          try await shop.ask("POST", "log-in", PersonForm.logIn("ada@example.com", wrong)).status
            == 401)
      }
    }
  }

  @Test("A password fits however its letters were composed")
  func composed() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register(PersonForm.registration(password: "pa\u{308}sswo\u{308}rter 12"))
      let answer = try await shop.ask(
        "POST", "log-in", PersonForm.logIn("ada@example.com", "p\u{e4}ssw\u{f6}rter 12"))
      #expect(answer.status == 200)
    }
  }

  @Test(
    "V5.1.3, V13.2.2: what is no registration is refused with its field",
    arguments: [
      (#"{"name": "", "email": "ada@example.com", "password": "correct horse"}"#, 422, "name"),
      (#"{"name": "Ada", "email": "ada", "password": "correct horse"}"#, 422, "email"),
      (#"{"name": "Ada", "email": "ada@example.com"}"#, 400, "password"),
      (
        #"{"name": "A\u0000", "email": "ada@example.com", "password": "correct horse"}"#, 422,
        "detail"
      ),
      (#"["Ada"]"#, 400, "detail"), ("{", 400, "detail"),
    ])
  func refused(body: String, status: Int, field: String) async throws {
    try await withShop(isListening: false) { shop in
      let answer = try await shop.ask("POST", "registrations", body)
      #expect(answer.status == status && answer.text.contains(field), "\(answer.text)")
    }
  }

  @Test("V2.1.1: an address has one account, in whatever case it is written")
  func taken() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      let again = try await shop.ask(
        "POST", "registrations", PersonForm.registration("Ada@EXAMPLE.com"), as: berta)
      #expect(again.status == 409 && again.text.contains(#""field":"email""#))
    }
  }

  @Test("V13.2.2, V12.1.1: what is too large or no JSON is refused before it is looked at")
  func huge() async throws {
    try await withShop(isListening: false) { shop in
      let huge = PersonForm.logIn("ada@example.com", String(repeating: "x", count: 20_000))
      let answer = try await shop.ask("POST", "log-in", huge)
      #expect(answer.status == 413)
      #expect(
        try await shop.ask("POST", "log-in", PersonForm.logIn(), type: "text/plain").status == 415)
      #expect(try await shop.ask("POST", "log-in", PersonForm.logIn(), as: nil).status == 401)
    }
  }

  @Test("What is in the cart of a browser comes into that of the person, as far as it fits")
  func carts() async throws {
    try await withShop(isListening: false) { shop in
      func add(_ count: Int, _ visitor: String) async throws {
        let line = #"{"product": "mug", "quantity": \#(count)}"#
        let answer = try await shop.ask(
          "POST", "cart/lines", line, key: "\(count)", as: visitor)
        #expect(answer.status == 200)
      }
      try await add(60, anna)
      let ada = try await shop.register()
      try await add(70, berta)
      let answer = try await shop.ask("POST", "log-in", PersonForm.logIn(), as: berta)
      let other = try #require(await shop.enter(with: answer, as: berta))
      for visitor in [ada, other] {
        let cart = try await shop.ask("GET", "cart", as: visitor).text
        #expect(cart.contains(#""quantity":99"#))
      }
      for visitor in [anna, berta] {
        #expect(try await shop.ask("GET", "cart", as: visitor).text.contains(#""lines":[]"#))
      }
    }
  }

  @Test(
    "V3.4.1 to V3.4.3, V3.4.5: the cookie of a log-in is read by no script, and goes nowhere else")
  func cookieFlags() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      for overTLS in [false, true] {
        let answer = try await shop.ask("POST", "log-in", PersonForm.logIn())
        struct Door: Decodable { var door: String }
        let door = try JSONDecoder().decode(Door.self, from: Data(answer.text.utf8))
        let address = try #require(URL(string: door.door))
        let field = try #require(
          await shop.setCookie(from: address, as: anna, overTLS: overTLS))
        let parts = field.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(parts.contains("HttpOnly") && parts.contains("SameSite=Lax"))
        #expect(parts.contains("Path=/") && !field.contains("Domain"))
        #expect(parts.contains("Secure") == overTLS)
      }
    }
  }

  @Test("V8.2.1, V14.4.1: what is said of a person is kept in no cache, and is JSON")
  nonisolated func cached() async throws {
    try await withStorage { storage in
      let server = try ShopServer(storage)
      for (method, path, body) in [
        ("GET", "me", nil), ("GET", "orders", nil), ("GET", "cart", nil),
        ("POST", "registrations", PersonForm.registration()),
        ("POST", "log-in", PersonForm.logIn()),
      ] {
        let answer = try await server.ask(method, path, body)
        #expect(answer.status < 300 && answer.headers[.cacheControl] == "no-store")
        #expect(answer.headers[.contentType] == "application/json")
      }
    }
  }

  @Test("V7.1.1: no password is written to the log, whatever comes of it")
  nonisolated func logged() async throws {
    try await withStorage { storage in
      let log = LogRecorder()
      let server = try ShopServer(storage, log: log)
      for body in [
        PersonForm.registration(), PersonForm.registration(password: "x"), PersonForm.logIn(), "{",
      ] {
        for path in ["registrations", "log-in"] { _ = try await server.ask("POST", path, body) }
      }
      #expect(log.lines.allSatisfy { !$0.contains(PersonForm.password) })
    }
  }

  @Test("V13.2.1: a method that a path of people does not have is refused")
  nonisolated func methods() async throws {
    try await withStorage { storage in
      let server = try ShopServer(storage)
      for (method, path) in [
        ("GET", "log-in"), ("GET", "log-out"), ("DELETE", "me"), ("POST", "people"),
        ("GET", "registrations"), ("POST", "people/1/role"),
      ] {
        let answer = try await server.ask(method, path)
        #expect(answer.status == 405)
      }
    }
  }

  @Test("What nobody needs any more is not kept, however many addresses somebody tries")
  func kept() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.register()
      func rows() async throws -> [Int] {
        try await DatabaseQueue(path: shop.file).read { db in
          try ["failedAttempts", "tickets"].map {
            try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)") ?? 0
          }
        }
      }
      for number in 1...20 {
        _ = try await shop.ask("POST", "log-in", PersonForm.logIn("\(number)@example.com", "x"))
        _ = try await shop.ask("POST", "log-in", PersonForm.logIn())
      }
      #expect(try await rows() == [40, 20])
      shop.now += 900
      _ = try await shop.ask("POST", "log-in", PersonForm.logIn("a@example.com", "x"))
      _ = try await shop.ask("POST", "log-in", PersonForm.logIn())
      #expect(try await rows() == [2, 1])
    }
  }

  @Test("The operator's password is the admin's: who has registered the address before is let out")
  func squatter() async throws {
    try await withShop(isListening: false) { shop in
      let body = PersonForm.registration(
        "admin@example.com", password: "the password of a squatter")
      let squatter = try #require(
        try await shop.enter(with: try await shop.ask("POST", "registrations", body)))
      try await shop.addAdmin()
      #expect(try await shop.ask("GET", "me", as: squatter).text.contains("admin@") == false)
      #expect(try await shop.ask("GET", "people", as: squatter).status == 401)
      let wrong = PersonForm.logIn("admin@example.com", "the password of a squatter")
      #expect(try await shop.ask("POST", "log-in", wrong).status == 401)
      let admin = try await shop.logInAdmin()
      #expect(try await shop.ask("GET", "people", as: admin).status == 200)
      // A start with the same password lets nobody out.
      try await shop.addAdmin()
      #expect(try await shop.ask("GET", "people", as: admin).status == 200)
    }
  }
}
