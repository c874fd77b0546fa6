import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import VitroMacros

/// What the macros write; that it works is shown by the tests of the modules that use them.
@Suite struct ExpansionTests {
  @Test func aCaseGetsAPath() {
    let code = expand("@CasePathable enum Action { case loaded(String), idle }")
    #expect(code.contains("var loaded: VitroCasePaths.CasePath<Action, String>"))
    #expect(code.contains("var idle: VitroCasePaths.CasePath<Action, Void>"))
    #expect(code.contains("static var allCasePaths: AllCasePaths"))
  }

  @Test func aPublicEnumHasPublicPaths() {
    let code = expand("@CasePathable public enum Action { case idle }")
    #expect(code.contains("public struct AllCasePaths: Sendable"))
    #expect(code.contains("public var idle"))
  }

  @Test func aFieldIsStoredBesideItself() {
    let code = expand(
      "@ObservableState struct State { var count = 0; let id: Int; var twice: Int { 2 } }"
    )
    #expect(code.contains("private var _count = 0"))
    #expect(code.contains("yield &_count"))
    #expect(code.contains(#"Vitro.StateSupport.Field("count", \Self.count, stored: \Self._count)"#))
    #expect(!code.contains("_id") && !code.contains("_twice"))
  }

  @Test func aGenericStateHasNoStoredTable() {
    let code = expand("@ObservableState struct State<Value> { var value: Value }")
    #expect(code.contains("static var _$fields"))
    #expect(!code.contains("static let _$fields"))
  }

  @Test func aReducersActionGetsPathsAndItsBodyABuilder() {
    let code = expand("@Reducer struct Feature { enum Action { case a }; var body: Int { 1 } }")
    #expect(code.contains("static var allCasePaths"))
    #expect(code.contains("@Vitro.ReducerBuilder<Self.State, Self.Action>"))
  }

  @Test func aMacroOnTheWrongTypeIsAnError() {
    #expect(
      messages("@CasePathable struct S {}") == [
        "'@CasePathable' can only be applied to an enum"
      ]
    )
    #expect(
      messages("@ObservableState class C {}") == [
        "'@ObservableState' can only be applied to a struct or an enum"
      ]
    )
  }

  private func expand(_ source: String) -> String {
    let (tree, context) = parse(source)
    return expand(tree, in: context).description
  }

  private func expand(_ tree: SourceFileSyntax, in context: BasicMacroExpansionContext) -> Syntax {
    tree.expand(macros: macros) { _ in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: [])
    }
  }

  private func messages(_ source: String) -> [String] {
    let (tree, context) = parse(source)
    _ = expand(tree, in: context)
    return context.diagnostics.map(\.message)
  }

  private func parse(_ source: String) -> (SourceFileSyntax, BasicMacroExpansionContext) {
    let tree = Parser.parse(source: source)
    let file = BasicMacroExpansionContext.KnownSourceFile(
      moduleName: "App",
      fullFilePath: "App.swift"
    )
    return (tree, BasicMacroExpansionContext(sourceFiles: [tree: file]))
  }

  private var macros: [String: any Macro.Type] {
    [
      "CasePathable": CasePathableMacro.self,
      "ObservableState": ObservableStateMacro.self,
      "ObservedField": ObservedFieldMacro.self,
      "Reducer": ReducerMacro.self,
    ]
  }
}
