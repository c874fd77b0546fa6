/// A field of the form for an address.
public enum AddressField: String, CaseIterable, Hashable, Sendable {
  /// The street with the number of the house.
  case street
  /// The postal code.
  case postalCode = "postal code"
  /// The city.
  case city
  /// The country.
  case country
}

/// One reason why an address form makes no address yet.
public enum AddressProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The field is blank.
  case missing(AddressField)
  /// The field has so many characters, which are too many.
  case tooLong(AddressField, Int)

  /// The field where the problem is solved.
  public var field: AddressField {
    switch self {
    case .missing(let field), .tooLong(let field, _): field
    }
  }

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .missing(let field): "The \(field.rawValue) is missing. Fill it in."
    case .tooLong(let field, let count):
      "The \(field.rawValue) has \(count) characters. Use \(AddressForm.maximumLength) at most."
    }
  }
}

/// All reasons why an address form makes no address, in the order of its fields; there is at least one.
public struct AddressProblems: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons.
  public let problems: [AddressProblem]

  /// The reasons for people, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The form for an address, as far as it is filled in.
public struct AddressForm: Hashable, Sendable {
  /// How many characters each field may have, without white space at its ends: what fits on a label.
  public static let maximumLength = 200

  /// The typed street with the number of the house.
  public var street: String
  /// The typed postal code, in whatever form the country has.
  public var postalCode: String
  /// The typed city.
  public var city: String
  /// The typed country.
  public var country: String

  /// Makes a form; an empty one unless told otherwise.
  public init(street: String = "", postalCode: String = "", city: String = "", country: String = "")
  {
    (self.street, self.postalCode, self.city, self.country) = (street, postalCode, city, country)
  }

  /// All that is wrong, in the order of the fields; empty where the form can be sent.
  public var problems: [AddressProblem] {
    AddressField.allCases.compactMap { field in
      let count = self[field].trimmed.count
      if count == 0 { return .missing(field) }
      return count > Self.maximumLength ? .tooLong(field, count) : nil
    }
  }

  /// The address that the form describes.
  ///
  /// - Throws: ``AddressProblems`` with all that is wrong, not only the first.
  public func address() throws(AddressProblems) -> Address {
    let problems = problems
    guard problems.isEmpty,
      let address = try? Address(
        street: street, postalCode: postalCode, city: city, country: country)
    else { throw AddressProblems(problems: problems) }
    return address
  }

  private subscript(field: AddressField) -> String {
    switch field {
    case .street: street
    case .postalCode: postalCode
    case .city: city
    case .country: country
    }
  }
}
