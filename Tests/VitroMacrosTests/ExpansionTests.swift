import Testing

/// Tests of the code that macros write; that it works is shown by the tests of the modules that use
/// them.
@Suite struct ExpansionTests {
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
