import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a class a model of SwiftData: observable, with what a container must know of its properties.
///
/// A file may know the module by another name, so that the names of its types stand alone.
struct PersistentModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ClassDeclSyntax.self) else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): nonisolated PersistentModel {}")
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.isPersistent else {
      return []
    }
    return ["@_PersistedProperty"]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw MacroError("'@Model' can only be applied to a class")
    }
    let name = model.name.trimmedDescription
    let variables = model.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let properties = variables.filter(\.isPersistent).compactMap { property(of: $0, in: name) }
    return [
      """
      /// The model as its container knows it; written by '@Model'.
      \(raw: model.access)nonisolated let persistentRecord = ModelRecord()
      """,
      """
      /// The properties that a container must know of; written by '@Model'.
      \(raw: model.access)nonisolated static var schemaMetadata: \
      [Schema.PropertyMetadata] {
        [\(raw: properties.joined(separator: ", "))]
      }
      """,
      """
      private nonisolated func _$read<Value>(_ path: KeyPath<\(raw: name), Value>) {
        persistentRecord.read(self, path)
      }
      """,
      """
      private nonisolated func _$willChange<Value>(_ path: KeyPath<\(raw: name), Value>) {
        persistentRecord.willChange(self, path)
      }
      """,
      """
      private nonisolated func _$didChange<Value>(
        _ path: KeyPath<\(raw: name), Value>, _ name: String,
        from old: [any PersistentModel], to new: [any PersistentModel]
      ) {
        persistentRecord.didChange(self, path, name, from: old, to: new)
      }
      """,
    ]
  }

  /// A property with the arguments of its attributes.
  private static func property(of variable: VariableDeclSyntax, in model: String) -> String? {
    guard let name = variable.name else { return nil }
    var arguments = ["\"\(name.bare)\"", "\\\(model).\(name.trimmedDescription)"]
    for attribute in ["Attribute", "Relationship"] {
      guard case .argumentList(let list)? = variable.attribute(attribute)?.arguments else {
        continue
      }
      let options = list.filter { $0.label == nil }.map(\.expression.trimmedDescription)
      if attribute == "Attribute", !options.isEmpty {
        arguments.append("options: [\(options.joined(separator: ", "))]")
      }
      for label in ["deleteRule", "inverse"] {
        guard let argument = list.first(where: { $0.label?.text == label }) else { continue }
        arguments.append("\(label): \(argument.expression.trimmedDescription)")
      }
    }
    return "Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
  }
}

/// Turns a stored variable `x` of a model into a stored `_x` and an `x` that tells of its changes.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let token = variable.name else {
      return []
    }
    let (name, bare) = (token.trimmedDescription, token.bare)
    return [
      """
      @storageRestrictions(initializes: _\(raw: bare))
      init(initialValue) {
        _\(raw: bare) = initialValue
      }
      """,
      """
      get {
        _$read(\\.\(raw: name))
        return _\(raw: bare)
      }
      """,
      """
      set {
        let old = relatedModels(in: _\(raw: bare))
        _$willChange(\\.\(raw: name))
        _\(raw: bare) = newValue
        _$didChange(
          \\.\(raw: name), "\(raw: bare)", from: old,
          to: relatedModels(in: _\(raw: bare)))
      }
      """,
      """
      _modify {
        let old = relatedModels(in: _\(raw: bare))
        _$willChange(\\.\(raw: name))
        defer {
          _$didChange(
            \\.\(raw: name), "\(raw: bare)", from: old,
            to: relatedModels(in: _\(raw: bare)))
        }
        yield &_\(raw: bare)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      var binding = variable.bindings.first, let name = variable.name?.bare
    else { return [] }
    binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier("_\(name)")))
      .with(\.trailingTrivia, binding.pattern.trailingTrivia)
    return ["private var \(binding.trimmed)"]
  }
}

extension VariableDeclSyntax {
  /// Whether it is a stored variable that a model keeps.
  fileprivate var isPersistent: Bool {
    isInstance && bindingSpecifier.tokenKind == .keyword(.var) && !isLazy && name != nil
      && bindings.first?.isStored == true && !has(attribute: "Transient")
  }
}
