import Testing

/// Tests of the diagnostics of `@ObservableModel` where it cannot help, and of what it offers to write.
@Suite struct ModelDiagnosticTests {
  @Test(arguments: ["struct S {}", "actor A {}", "protocol P {}"])
  func modelsAreClassesAndEnums(_ source: String) {
    let expansion = Expansion("@ObservableModel \(source)")
    #expect(
      expansion.messages == ["'@ObservableModel' can only be applied to a final class or an enum"])
    #expect(!expansion.contains("extension"))
  }

  @Test func aModelCannotBeInheritedFrom() {
    expect(
      "class C {}",
      says: "'@ObservableModel' needs a final class: a subclass would not be a part of its value",
      andOffers: "final class C {}")
  }

  @Test(arguments: [
    ("var a = 1, b = 2", "var a = 1\nvar b = 2"),
    ("private let a, b: Int", "private let a: Int\nprivate let b: Int"),
    ("var (a, b) = (1, 2)", "var (a, b) = (1, 2)"),
  ])
  func thePropertiesOfAModelAreDeclaredOneByOne(_ several: String, one: String) {
    expect(
      "final class C { \(several) }",
      says: """
        '@ObservableModel' needs each variable in a declaration of its own: write 'var a' and \
        'var b' instead
        """,
      andOffers: "final class C { \(one) }")
  }

  @Test(arguments: [
    ("var a: (Int, Int)", "a tuple is not 'Equatable': write a struct"),
    ("var a: [(Int, Int)] = []", "a tuple is not 'Equatable': write a struct"),
    ("var a: (any P)?", "two values of 'any P' cannot be compared: write a type or an enum"),
    ("var a: [String: Any]", "two values of 'Any' cannot be compared: write a type or an enum"),
    ("var a: [() -> Void] = []", "closures cannot be compared: hold what they do as an enum"),
    ("private var a: Task<Void, Never>?", "'Task' is a handle: hold what it stands for"),
    ("var a = Task {}", "'Task' is a handle: hold what it stands for"),
    ("var a: Set<AnyCancellable> = []", "'AnyCancellable' is a handle: hold what it stands for"),
  ])
  func whatIsNoValueIsToBeLeftOut(_ property: String, reason: String) {
    expect(
      "final class C { \(property) }",
      says: """
        'a' cannot be a part of the model's value, because \(reason), or write \
        '@ObservationIgnored' to leave it out
        """,
      andOffers: "final class C { @ObservationIgnored \(property) }")
  }

  @Test func aPropertyOfAConditionIsToBeLeftOut() {
    expect(
      "final class C {\n#if DEBUG\nvar a = 1\n#endif\n}",
      says: """
        'a' cannot be a part of the model's value, because nobody knows whether '#if' holds: declare \
        it outside, or write '@ObservationIgnored' to leave it out
        """,
      andOffers: "final class C {\n#if DEBUG\n@ObservationIgnored var a = 1\n#endif\n}")
  }

  @Test func anEnumOfModelsHasNoCaseOfACondition() {
    let expansion = Expansion("@ObservableModel enum E { case a\n#if DEBUG\ncase b\n#endif\n}")
    #expect(
      expansion.messages == [
        "'@ObservableModel' needs all cases, and nobody knows whether '#if' holds"
      ])
    #expect(!expansion.contains("extension"))
  }

  @Test func theTypeOfAPropertyIsSeenWhereTheClassIs() {
    expect(
      "final class C { private struct A: Equatable {}; private var a: [A] = [] }",
      says: "'a' is a part of the model's value, so 'A' cannot be 'private'",
      andOffers: "final class C { struct A: Equatable {}; private var a: [A] = [] }")
  }

  @Test(arguments: [
    ("var a = 1", "var a: Swift.Int = 1"), ("var a = b()", "var a: <#Type#> = b()"),
  ])
  func onAnotherActorTypesAreWritten(_ property: String, typed: String) {
    let expansion = Expansion(
      "@ObservableModel @DatabaseActor final class C { \(property) }")
    #expect(
      expansion.messages == [
        "'@ObservableModel' needs the type of 'a' where the class is not on the main actor"
      ])
    #expect(expansion.fixed == "@ObservableModel @DatabaseActor final class C { \(typed) }")
  }

  @Test(arguments: [
    "@ObservationIgnored var a: (Int, Int)", "var a: () -> Void", "lazy var a: any P = p()",
    "let a: any P = P()", "var a: Int { 1 }", "@Dependency(\\.a) var a: any P",
  ])
  func whatIsLeftOutMayBeAnything(_ property: String) {
    #expect(Expansion("@ObservableModel final class C { \(property) }").messages == [])
  }

  /// One message, no code that the compiler would complain about as well, and what to write.
  private func expect(
    _ source: String,
    says message: String,
    andOffers fixed: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expansion = Expansion("@ObservableModel \(source)")
    #expect(expansion.messages == [message], sourceLocation: sourceLocation)
    #expect(!expansion.contains("extension"), sourceLocation: sourceLocation)
    #expect(expansion.fixed == "@ObservableModel \(fixed)", sourceLocation: sourceLocation)
  }
}
