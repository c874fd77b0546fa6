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
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  /// Whether the type's own declaration names one of these protocols, be it as a part of another
  /// name: `Swift.Codable`, `Codable & Sendable`.
  func inherits(anyOf names: Set<String>) -> Bool {
    inheritanceClause?.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
      ?? false
  }
}

extension WithAttributesSyntax {
  /// Whether an attribute of this name is written here.
  func has(attribute name: String) -> Bool { attribute(name) != nil }

  /// The attribute of this name that is written here.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      let written = $0.attributeName.trimmedDescription
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

  /// Whether it presents a feature.
  var isPresented: Bool { has(attribute: "Presents") }

  /// `"public "`, `"package "` or nothing: what those who see it see of it.
  var access: String {
    for modifier in modifiers where modifier.detail == nil {
      if modifier.name.tokenKind == .keyword(.public) { return "public " }
      if modifier.name.tokenKind == .keyword(.package) { return "package " }
    }
    return ""
  }

  /// Whether its value is made when it is first read.
  var isLazy: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }

  /// Whether it is a stored variable that can be replaced by an observed one.
  var isObservable: Bool {
    isToObserve && name != nil && bindings.first?.isStored == true
  }

  /// Whether it declares several variables, which no attribute could tell apart.
  var isSeveralToObserve: Bool {
    isToObserve && name == nil && !storedNames.isEmpty
  }

  /// The names under which an instance stores something.
  var storedNames: [TokenSyntax] {
    bindings.filter(\.isStored).flatMap(\.names)
  }

  private var isToObserve: Bool {
    isInstance && bindingSpecifier.tokenKind == .keyword(.var) && !isLazy
      && !has(attribute: "ObservationStateIgnored") && !isShared
  }

  /// Whether it is stored elsewhere, where it is observed as well.
  var isShared: Bool {
    has(attribute: "Shared") || has(attribute: "SharedReader")
  }
}

extension PatternBindingSyntax {
  /// The names that it binds: one, or those of a tuple.
  var names: [TokenSyntax] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap {
      $0.parent?.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    }
  }

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
