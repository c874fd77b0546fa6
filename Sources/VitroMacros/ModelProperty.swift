import SwiftSyntax

/// A stored property of a model.
struct ModelProperty {
  let name: String
  let bare: String
  /// The type as it is written.
  let type: String?
  /// The value that it has before an initializer gives it another.
  let initial: ExprSyntax?
  let isConstant: Bool
  let isObserved: Bool
  let isPrivate: Bool
  let access: String
  /// Whether it is a `@Shared` one: the value is stored elsewhere, and changed under a lock.
  let isShared: Bool
  /// Whether it holds a `MachineDriver` of its own, which is never replaced.
  let isDriver: Bool
  private let isFunction: Bool
  private let isIgnored: Bool
  private let isWrapped: Bool
  /// Whether what is shared is said where it is declared.
  private let hasSharedValue: Bool

  /// Nothing if an instance stores nothing under one name.
  init?(_ variable: VariableDeclSyntax) {
    guard variable.isInstance, let name = variable.name,
      let binding = variable.bindings.first, binding.isStored
    else { return nil }
    isDriver = binding.initializer?.value.makesDriver == true
    guard isDriver || !variable.isLazy else { return nil }
    self.name = name.trimmedDescription
    bare = name.bare
    let written = binding.typeAnnotation?.type
    type =
      written?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { "\($0.wrappedType.trimmed)?" }
      ?? written?.trimmedDescription
    initial = binding.initializer?.value.trimmed
    isConstant = variable.isLazy || variable.bindingSpecifier.tokenKind == .keyword(.let)
    isPrivate = variable.modifiers.contains {
      $0.detail == nil
        && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    access = variable.access
    isFunction = written?.isFunction ?? (initial?.is(ClosureExprSyntax.self) == true)
    isIgnored = variable.has(attribute: "ObservationIgnored")
    isWrapped = variable.attributes.contains { !$0.isHarmless }
    isShared = variable.has(attribute: "Shared")
    hasSharedValue = variable.attribute("Shared")?.arguments != nil
    isObserved = !isConstant && !isIgnored && !isWrapped
  }

  /// Whether it is a part of the model's value.
  var isValue: Bool {
    !isIgnored && (!isWrapped || isShared) && !isFunction
      && (!isConstant || initial == nil || isDriver)
  }

  /// Whether an instance can be made that is not given a value for it.
  var hasValue: Bool {
    if isShared { return initial != nil || hasSharedValue }
    return initial != nil || isWrapped || (isOptional && !isConstant)
  }

  /// Whether a snapshot is enough to make an instance, as far as it is up to this property.
  var canBeMade: Bool { hasValue || (isValue && !isShared) }

  /// Where it is stored.
  var storage: String { isObserved ? "_\(bare)" : name }

  /// Its field in the snapshot, with the value that the property begins with where that can be read.
  var field: String {
    let field = "\(name): _$\(bare).SnapshotValue"
    if isShared || isConstant { return field }
    guard let initial else { return isOptional ? "\(field) = nil" : field }
    return initial.isCheap ? "\(field) = \(initial)" : field
  }

  /// Why it is no part of the model's value, as far as its own value shows.
  var flaw: String? { type == nil ? initial?.flaw : nil }

  /// The type, if whoever reads the declaration sees it.
  var obviousType: String? { type ?? initial?.obviousType }

  /// Whether it is a constant that might hold a child model, the state of which would be lost.
  var mightLoseChild: Bool {
    isConstant && !isValue && !isIgnored && !isWrapped && !isFunction
      && initial?.is(FunctionCallExprSyntax.self) == true
  }

  private var isOptional: Bool { type?.hasSuffix("?") == true }

  /// How an initializer takes a value for it, and what it does with it.
  var parameter: (declaration: String, assignment: String)? {
    guard !isWrapped || isShared, !(isConstant && initial != nil), !(isPrivate && hasValue),
      let type = obviousType
    else { return nil }
    if isShared {
      return hasValue ? nil : ("\(name): Vitro.Shared<\(type)>", "self._\(bare) = \(name)")
    }
    let escaping = isFunction && !isOptional && !type.hasSuffix("?") ? "@escaping " : ""
    let assignment = "self.\(storage) = \(name)"
    guard let initial else {
      return ("\(name): \(escaping)\(type)\(hasValue ? " = nil" : "")", assignment)
    }
    if initial.isCheap { return ("\(name): \(escaping)\(type) = \(initial)", assignment) }
    // It was made already: to make it again would cost, and could be seen.
    return ("\(name): (\(type))? = nil", "if let \(name) { \(assignment) }")
  }
}

extension TypeSyntax {
  /// Whether its values are closures, be they optional.
  fileprivate var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isFunction }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isFunction }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.isFunction
    }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return false }
    return tuple.elements.first?.type.isFunction == true
  }
}

extension ExprSyntax {
  /// `MachineDriver(…) { … }`, however it is spelt.
  fileprivate var makesDriver: Bool {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    let tokens = callee.tokens(viewMode: .sourceAccurate).map(\.text)
    return tokens.first == "MachineDriver"
      || ["Vitro", "VitroMachines"].contains { tokens.starts(with: [$0, ".", "MachineDriver"]) }
  }

  /// The type that whoever reads it sees at once.
  fileprivate var obviousType: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Swift.Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Swift.Bool" }
    if self.is(StringLiteralExprSyntax.self) { return "Swift.String" }
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    let name = callee.trimmedDescription
    let isType = callee.is(ArrayExprSyntax.self) || name.first?.isUppercase == true
    return isType && !name.contains(".") ? name : nil
  }

  /// Whether nobody could tell how often it is evaluated.
  fileprivate var isCheap: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
      || self.is(NilLiteralExprSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || self.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) == true
  }
}

extension AttributeListSyntax.Element {
  /// Whether it leaves the variable a plain one.
  fileprivate var isHarmless: Bool {
    guard case .attribute(let attribute) = self else { return false }
    let name = attribute.attributeName.trimmedDescription
    return ["available", "ObservationIgnored", "ObservationTracked"].contains {
      name == $0 || name.hasSuffix(".\($0)")
    } || name.hasSuffix("Actor")
  }
}
