import Testing

/// The initializers of a client.
@Suite struct DependencyClientExpansionTests {
  @Test func theFirstTakesEveryClosure() {
    let code = client("var nth: @Sendable (Int) throws -> Int; var log: (String) -> Void")
    #expect(
      code.contains(
        """
        init(nth: @escaping @Sendable (Int) throws -> Int, log: @escaping (String) -> Void) {
          self.nth = nth
          self.log = log
        }
        """
      )
    )
  }

  @Test func theSecondReportsWhatIsCalled() {
    let code = client("var nth: @Sendable (Int) throws -> Int")
    #expect(
      code.contains(
        #"""
        init() {
          let _client = VitroDependencies.UnimplementedClient("Client")
          self.nth = { _ in throw _client.wasCalled("nth") }
        }
        """#
      )
    )
  }

  @Test(arguments: [
    ("() -> Void", #"{ _client.wasCalled("a") }"#),
    ("() async -> ()", #"{ _client.wasCalled("a") }"#),
    ("(Int, Int) -> Void", #"{ _, _ in _client.wasCalled("a") }"#),
    ("() -> Int?", #"{ _client.wasCalled("a") return nil }"#),
    ("() -> Optional<Int>", #"{ _client.wasCalled("a") return nil }"#),
    ("() -> [Int]", #"{ _client.wasCalled("a") return [] }"#),
    ("() -> Swift.Set<Int>", #"{ _client.wasCalled("a") return [] }"#),
    ("() -> [Int: Int]", #"{ _client.wasCalled("a") return [:] }"#),
    ("() -> Dictionary<Int, Int>", #"{ _client.wasCalled("a") return [:] }"#),
    ("() throws -> Int?", #"{ throw _client.wasCalled("a") }"#),
    ("() throws(any Error) -> Int", #"{ throw _client.wasCalled("a") }"#),
    ("() throws(MyError) -> Int?", #"{ _client.wasCalled("a") return nil }"#),
    ("(@MainActor () -> Void)", #"{ _client.wasCalled("a") }"#),
  ])
  func whatFollowsTheReportIsWhatTheTypeHasForNothing(type: String, closure: String) {
    #expect(client("var a: \(type)").contains("self.a = \(closure)"))
  }

  @Test(arguments: [
    ("() -> Int = { 1 }", "{ REPORT return a() }"),
    ("(Int, inout Int) -> Int = { 1 }", "{ value0, value1 in REPORT return a(value0, &value1) }"),
    ("() async throws -> Int = one", "{ REPORT return try await a() }"),
    ("(Int) throws(E) -> Int = one", "{ value0 throws(E) in REPORT return try a(value0) }"),
    ("() throws(E) -> Int = one", "{ () throws(E) in REPORT return try a() }"),
  ])
  func aDefaultIsCalledAfterTheReport(variable: String, closure: String) {
    let code = client("var a: \(variable)")
    let reported = closure.replacing("REPORT", with: #"_client.wasCalled("a")"#)
    #expect(code.contains("let a: \(variable) self.a = \(reported)"))
  }

  @Test func aPlainVariableKeepsItsDefault() {
    let code = client(#"var url: String = "x"; var user: User?; var log: () -> Void"#)
    #expect(
      code.contains(#"init(url: String = "x", user: User? = nil, log: @escaping () -> Void)"#))
  }

  @Test(arguments: [
    "let version = 1", "static var shared = 1", "var twice: Int { 2 }", "lazy var slow = 1",
    "private var cache: Int = 0", "var untyped = 1",
  ])
  func whatHasItsValueIsNotTaken(_ member: String) {
    let code = client("\(member); var log: () -> Void")
    #expect(code.contains("init(log: @escaping () -> Void) { self.log = log }"))
  }

  @Test(arguments: [("public", "public "), ("package", "package "), ("private", ""), ("", "")])
  func theInitializersAreSeenWhereTheClientIs(_ access: String, initializer: String) {
    let code = Expansion("@DependencyClient \(access) struct Client { var a: () -> Void }")
    let written = "written by '@DependencyClient'. \(initializer)"
    #expect(code.contains("\(written)init(a:"))
    #expect(code.contains("'@DependencyClient'. \(initializer)init()"))
  }

  @Test func itCanBeMadeForTests() {
    #expect(
      client("var a: () -> Void").contains(
        "extension Client: VitroDependencies.DependencyClient {}"))
  }

  @Test func whatIsWrittenByHandStays() {
    let code = client("var a: () -> Void; init() { a = {} }; init(a: @escaping () -> Void) {}")
    #expect(!code.contains("self.a"))
  }

  @Test(arguments: ["enum E {}", "class C {}", "actor A {}"])
  func clientsAreStructs(_ source: String) {
    let expansion = Expansion("@DependencyClient \(source)")
    #expect(expansion.messages == ["'@DependencyClient' can only be applied to a struct"])
    #expect(!expansion.contains("extension"))
  }

  @Test func aClosureThatHasNothingToReturnNeedsADefault() {
    #expect(
      client("var nth: (Int) -> Int").messages == [
        """
        '@DependencyClient' needs a default for 'nth', which can neither throw nor return nothing: \
        write 'var nth: (Int) -> Int = { … }'
        """
      ]
    )
  }

  @Test func aPlainVariableNeedsADefault() {
    #expect(
      client("var url: String").messages == [
        """
        '@DependencyClient' needs a default for 'url', which is not a closure: write 'var url: \
        String = …'
        """
      ]
    )
  }

  @Test(arguments: ["var a = { 1 }", "var (a, b): (Int, Int)"])
  func aVariableNeedsAType(_ variable: String) {
    let complaint = "'@DependencyClient' needs the type of each variable: write 'var"
    #expect(client(variable).messages.map { $0.hasPrefix(complaint) } == [true])
  }

  @Test(arguments: [
    (
      "var get: @Sendable (_ id: Int, String) async throws -> Int",
      "func get(id value0: Int, _ value1: String) async throws -> Int {"
        + " try await self.get(value0, value1) }"
    ),
    (
      "public var put: @MainActor (_ new: inout [Int]) -> Void",
      "@MainActor public func put(new value0: inout [Int]) -> Void { self.put(&value0) }"
    ),
    (
      "var a: (_ b: Int) throws(E) -> Int = { $0 }",
      "func a(b value0: Int) throws(E) -> Int { try self.a(value0) }"
    ),
  ])
  func aClosureWhoseParametersHaveNamesCanBeCalledByThem(variable: String, method: String) {
    #expect(client(variable).contains(method))
  }

  @Test(arguments: ["var a: (Int) throws -> Int", "var a = { 1 }", "let a: ((_ b: Int) -> Int)?"])
  func noOtherVariableHasAMethod(_ variable: String) {
    #expect(!client(variable).contains("func"))
  }

  private func client(_ members: String) -> Expansion {
    Expansion("@DependencyClient struct Client { \(members) }")
  }
}
