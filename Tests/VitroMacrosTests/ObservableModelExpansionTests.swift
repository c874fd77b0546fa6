import Testing

/// Tests of the code that a model becomes.
@Suite struct ObservableModelExpansionTests {
  @Test func aPropertyIsObservedByTheToolchainsMacro() {
    #expect(model("var count = 0").contains("@Observation.ObservationTracked var count = 0"))
  }

  @Test(arguments: [
    "let id: Int", "var twice: Int { 2 }", "static var shared = 0", "lazy var slow = 0",
    "@ObservationIgnored var cache = 0", "@Dependency(\\.date) var date", "@Shared var count: Int",
  ])
  func whatNobodyChangesOrObservesItselfIsLeftAlone(_ member: String) {
    #expect(!model(member).contains("ObservationTracked"))
  }

  @Test(arguments: [
    "var count = 0", "let count: Int", "private var count = 0", "var count: Int?",
    "@Shared var count: Int", "lazy var count = MachineDriver(Count()) { _ in .none }",
    "let count = Vitro.MachineDriver<Count>(Count()) { _ in .none }",
  ])
  func aPropertyIsAFieldOfTheSnapshot(_ member: String) {
    #expect(model(member).contains("var count: _$count.SnapshotValue"))
  }

  @Test(arguments: [
    "var a: () -> Void = {}", "var a: (() -> Void)?", "let a: @Sendable () -> Void",
    "var a = { 1 }", "@ObservationIgnored var a = 0", "@Dependency(\\.date) var a",
    "lazy var a = 0", "let a = 1", "var a: Int { 1 }", "static var a = 0",
  ])
  func whatIsNoPartOfTheValueIsNoField(_ member: String) {
    #expect(!model(member).contains("_$a"))
  }

  @Test func aConstantThatMayBeAChildIsShownToTheCompiler() {
    #expect(model("let a = Child()").contains("ModelSupport.leaveOut(a)"))
    #expect(!model("let a = 1; @ObservationIgnored let b = Child()").contains("leaveOut"))
  }

  @Test func aPropertyIsWatchedWithoutBeingRead() {
    let code = model("var count = 0")
    #expect(code.contains("restored(_count, to: snapshot.count) { self.count = value }"))
  }

  @Test(arguments: [
    ("var a = 0", "init(a: Swift.Int = 0) { self._a = a }"),
    ("let a: Int", "init(a: Int) { self.a = a }"),
    ("let a = 1", "init() { }"),
    ("var a: Int?", "init(a: Int? = nil) { self._a = a }"),
    ("var a: () -> Void", "init(a: @escaping () -> Void) { self._a = a }"),
    ("var a: (() -> Void)?", "init(a: (() -> Void)? = nil) { self._a = a }"),
    ("var a = Child()", "init(a: (Child)? = nil) { if let a { self._a = a } }"),
    ("private var a = 0", "init() { }"),
    ("@Dependency(\\.date) var a", "init() { }"),
    ("@Shared var a: Int", "init(a: Vitro.Shared<Int>) { self._a = a }"),
    ("@Shared(.a) var a: Int", "init() { }"),
    ("@ObservationIgnored var a: Int", "init(a: Int) { self.a = a }"),
  ])
  func anInitializerTakesWhatCanBeGiven(_ member: String, initializer: String) {
    #expect(model(member).contains(initializer))
  }

  @Test func aClassWithAnInitializerGetsNoOther() {
    #expect(!model("var a = 0; init(b: Int) {}").contains("init(a:"))
  }

  @Test(arguments: ["@ObservationIgnored var a: Int", "@Shared var a: Int"])
  func aClassThatNeedsMoreThanASnapshotIsNotMadeOfOne(_ member: String) {
    let code = model(member)
    #expect(!code.contains("init(snapshot:") && !code.contains("SnapshotCreatable"))
    #expect(code.contains("Vitro.ModelObject"))
  }

  @Test func aSnapshotWithAnIDIsIdentifiable() {
    #expect(model("let id: Int").contains("struct Snapshot: Swift.Equatable, Swift.Identifiable"))
  }

  @Test func whatIsWrittenIsOnTheActorOfTheClass() {
    let code = Expansion("@ObservableModel @MainActor final class Model { var count = 0 }")
    #expect(code.contains("extension Model: @MainActor Vitro.ModelObject"))
    #expect(code.contains("@MainActor struct _$count: @MainActor Vitro.SnapshotField"))
  }

  @Test func whatIsWrittenIsSeenWhereTheClassIs() {
    let code = Expansion(
      "@ObservableModel public final class Model { public var a = 0; var b = 0 }")
    #expect(code.contains("public struct Snapshot"))
    #expect(code.contains("public var a: _$a.SnapshotValue = 0 var b: _$b.SnapshotValue = 0"))
  }

  @Test func aCaseOfAnEnumIsACaseOfItsSnapshot() {
    let code = Expansion("@ObservableModel enum Destination { case row(Row, at: Int), search }")
    #expect(code.contains("case row(_$row0.SnapshotValue, at: _$row1.SnapshotValue) case search"))
  }

  @Test func anEnumAndItsSnapshotHaveCasePathsOnce() {
    for source in [
      "@ObservableModel enum E { case a }", "@ObservableModel @CasePathable enum E { case a }",
    ] {
      #expect(Expansion(source).code.matches(of: /struct AllCasePaths/).count == 2)
      #expect(Expansion(source).code.matches(of: /extension E: VitroCasePaths/).count == 1)
    }
  }

  private func model(_ member: String) -> Expansion {
    Expansion("@ObservableModel final class Model { \(member) }")
  }
}
