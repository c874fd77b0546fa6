import SwiftDiagnostics
import SwiftSyntax

/// A class that `@ObservableModel` is written on.
struct ModelClass {
  let name: String
  let access: String
  /// `"@MainActor "` or nothing: where its members run.
  let isolation: String
  private let properties: [ModelProperty]
  private let initializers: [InitializerDeclSyntax]

  /// What is wrong with it is thrown. Nothing if it is no class.
  init?(_ declaration: some DeclGroupSyntax) throws {
    guard let model = declaration.as(ClassDeclSyntax.self) else { return nil }
    let complaints = ModelComplaints(model).all
    guard complaints.isEmpty else { throw DiagnosticsError(diagnostics: complaints) }
    name = model.name.trimmedDescription
    access = model.access
    isolation = model.attributes.isolation ?? ""
    let members = model.memberBlock.members.map(\.decl)
    let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
    properties = variables.compactMap { ModelProperty($0) }
    initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
  }

  /// The properties that are a part of the value.
  var values: [ModelProperty] { properties.filter(\.isValue) }

  var hasID: Bool { values.contains { $0.bare == "id" } }

  /// Whether an instance can be made of a snapshot.
  var canBeMade: Bool {
    hasSnapshotInit || properties.allSatisfy(\.canBeMade)
  }

  private var hasSnapshotInit: Bool {
    initializers.contains {
      let parameters = $0.signature.parameterClause.parameters
      return parameters.count == 1 && parameters.first?.firstName.text == "snapshot"
    }
  }

  func access(of property: ModelProperty) -> String { access.isEmpty ? "" : property.access }

  /// What reads the value, what sets it, and what makes an instance.
  var members: [DeclSyntax] {
    var members = [snapshot, restore]
    members.append(match)
    if hasID { members += identities }
    if canBeMade && !hasSnapshotInit { members.append(snapshotInit) }
    if initializers.isEmpty { members.append(memberwiseInit) }
    return members
  }

  private var snapshot: DeclSyntax {
    let fields = values.map { "\($0.name): Vitro.ModelSupport.snapshot(of: \($0.name))" }
    return """
      /// The state as it is now.
      \(raw: access)var snapshot: Snapshot {
        Snapshot(\(raw: fields.joined(separator: ", ")))
      }
      """
  }

  private var restore: DeclSyntax {
    let steps = values.map { property in
      let arguments = "(\(property.storage), to: snapshot.\(property.name))"
      if property.isConstant { return "Vitro.ModelSupport.restoreConstant\(arguments)" }
      let setting =
        property.isShared
        ? "self.$\(property.bare).withLock { $0 = value }" : "self.\(property.name) = value"
      return """
        if let value = Vitro.ModelSupport.restored\(arguments) {
          \(setting)
        }
        """
    }
    let constants = properties.filter(\.mightLoseChild).map {
      "Vitro.ModelSupport.leaveOut(\($0.name))"
    }
    return """
      /// Sets what differs, one property after the other.
      \(raw: access)func restoreProperties(_ snapshot: Snapshot) {
      \(raw: (steps + constants).joined(separator: "\n"))
      }
      """
  }

  private var match: DeclSyntax {
    let conditions = values.filter { $0.isConstant || $0.bare == "id" }.map {
      "Vitro.ModelSupport.matches(\($0.storage), snapshot.\($0.name))"
    }
    return """
      /// Whether what cannot be set is as in the snapshot.
      \(raw: access)func matches(_ snapshot: Snapshot) -> Bool {
        \(raw: conditions.isEmpty ? "true" : conditions.joined(separator: " && "))
      }
      """
  }

  private var identities: [DeclSyntax] {
    [
      """
      /// What its parent knows it by.
      \(raw: access)var snapshotID: Swift.AnyHashable? { Swift.AnyHashable(id) }
      """,
      """
      /// What a parent knows the snapshot by.
      \(raw: access)static func snapshotID(of snapshot: Snapshot) -> Swift.AnyHashable? {
        Swift.AnyHashable(snapshot.id)
      }
      """,
    ]
  }

  private var snapshotInit: DeclSyntax {
    let assignments = values.filter { $0.initial == nil && !$0.isShared }.map {
      "self.\($0.storage) = Vitro.ModelSupport.made(from: snapshot.\($0.name))"
    }
    return """
      /// Makes a model whose state is this; what is no part of it is as it was declared.
      \(raw: access)init(snapshot: Snapshot) {
      \(raw: (assignments + ["restoreProperties(snapshot)"]).joined(separator: "\n"))
      }
      """
  }

  private var memberwiseInit: DeclSyntax {
    let parameters = properties.compactMap(\.parameter)
    return """
      /// Gives each property its value.
      \(raw: access)init(\(raw: parameters.map(\.declaration).joined(separator: ", "))) {
      \(raw: parameters.map(\.assignment).joined(separator: "\n"))
      }
      """
  }
}
