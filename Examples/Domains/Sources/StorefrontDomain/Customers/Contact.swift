/// The person that an order is for, and how to reach them.
public struct Contact: Hashable, Sendable {
  /// The name, which stands above the address.
  public let name: String
  /// The e-mail address, to which letters about the order go.
  public let email: EmailAddress
  /// The telephone number, if they have given one.
  public let phone: String?

  /// Makes a contact.
  public init(name: Name, email: EmailAddress, phone: String? = nil) {
    (self.name, self.email) = (name.description, email)
    let phone = phone?.trimmed ?? ""
    self.phone = phone.isEmpty ? nil : phone
  }
}

/// A field of a contact.
public enum ContactField: String, CaseIterable, Hashable, Sendable {
  case name
  case email
  case phone
}

/// The problem of one field of a contact.
public struct ContactProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The field.
  public let field: ContactField
  /// The message for people: what is wrong, and what to do.
  public let description: String
}

/// The problems of a contact; there is at least one.
public struct ContactProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the fields.
  public let problems: [ContactProblem]

  /// A line for each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The form of a contact, as it is typed.
public struct ContactForm: Hashable, Sendable {
  /// The most characters of a telephone number.
  public static let maximumPhoneLength = 40

  /// The name.
  public var name: String
  /// The e-mail address.
  public var email: String
  /// The telephone number; nobody has to give one.
  public var phone: String

  /// Makes a form.
  public init(name: String = "", email: String = "", phone: String = "") {
    (self.name, self.email, self.phone) = (name, email, phone)
  }

  /// The problems, in the order of the fields.
  public var problems: [ContactProblem] {
    ContactField.allCases.compactMap { field in
      problem(of: field).map { ContactProblem(field: field, description: $0) }
    }
  }

  /// The contact.
  public func contact() throws(ContactProblems) -> Contact {
    guard problem(of: .phone) == nil, let name = try? Name(name),
      let email = try? EmailAddress(email)
    else { throw ContactProblems(problems: problems) }
    return Contact(name: name, email: email, phone: phone)
  }

  private func problem(of field: ContactField) -> String? {
    do {
      switch field {
      case .name: _ = try Name(name)
      case .email: _ = try EmailAddress(email)
      case .phone:
        let count = phone.trimmed.count
        return count > Self.maximumPhoneLength
          ? "The telephone number has \(count) characters. Use \(Self.maximumPhoneLength) at most."
          : nil
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
