import Testing

/// Tests of the diagnostics of a macro where it cannot help.
@Suite struct DiagnosticTests {
  @Test(arguments: ["struct S {}", "class C {}", "actor A {}", "protocol P {}"])
  func casePathsAreForEnums(_ source: String) {
    expect(source, with: "CasePathable", says: "'@CasePathable' can only be applied to an enum")
  }

  @Test(arguments: [
    "enum E { case a, a(Int) }", "enum E { case a(x: Int)\n#if D\ncase a(y: Int)\n#endif }",
  ])
  func casesWithPathsHaveNamesOfTheirOwn(_ source: String) {
    expect(
      source,
      with: "CasePathable",
      says: """
        '@CasePathable' needs a name of its own for each case: there are several cases 'a'
        """
    )
  }

  @Test func casesOfDifferentConditionsMayShareAName() {
    let source = "@CasePathable enum E {\n#if D\ncase a(Int)\n#else\ncase a\n#endif\n}"
    #expect(Expansion(source).messages == [])
  }

  @Test(arguments: ["~Copyable", "~Escapable"])
  func casePathsAreForValuesThatCanBeCopied(_ suppressed: String) {
    expect(
      "enum E: \(suppressed) { case a }",
      with: "CasePathable",
      says: """
        '@CasePathable' cannot be applied to an enum that is '\(suppressed)': \
        taking out a payload copies it
        """
    )
  }

  @Test(arguments: ["class C { var a = 1 }", "actor A {}"])
  func statesAreValues(_ source: String) {
    expect(
      source,
      with: "ObservableState",
      says: "'@ObservableState' can only be applied to a struct or an enum"
    )
  }

  @Test(arguments: ["class C {}", "actor A {}"])
  func reducersAreValues(_ source: String) {
    expect(source, with: "Reducer", says: "'@Reducer' can only be applied to a struct or an enum")
  }

  @Test func aViewThatSendsHasAStore() {
    expect(
      "struct V { var model: Model }", with: "ViewAction(for: F.self)",
      says: "'@ViewAction' needs a store: write 'let store: StoreOf<…>'")
  }

  /// Such variables would be stored, but no view would hear of their changes.
  @Test(arguments: ["var a = 1, b = 2", "var a, b: Int", "var (a, b) = (1, 2)"])
  func variablesOfOneDeclarationCannotBeObserved(_ variables: String) {
    let expansion = Expansion("@ObservableState struct State { \(variables) }")
    #expect(
      expansion.messages == [
        """
        '@ObservableState' needs each variable in a declaration of its own: \
        write 'var a' and 'var b' instead
        """
      ]
    )
  }

  @Test(arguments: [
    "let a, b: Int", "static var a = 1, b = 2", "var a: Int { 1 }, b: Int { 2 }",
  ])
  func whatIsNotObservedMayShareADeclaration(_ variables: String) {
    let expansion = Expansion("@ObservableState struct State { \(variables) }")
    #expect(expansion.messages == [])
  }

  /// One message, and no code that the compiler would complain about as well.
  private func expect(
    _ source: String,
    with macro: String,
    says message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expansion = Expansion("@\(macro) \(source)")
    #expect(expansion.messages == [message], sourceLocation: sourceLocation)
    #expect(!expansion.contains("extension"), sourceLocation: sourceLocation)
  }
}
