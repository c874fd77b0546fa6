import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which people register, log in and log out.
extension ShopActions {
  /// The person who is logged in with the browser that asks.
  func me(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read { shop in
      try Response(json: MeBody(person: account(of: visitor, shop).map(PersonBody.init)))
    }
  }

  func register(_ request: Request, _ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    let body = try await request.json(RegistrationBody.self, context)
    let form = RegistrationForm(name: body.name, email: body.email, password: body.password)
    let customer = try form.customer(id: CustomerID(.randomIdentity()))
    // Nobody learns of many addresses whether they have an account.
    let guesses = limits.registration(from: context.client)
    let isLocked = try await storage.read { try $0.isLocked(guesses, at: now()) }
    guard !isLocked else { throw Problem.tooManyGuesses("email") }
    let hash = try await passwords.hash(form.password, for: context.client)
    // A transaction forgets what it throws, and an address that is taken counts.
    let result: Result<DoorBody, Problem> = try await storage.write { shop in
      // Others may have tried at the same time.
      if try shop.isLocked(guesses, at: now()) { return .failure(.tooManyGuesses("email")) }
      guard try shop.account(withEmail: customer.email.description) == nil else {
        try shop.fail(guesses, at: now())
        return .failure(.takenEmail)
      }
      try shop.save(Account(customer: customer, role: .customer, password: hash))
      return .success(DoorBody(try ticket(for: customer.id, visitor, shop)))
    }
    return try Response(json: result.get(), status: .created)
  }

  /// Takes the same time, and says the same, whether there is such a person or not.
  func logIn(_ request: Request, _ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    let body = try await request.json(LogInBody.self, context)
    let email = String(body.email.prefix(EmailAddress.maximumLength))
    let password = String(body.password.prefix(RegistrationForm.passwordLengths.upperBound + 1))
    let client = context.client
    let (account, isLocked) = try await storage.read { shop in
      let account = try shop.account(withEmail: email)
      let subjects = try subjects(of: email, account, visitor, client, shop)
      return (account, try subjects.contains { try shop.isLocked($0, at: now()) })
    }
    guard !isLocked else { throw Problem.locked }
    let isRight = try await passwords.verify(password, account?.password, for: client)
    // A transaction forgets what it throws, and a wrong password counts.
    let result: Result<DoorBody, Problem> = try await storage.write { shop in
      let subjects = try subjects(of: email, account, visitor, client, shop)
      // Others may have tried at the same time.
      if try subjects.contains(where: { try shop.isLocked($0, at: now()) }) {
        return .failure(.locked)
      }
      guard isRight, let account else {
        for subject in subjects { try shop.fail(subject, at: now()) }
        let isLocked = try subjects.contains { try shop.isLocked($0, at: now()) }
        return .failure(isLocked ? .locked : .wrongPassword)
      }
      for subject in subjects { try shop.save(nil, of: subject.text) }
      return .success(DoorBody(try ticket(for: account.customer.id, visitor, shop)))
    }
    return try Response(json: result.get())
  }

  /// The subjects of a wrong password: a browser that was in before is its own; all others count by their address, and
  /// together.
  private func subjects(
    of email: String, _ account: Account?, _ visitor: CustomerID, _ client: String,
    _ shop: any ShopTransaction
  ) throws -> [AttemptSubject] {
    if let account, try shop.knows(visitor, as: account.customer.id) {
      return [limits.password(for: email, inBrowser: visitor)]
    }
    return [limits.password(for: email, from: client), limits.password(for: email)]
  }

  func logOut(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.write { shop in
      // At once, and not only when the browser comes to the door.
      try shop.logIn(nil, with: visitor, at: now())
      return try Response(json: DoorBody(try ticket(for: nil, visitor, shop)))
    }
  }

  /// The account of the person who is logged in with a browser.
  func account(of visitor: CustomerID, _ shop: any ShopTransaction) throws -> Account? {
    try shop.customer(loggedInWith: visitor, at: now()).flatMap { try shop.account($0) }
  }

  /// Refuses who may not do something, or is not known.
  func require(_ permission: Permission, of owner: CustomerID, _ shop: any ShopTransaction) throws {
    guard let account = try shop.account(owner) else {
      throw Problem(.unauthorized, "Log in first.")
    }
    guard account.role.may(permission) else {
      throw Problem(.forbidden, "You may not do that with this account.")
    }
  }

  /// All people who have an account, for those who give roles.
  func people(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read { shop in
      try require(.giveRoles, of: shop.owner(of: visitor, at: now()), shop)
      return try Response(json: shop.accounts().map(PersonBody.init))
    }
  }

  func giveRole(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = CustomerID(try context.parameter("id"))
    return try await change(request, context) { (body: RoleBody, owner, shop) in
      try require(.giveRoles, of: owner, shop)
      guard let role = Role(rawValue: body.role) else {
        throw Problem(.unprocessableContent, "There is no such role.", field: "role")
      }
      // There is always somebody who can give roles.
      guard id != owner else {
        throw Problem(
          .conflict, "You cannot change your own role. Ask another admin.", field: "role")
      }
      guard var account = try shop.account(id) else {
        throw Problem(.notFound, "There is no such account any more.")
      }
      account.role = role
      try shop.save(account)
      return (.ok, PersonBody(account))
    }
  }

  private func ticket(
    for customer: CustomerID?, _ visitor: CustomerID, _ shop: any ShopTransaction
  ) throws -> DoorTicket {
    try shop.removeTickets(before: now() - DoorTicket.lifetime)
    let ticket = DoorTicket(
      id: .randomIdentity(), visitor: visitor, customer: customer, givenAt: now())
    try shop.add(ticket)
    return ticket
  }
}

extension Problem {
  fileprivate static let wrongPassword = Problem(
    .unauthorized, "The e-mail address or the password is wrong. Check both and try again.",
    field: "password")
  fileprivate static let locked = Problem(
    .tooManyRequests, "The account is locked. Wait 15 minutes and try again.", field: "email")
  fileprivate static let takenEmail = Problem(
    .conflict, "This e-mail address has an account. Log in, or use another.", field: "email")

  /// The refusal of a client that has guessed too often.
  static func tooManyGuesses(_ field: String) -> Problem {
    Problem(
      .tooManyRequests, "Too many attempts. Wait 15 minutes and try again.", field: field)
  }
}

extension String {
  /// 128 random bits, in 32 hexadecimal digits.
  static func randomIdentity() -> String {
    let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }
    return halves.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }
}

struct RegistrationBody: Codable {
  var name: String
  var email: String
  var password: String
}

struct LogInBody: Codable {
  var email: String
  var password: String
}

/// The address on which the browser gets its new identity.
struct DoorBody: Encodable, Sendable {
  var door: String

  init(_ ticket: DoorTicket) { door = ShopDoor.address(of: ticket) }
}

struct MeBody: Encodable {
  var person: PersonBody?
}

struct RoleBody: Codable {
  var role: String
}

struct PersonBody: Encodable {
  var id: String
  var name: String
  var email: String
  var role: String

  init(_ account: Account) {
    id = account.customer.id.text
    (name, email) = (account.customer.name, account.customer.email.description)
    role = account.role.rawValue
  }
}
