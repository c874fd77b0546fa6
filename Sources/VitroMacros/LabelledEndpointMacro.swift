import SwiftSyntax
import SwiftSyntaxMacros

/// Writes the method that calls a closure of a client by the names of its parameters.
struct LabelledEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let endpoint = LabelledEndpoint(variable)
    else { return [] }
    return [endpoint.method]
  }
}

/// A closure of a client whose parameters have names: `var play: (_ url: URL) async throws -> Bool`.
struct LabelledEndpoint {
  private let name: TokenSyntax
  /// The name of the method, if it is another one: `@DependencyEndpoint(method: "fetch")`.
  private let methodName: String?
  private let access: String
  private let type: TypeSyntax
  private let function: FunctionTypeSyntax

  init?(_ variable: VariableDeclSyntax) {
    guard variable.isInstance, variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.isStored, let type = binding.typeAnnotation?.type.trimmed, !type.isOptional,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
      let function = type.function
    else { return nil }
    methodName = variable.attribute("DependencyEndpoint")?.firstText
    guard methodName != nil || function.parameters.contains(where: { $0.secondName != nil }) else {
      return nil
    }
    (self.name, access, self.type, self.function) = (name, variable.access, type, function)
  }

  var method: DeclSyntax {
    let isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    let throwing = function.effectSpecifiers?.throwsClause
    let effects = (isAsync ? " async" : "") + (throwing.map { " \($0.trimmedDescription)" } ?? "")
    let call = (throwing == nil ? "" : "try ") + (isAsync ? "await " : "")
    return """
      /// Calls '\(raw: name.bare)'; written by '@DependencyClient'.
      \(raw: isolation)\(raw: access)func \(raw: methodName ?? name.trimmedDescription)(\(raw: parameters))\(raw: effects) -> \
      \(function.returnClause.type.trimmed) {
        \(raw: call)self.\(name)(\(raw: arguments))
      }
      """
  }

  private var isolation: String {
    type.description.contains("@MainActor") ? "@MainActor " : ""
  }

  private var parameters: String {
    zip(0..., function.parameters).map { index, parameter in
      let label = parameter.secondName?.trimmedDescription ?? "_"
      return "\(label) value\(index): \(parameter.type.trimmedDescription)"
    }.joined(separator: ", ")
  }

  private var arguments: String {
    zip(0..., function.parameters).map { index, parameter in
      let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers
      return (specifiers?.trimmedDescription.contains("inout") == true ? "&" : "") + "value\(index)"
    }.joined(separator: ", ")
  }
}

extension AttributeSyntax {
  /// The text that is its first argument.
  fileprivate var firstText: String? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
