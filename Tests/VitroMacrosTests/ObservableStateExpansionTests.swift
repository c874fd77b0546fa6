import Testing

/// Tests of the code that a state becomes.
@Suite struct ObservableStateExpansionTests {
  @Test func aFieldIsStoredBesideItself() {
    let code = state("var count = 0")
    #expect(code.contains("private var _count = 0"))
    #expect(code.contains("set { _$marks.mark(0) _count = newValue }"))
    #expect(code.contains("_modify { _$marks.mark(0) yield &_count }"))
    #expect(code.contains(#"Vitro.StateSupport.Field("count", \Self.count, stored: \Self._count)"#))
    #expect(code.contains(#"], marks: \Self._$marks)"#))
  }

  @Test func eachFieldHasAMarkOfItsOwn() {
    let code = state("var a = 1; let id: Int; var b = 2")
    #expect(code.contains("_$marks.mark(0) _a = newValue"))
    #expect(code.contains("_$marks.mark(1) _b = newValue"))
  }

  @Test(arguments: [
    "let id: Int", "let x, y: Int", "var twice: Int { 2 }", "var twice: Int { get { 2 } set {} }",
    "static var shared = 0", "lazy var slow = 0", "func id() {}",
  ])
  func aMemberThatNobodyChangesIsLeftAlone(_ member: String) {
    let code = state(member)
    #expect(code.contains("struct State { \(member) "))
    #expect(!code.contains("mark(") && !code.contains("StateSupport.Field("))
  }

  @Test func aFieldThatIsIgnoredIsStoredAsItIsWritten() {
    let code = state("@ObservationStateIgnored var cache = 0")
    #expect(code.contains("struct State { var cache = 0 "))
    #expect(!code.contains("StateSupport.Field("))
    #expect(code.contains(#"("cache", cache as Any)"#))
  }

  @Test(arguments: [
    "@Shared(.inMemory(\"count\")) var count = 0", "@Shared var count: Int",
    "@Vitro.SharedReader var count: Int", "@Shared<Int>(.count) var count",
  ])
  func whatIsSharedObservesItself(_ member: String) {
    let code = state(member)
    #expect(code.contains("struct State { \(member) "))
    #expect(!code.contains("mark("))
    #expect(code.contains(#"Vitro.StateSupport.Field(shared: "count", \Self.count)"#))
    #expect(code.contains(#"("count", _count as Any)"#))
  }

  @Test func watchersOfAFieldGoWithWhatIsStored() {
    let code = state("var count = 0 { didSet { log() } }")
    #expect(code.contains("private var _count = 0 { didSet { log() } }"))
  }

  @Test func whatElseIsSaidOfAFieldIsSaidOfWhatIsStored() {
    let code = state("@available(*, deprecated) var count = 0")
    #expect(code.contains("@available(*, deprecated) private var _count = 0"))
  }

  @Test(arguments: [("public", "public "), ("package", "package "), ("", "")])
  func whatIsWrittenIsSeenWhereTheStateIs(_ access: String, members: String) {
    let code = Expansion("@ObservableState \(access) struct State { var a = 1 }")
    let written = "written by '@ObservableState'. \(members)"
    #expect(code.contains("\(written)var _$marks"))
    #expect(code.contains("\(written)static let _$fields"))
    #expect(code.contains("\(written)var customMirror"))
  }

  @Test(arguments: [
    "@ObservableState struct State<Value> { var value: Value }",
    "struct Feature<Value> { @ObservableState struct State { var value: Value } }",
  ])
  func aGenericStateHasNoStoredTable(_ source: String) {
    let code = Expansion(source)
    #expect(code.contains("static var _$fields: Vitro.StateSupport.Fields<Self> {"))
    #expect(!code.contains("static let _$fields"))
  }

  @Test func anEnumHasTheMarksOfItsPayload() {
    let code = Expansion("@ObservableState public enum State { case a(A), b(at: B), c(A, B), d }")
    #expect(code.contains("public var _$marks: Vitro.StateSupport.Marks {"))
    #expect(code.contains("case .a(let value): Vitro.StateSupport.marks(of: value, inCase: 0)"))
    #expect(code.contains("case .c: Vitro.StateSupport.Marks() case .d:"))
    #expect(code.contains("case .d: Vitro.StateSupport.marks(ofCase: 3) }"))
    #expect(
      code.contains(
        "case .b(var value): "
          + "Vitro.StateSupport.setMarks(newValue, of: &value, inCase: 1) self = .b(at: value)"
      )
    )
    #expect(code.contains("{ Vitro.StateSupport.Fields() }"))
    #expect(code.contains("case .b(let value): Vitro.StateSupport.identity(1, of: value)"))
    #expect(code.contains("case .d: Vitro.StateSupport.identity(3)"))
    #expect(code.contains("extension State: Vitro.ObservableState {}"))
  }

  @Test func anEnumWithoutCasesHasNoMarks() {
    let code = Expansion("@ObservableState enum State {}")
    #expect(code.contains("get { Vitro.StateSupport.Marks() } set { }"))
  }

  @Test func aStatePrintsTheNamesInTheSource() {
    let code = state("var a = 1; let `in`, b: Int")
    #expect(code.contains(#"[ ("a", a as Any), ("in", `in` as Any), ("b", b as Any), ]"#))
    #expect(code.contains("extension State: Vitro.ObservableState, Swift.CustomReflectable {}"))
  }

  @Test(arguments: [
    "struct State { var customMirror: Mirror { mine } }",
    "struct State: CustomReflectable { }",
  ])
  func aStateThatPrintsItselfGoesOnDoingSo(_ source: String) {
    let code = Expansion("@ObservableState \(source)")
    #expect(code.contains("extension State: Vitro.ObservableState {}"))
    #expect(!code.contains("Mirror(self"))
  }

  @Test(arguments: ["Codable", "Swift.Encodable", "Equatable, Decodable", "Codable & Sendable"])
  func aCodedStateUsesTheNamesInTheSource(_ protocols: String) {
    let code = Expansion("@ObservableState struct State: \(protocols) { var a = 1; let `in` = 2 }")
    #expect(
      code.contains(
        #"private enum CodingKeys: String, CodingKey { case _a = "a" case `in` }"#
      )
    )
  }

  @Test func aCodedStateWithoutFieldsHasNoKeys() {
    let code = Expansion("@ObservableState struct State: Codable {}")
    #expect(code.contains("private enum CodingKeys: CodingKey { }"))
  }

  @Test(arguments: [
    "struct State { var a = 1 }",
    "struct State: Codable { var a = 1; enum CodingKeys: String, CodingKey { case _a = \"A\" } }",
  ])
  func keysAreWrittenOnlyWhereTheyAreNeeded(_ source: String) {
    let code = Expansion("@ObservableState \(source)")
    #expect(!code.contains("private enum CodingKeys"))
  }

  private func state(_ members: String) -> Expansion {
    Expansion("@ObservableState struct State { \(members) }")
  }
}
