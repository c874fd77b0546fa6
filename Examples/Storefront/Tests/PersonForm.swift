import Foundation
import StorefrontTesting
import Testing

/// The forms of somebody who registers and logs in, as the API takes them.
enum PersonForm {
  static let password = "correct horse battery"

  static func registration(
    _ email: String = "ada@example.com", password: String = password, name: String = "Ada",
    more: String = ""
  ) -> String {
    #"{"name": "\#(name)", "email": "\#(email)", "password": "\#(password)"\#(more)}"#
  }

  static func logIn(_ email: String = "ada@example.com", _ password: String = password) -> String {
    #"{"email": "\#(email)", "password": "\#(password)"}"#
  }
}

extension TestShop {
  /// Registers somebody, and gives the identity with which they are logged in.
  func register(
    _ body: String = PersonForm.registration(), as visitor: String = anna
  ) async throws -> String {
    let answer = try await ask("POST", "registrations", body, as: visitor)
    #expect(answer.status == 201, "\(answer.text)")
    return try #require(await enter(with: answer, as: visitor))
  }
}
