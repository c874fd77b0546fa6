import SwiftSyntax
import SwiftSyntaxMacros

/// Makes each stored variable of a state note its changes, and writes the table of its fields.
struct ObservableStateMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let isStruct = declaration.is(StructDeclSyntax.self)
    guard !protocols.isEmpty, isStruct || declaration.is(EnumDeclSyntax.self) else { return [] }
    var conformances = "Vitro.ObservableState"
    if isStruct, needsMirror(declaration) {
      conformances += ", Swift.CustomReflectable"
    }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformances) {}")]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
      variable.isObservable, !variable.has(attribute: "ObservedField"),
      let index = observedNames(declaration).firstIndex(where: { $0.bare == variable.name?.bare })
    else { return [] }
    return ["@ObservedField(\(raw: index))"]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let enumeration = declaration.as(EnumDeclSyntax.self) { return members(of: enumeration) }
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      throw MacroError("'@ObservableState' can only be applied to a struct or an enum")
    }
    if let several = variables(structure).first(where: \.isSeveralToObserve) {
      throw MacroError(several: several)
    }
    let isGeneric =
      structure.genericParameterClause != nil
      || context.lexicalContext.contains {
        ($0.asProtocol((any WithGenericParametersSyntax).self))?.genericParameterClause != nil
      }
    var members: [DeclSyntax] = [
      """
      /// Which fields have changed; written by '@ObservableState'.
      \(raw: structure.access)var _$marks = Vitro.StateSupport.Marks()
      """,
      fieldTable(of: structure, isGeneric: isGeneric),
    ]
    if needsMirror(structure) { members.append(mirror(of: structure)) }
    if let keys = codingKeys(of: structure) { members.append(keys) }
    return members
  }

  /// The marks of an enum are those of its payload.
  private static func members(of enumeration: EnumDeclSyntax) -> [DeclSyntax] {
    let cases = enumeration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    let empty = "Vitro.StateSupport.Marks()"
    let identities = cases.enumerated().map { index, element in element.identity(index) }
    let getters = cases.enumerated().map { $1.getter(index: $0) }
    let setters = cases.enumerated().map { index, element in
      element.hasOnePayload ? element.setter(index: index) : "case .\(element.name): break"
    }
    let getter = cases.isEmpty ? empty : "switch self {\n\(getters.joined(separator: "\n"))\n}"
    let identity = "switch self {\n\(identities.joined(separator: "\n"))\n}"
    let setter = cases.isEmpty ? "" : "switch self {\n\(setters.joined(separator: "\n"))\n}"
    return [
      """
      /// The changes of the payload; written by '@ObservableState'.
      \(raw: enumeration.access)var _$marks: Vitro.StateSupport.Marks {
        get { \(raw: getter) }
        set { \(raw: setter) }
      }
      """,
      """
      /// An enum has no fields; written by '@ObservableState'.
      \(raw: enumeration.access)static var _$fields: Vitro.StateSupport.Fields<Self> {
        Vitro.StateSupport.Fields()
      }
      """,
      """
      /// Which child it is; written by '@ObservableState'.
      \(raw: enumeration.access)var _$identity: Vitro.StateSupport.Identity {
        \(raw: identity)
      }
      """,
    ]
  }

  private static func fieldTable(of structure: StructDeclSyntax, isGeneric: Bool) -> DeclSyntax {
    let presented = Set(variables(structure).filter(\.isPresented).compactMap { $0.name?.bare })
    let fields = observedNames(structure).map { name in
      let projected = presented.contains(name.bare) ? ", projected: \\Self.$\(name.bare)" : ""
      return "Vitro.StateSupport.Field(\"\(name.bare)\", \\Self.\(name), "
        + "stored: \\Self._\(name.bare)\(projected)),"
    }
    let shared = sharedNames(structure).map { name in
      "Vitro.StateSupport.Field(shared: \"\(name.bare)\", \\Self.\(name)),"
    }
    let list = "[\n\((fields + shared).joined(separator: "\n"))\n]"
    let table = "Vitro.StateSupport.Fields(\(list), marks: \\Self._$marks)"
    let head = "\(structure.access)static"
    return isGeneric
      ? """
      /// The fields that are observed one by one; written by '@ObservableState'.
      \(raw: head) var _$fields: Vitro.StateSupport.Fields<Self> { \(raw: table) }
      """
      : """
      /// The fields that are observed one by one; written by '@ObservableState'.
      \(raw: head) let _$fields: Vitro.StateSupport.Fields<Self> = \(raw: table)
      """
  }

  private static func mirror(of structure: StructDeclSyntax) -> DeclSyntax {
    let shared = Set(sharedNames(structure).map(\.bare))
    let children = storedNames(structure).map { name in
      "(\"\(name.bare)\", \(shared.contains(name.bare) ? "_\(name.bare)" : "\(name)") as Any),"
    }
    let list = children.isEmpty ? "[:]" : "[\n\(children.joined(separator: "\n"))\n]"
    let label = children.isEmpty ? list : "\(list) as [(label: String?, value: Any)]"
    return """
      /// The fields by the names that were given to them; written by '@ObservableState'.
      \(raw: structure.access)var customMirror: Mirror {
        Mirror(self, children: \(raw: label), displayStyle: .struct)
      }
      """
  }

  /// The keys without the underscores, where the compiler makes the coding.
  private static func codingKeys(of structure: StructDeclSyntax) -> DeclSyntax? {
    guard structure.inherits(anyOf: ["Codable", "Encodable", "Decodable"]),
      !declares("CodingKeys", in: structure)
    else { return nil }
    let observed = Set(observedNames(structure).map(\.bare))
    let cases = storedNames(structure).map { name in
      observed.contains(name.bare) ? "case _\(name.bare) = \"\(name.bare)\"" : "case \(name)"
    }
    let keyType = cases.isEmpty ? "CodingKey" : "String, CodingKey"
    return """
      private enum CodingKeys: \(raw: keyType) {
      \(raw: cases.joined(separator: "\n"))
      }
      """
  }

  private static func needsMirror(_ declaration: some DeclGroupSyntax) -> Bool {
    !declaration.inherits(anyOf: ["CustomReflectable"])
      && !declares("customMirror", in: declaration)
  }

  private static func declares(_ name: String, in declaration: some DeclGroupSyntax) -> Bool {
    declaration.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.name?.bare == name
        || member.decl.as(EnumDeclSyntax.self)?.name.bare == name
    }
  }

  /// The variables that are observed, in the order of their indices.
  private static func observedNames(_ declaration: some DeclGroupSyntax) -> [TokenSyntax] {
    variables(declaration).filter(\.isObservable).compactMap { $0.name?.trimmed }
  }

  /// The variables whose values are stored, and observed, elsewhere.
  private static func sharedNames(_ declaration: some DeclGroupSyntax) -> [TokenSyntax] {
    variables(declaration).filter { $0.isInstance && $0.isShared }.compactMap { $0.name?.trimmed }
  }

  /// What an instance stores under a name of its own: a `lazy` variable is no part of its value.
  private static func storedNames(_ declaration: some DeclGroupSyntax) -> [TokenSyntax] {
    variables(declaration).filter { $0.isInstance && !$0.isLazy }.flatMap(\.storedNames)
  }

  private static func variables(_ declaration: some DeclGroupSyntax) -> [VariableDeclSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }
}

