import SwiftSyntax

/// The availability of a declaration, by its own attributes.
struct Availability {
  /// The attributes, a line each.
  let attributes: String
  /// Where it cannot be used at all: `"*"`, or platforms.
  private(set) var unavailable: Set<String> = []
  /// Whether to use it is complained about.
  private(set) var isDeprecated = false
  /// What is to be asked before it is used: `#available(macOS 26, *)`.
  private(set) var conditions: [String] = []

  init(_ declaration: some WithAttributesSyntax) {
    self.init(declaration as any WithAttributesSyntax)
  }

  init(_ declaration: any WithAttributesSyntax) {
    let available = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "available" }
    attributes = available.map { "\($0.trimmedDescription)\n" }.joined()
    for case .availability(let arguments) in available.compactMap(\.arguments) {
      read(arguments.map(\.argument))
    }
  }

  /// Reads `*, deprecated`, or `macOS 26, iOS 26, *`, or `macOS, introduced: 26, deprecated: 27`.
  private mutating func read(_ arguments: [AvailabilityArgumentSyntax.Argument]) {
    var versions: [String] = []
    for argument in arguments {
      switch argument {
      case .token(let token):
        if token.text == "unavailable" { unavailable.insert(arguments.platform) }
        isDeprecated = isDeprecated || token.text == "deprecated"
      case .availabilityVersionRestriction(let version):
        versions.append(version.trimmedDescription)
      case .availabilityLabeledArgument(let argument):
        isDeprecated = isDeprecated || argument.label.text == "deprecated"
        if argument.label.text == "introduced" {
          versions.append("\(arguments.platform) \(argument.value.trimmedDescription)")
        }
      }
    }
    versions.removeAll { $0.hasPrefix("swift") }
    guard !versions.isEmpty else { return }
    conditions.append("#available(\(versions.joined(separator: ", ")), *)")
  }
}

extension [AvailabilityArgumentSyntax.Argument] {
  /// The platform that all of them are about, or `"*"`.
  fileprivate var platform: String {
    guard case .token(let token)? = first else { return "*" }
    return token.text
  }
}
