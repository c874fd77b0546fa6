import Testing

/// Tests of the code that a dependency's property and its key become.
@Suite struct DependencyEntryExpansionTests {
  @Test func aKeyIsWrittenForTheLiveValue() {
    let code = entry("var primes: Primes = .live")
    #expect(
      code.contains(
        """
        private enum _$primes: VitroDependencies.DependencyEntryKey {
          static let liveValue: Primes = .live
        }
        """
      )
    )
  }

  @Test func thePropertyReadsAndChangesTheValueOfTheKey() {
    let code = entry("public var primes: Primes = .live")
    let value = #"self[entry: _$primes.self, name: "primes"]"#
    #expect(code.contains("get { \(value) }"))
    #expect(code.contains("set { \(value) = newValue }"))
    #expect(code.contains("_modify { yield &\(value) }"))
  }

  @Test func theTypeNeedNotBeWritten() {
    let code = entry(#"var title = "x""#)
    #expect(code.contains(#"static let liveValue = "x""#))
  }

  @Test func anOptionalIsNilUnlessSaidOtherwise() {
    #expect(entry("var user: User?").contains("static let liveValue: User? = nil"))
    #expect(entry("var user: User? = .me").contains("static let liveValue: User? = .me"))
  }

  @Test func aTypeWithoutAValueIsItsOwnKey() {
    let code = entry("var primes: Primes")
    #expect(code.contains(#"get { self[entry: Primes.self, name: "primes"] }"#))
    #expect(!code.contains("enum"))
  }

  @Test func aKeywordIsANameToo() {
    let code = entry("var `in`: Int = 1")
    #expect(code.contains(#"get { self[entry: _$in.self, name: "in"] }"#))
  }

  @Test func theModulesNameMayBeWritten() {
    let code = Expansion(
      "extension VitroDependencies.DependencyValues { @DependencyEntry var a: Int = 1 }")
    #expect(code.contains("private enum _$a") && code.messages == [])
  }

  @Test(arguments: [
    "struct DependencyValues { @DependencyEntry var a: Int = 1 }",
    "extension Other { @DependencyEntry var a: Int = 1 }",
    "extension DependencyValues { @DependencyEntry let a: Int = 1 }",
    "extension DependencyValues { @DependencyEntry static var a: Int = 1 }",
    "extension DependencyValues { @DependencyEntry var a: Int { 1 } }",
  ])
  func anythingElseIsNoDependency(_ source: String) {
    let expansion = Expansion(source)
    #expect(
      expansion.messages.allSatisfy {
        $0 == """
          '@DependencyEntry' can only be applied to a variable without accessors in an extension of \
          'DependencyValues'
          """
      }
    )
    #expect(!expansion.messages.isEmpty && !expansion.contains("enum"))
  }

  private func entry(_ variable: String) -> Expansion {
    Expansion("extension DependencyValues { @DependencyEntry \(variable) }")
  }
}
