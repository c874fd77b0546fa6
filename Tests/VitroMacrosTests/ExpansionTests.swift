import Testing

/// What the macros write; that it works is shown by the tests of the modules that use them.
@Suite struct ExpansionTests {
  @Test func aCaseGetsAPath() {
    let code = Expansion("@CasePathable enum Action { case loaded(String), idle }")
    #expect(code.contains("var loaded: VitroCasePaths.CasePath<Action, String>"))
    #expect(code.contains("var idle: VitroCasePaths.CasePath<Action, Void>"))
    #expect(code.contains("static var allCasePaths: AllCasePaths"))
    #expect(code.contains("extension Action: VitroCasePaths.CasePathable {}"))
  }

  @Test(arguments: [
    ("case a(Int)", "Int", "Action.a($0)", "value0"),
    ("case a(id: Int)", "Int", "Action.a(id: $0)", "value0"),
    ("case a(_ id: Int)", "Int", "Action.a($0)", "value0"),
    ("case a(id: Int, Bool)", "(id: Int, Bool)", "Action.a(id: $0.0, $0.1)", "(value0, value1)"),
  ])
  func aPayloadKeepsItsLabels(_ source: String, type: String, made: String, taken: String) {
    let code = Expansion("@CasePathable enum Action { \(source) }")
    #expect(code.contains("var a: VitroCasePaths.CasePath<Action, \(type)>"))
    #expect(code.contains("embed: { \(made) }"))
    #expect(code.contains("return \(taken) }"))
  }

  @Test(arguments: [("public", "public "), ("package", "package "), ("private", ""), ("", "")])
  func pathsAreSeenWhereTheEnumIs(_ access: String, paths: String) {
    let code = Expansion("@CasePathable \(access) enum Action { case idle }")
    #expect(code.contains("/// One case path for each case. \(paths)struct AllCasePaths: Sendable"))
    #expect(code.contains("/// The path to the case `idle`. \(paths)var idle"))
    #expect(code.contains("/// The case paths of all cases. \(paths)static var allCasePaths"))
  }

  @Test func aStructIsMadeAReducer() {
    let code = Expansion("@Reducer struct Feature {}")
    #expect(code.contains("struct Feature {} extension Feature: Vitro.Reducer {}"))
  }

  @Test(arguments: ["Action", "State"])
  func aReducersEnumsGetPaths(_ name: String) {
    let code = Expansion("@Reducer struct Feature { enum \(name) { case a } }")
    #expect(code.contains("var a: VitroCasePaths.CasePath<\(name), Void>"))
  }

  @Test func aReducersBodyGetsTheBuilder() {
    let code = Expansion("@Reducer struct Feature { var body: Int { 1 } }")
    #expect(code.contains("@Vitro.ReducerBuilder<Self.State, Self.Action> var body: Int { 1 }"))
  }

  @Test(arguments: [
    "struct Action {}", "enum Other { case a }", "var other: Int { 1 }", "static var body = 1",
    "@ReducerBuilder<State, Action> var body: Int { 1 }", "func body() {}",
  ])
  func aReducersOtherMembersStayAsTheyAre(_ member: String) {
    let code = Expansion("@Reducer struct Feature { \(member) }")
    #expect(code.contains("struct Feature { \(member) } extension"))
  }

  /// An attribute with a module's name is expanded by the compiler only.
  @Test(arguments: [("@CasePathable", 1), ("@VitroCasePaths.CasePathable", 0)])
  func pathsThatAreAskedForAreNotAskedForAgain(_ attribute: String, times: Int) {
    let code = Expansion("@Reducer struct Feature { \(attribute) enum Action { case a } }").code
    #expect(code.ranges(of: "struct AllCasePaths").count == times)
  }
}
