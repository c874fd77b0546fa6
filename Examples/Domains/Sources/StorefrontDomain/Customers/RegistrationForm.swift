/// A field of the form with which somebody registers.
public enum RegistrationField: CaseIterable, Hashable, Sendable {
  /// The name of the person.
  case name
  /// Their e-mail address.
  case email
  /// The password that they choose.
  case password
}

/// One reason why a registration form makes no customer yet.
public enum RegistrationProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name is blank or too long.
  case name(NameError)
  /// The e-mail address can be nobody's.
  case email(EmailAddressError)
  /// The password has so many characters, which are too few.
  case passwordTooShort(Int)
  /// The password has so many characters, which are too many.
  case passwordTooLong(Int)
  /// The password is the name or the address, which anybody would try first.
  case passwordIsKnown

  /// The field where the problem is solved.
  public var field: RegistrationField {
    switch self {
    case .name: .name
    case .email: .email
    case .passwordTooShort, .passwordTooLong, .passwordIsKnown: .password
    }
  }

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .name(let error): error.description
    case .email(let error): error.description
    case .passwordTooShort(let count):
      "The password has \(count) of \(RegistrationForm.passwordLengths.lowerBound) characters. Write more."
    case .passwordTooLong(let count):
      "The password has \(count) characters. Use \(RegistrationForm.passwordLengths.upperBound) at most."
    case .passwordIsKnown: "The password is the name or the address. Choose something else."
    }
  }
}

/// All reasons why a registration form makes no customer, in the order of its fields; there is at least one.
public struct RegistrationProblems: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons.
  public let problems: [RegistrationProblem]

  /// The reasons for people, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The form with which somebody registers, as far as it is filled in.
public struct RegistrationForm: Hashable, Sendable {
  /// How many characters a password may have: enough that nobody guesses it, and not so many that to hash it
  /// keeps a server busy.
  public static let passwordLengths = 12...128

  /// The typed name.
  public var name: String
  /// The typed e-mail address.
  public var email: String
  /// The typed password; its spaces belong to it.
  public var password: String

  /// Makes a form; an empty one unless told otherwise.
  public init(name: String = "", email: String = "", password: String = "") {
    (self.name, self.email, self.password) = (name, email, password)
  }

  /// All that is wrong, in the order of the fields; empty where the form can be sent.
  public var problems: [RegistrationProblem] {
    do throws(RegistrationProblems) {
      _ = try customer(id: "")
      return []
    } catch {
      return error.problems
    }
  }

  /// The customer that the form describes.
  ///
  /// - Throws: ``RegistrationProblems`` with all that is wrong, not only the first.
  public func customer(id: CustomerID) throws(RegistrationProblems) -> Customer {
    var problems: [RegistrationProblem] = []
    do throws(NameError) { _ = try Name(name) } catch { problems.append(.name(error)) }
    var address: EmailAddress?
    do throws(EmailAddressError) { address = try EmailAddress(email) } catch {
      problems.append(.email(error))
    }
    if let problem = passwordProblem { problems.append(problem) }
    guard problems.isEmpty, let address,
      let customer = try? Customer(id: id, name: name, email: address)
    else { throw RegistrationProblems(problems: problems) }
    return customer
  }

  private var passwordProblem: RegistrationProblem? {
    let count = password.count
    if count < Self.passwordLengths.lowerBound { return .passwordTooShort(count) }
    if count > Self.passwordLengths.upperBound { return .passwordTooLong(count) }
    let known = [name, email].map { $0.trimmed.folded }
    return known.contains(password.trimmed.folded) ? .passwordIsKnown : nil
  }
}
