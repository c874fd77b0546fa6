import SwiftSyntax
import SwiftSyntaxMacros

/// A complaint that the compiler shows at the macro's attribute.
struct MacroError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

extension DeclGroupSyntax {
  /// `"public "`, `"package "` or nothing: what members must say to be seen where the type is.
  var access: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  /// Whether the type's own declaration names this protocol.
  func inherits(anyOf names: Set<String>) -> Bool {
    guard let types = inheritanceClause?.inheritedTypes else { return false }
    return types.contains { type in
      let name = type.type.trimmedDescription
      return names.contains(name) || names.contains { name.hasSuffix(".\($0)") }
    }
  }
}

extension WithAttributesSyntax {
  /// Whether an attribute of this name is written here.
  func has(attribute name: String) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let written = attribute.attributeName.trimmedDescription
      return written == name || written.hasSuffix(".\(name)") || written.hasPrefix("\(name)<")
    }
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var bare: String {
    trimmedDescription.filter { $0 != "`" }
  }
}

extension VariableDeclSyntax {
  /// The only name that the declaration declares.
  var name: TokenSyntax? {
    guard bindings.count == 1, let binding = bindings.first else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// Whether it belongs to instances.
  var isInstance: Bool {
    !modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  /// Whether it is a stored variable that can be replaced by an observed one.
  var isObservable: Bool {
    guard isInstance, bindingSpecifier.tokenKind == .keyword(.var), name != nil,
      !has(attribute: "ObservationStateIgnored"),
      !modifiers.contains(where: { $0.name.text == "lazy" })
    else { return false }
    return bindings.first?.isStored ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether it has no accessors, or only those that watch it.
  var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy {
      $0.accessorSpecifier.tokenKind == .keyword(.willSet)
        || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
    }
  }
}