extension MacroError {
  /// Says how to write the variables of a declaration one by one.
  fileprivate init(several declaration: VariableDeclSyntax) {
    let example = declaration.storedNames.map { "'var \($0)'" }.joined(separator: " and ")
    self.init(
      "'@ObservableState' needs each variable in a declaration of its own: write \(example) instead"
    )
  }
}

extension EnumCaseElementSyntax {
  fileprivate var hasOnePayload: Bool { parameterClause?.parameters.count == 1 }

  fileprivate func identity(_ index: Int) -> String {
    hasOnePayload
      ? "case .\(name.trimmed)(let value): Vitro.StateSupport.identity(\(index), of: value)"
      : "case .\(name.trimmed): Vitro.StateSupport.identity(\(index))"
  }

  fileprivate func getter(index: Int) -> String {
    if hasOnePayload {
      return "case .\(name.trimmed)(let value): "
        + "Vitro.StateSupport.marks(of: value, inCase: \(index))"
    }
    let marks = parameterClause == nil ? "marks(ofCase: \(index))" : "Marks()"
    return "case .\(name.trimmed): Vitro.StateSupport.\(marks)"
  }

  fileprivate func setter(index: Int) -> String {
    """
    case .\(name.trimmed)(var value):
    Vitro.StateSupport.setMarks(newValue, of: &value, inCase: \(index))
    self = .\(name.trimmed)(\(label)value)
    """
  }

  /// `"name: "` if the payload is given with its label.
  private var label: String {
    guard let name = parameterClause?.parameters.first?.firstName, name.text != "_" else {
      return ""
    }
    return "\(name.trimmedDescription): "
  }
}
