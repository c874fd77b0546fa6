import Testing

/// Tests of the code that a value of the environment and its key become.
@Suite struct EntryExpansionTests {
  @Test func aValueOfAKnownTypeIsMadeWhenItIsRead() {
    let code = entry("var accent: Color = .blue")
    #expect(
      code.contains(
        """
        private enum _$accent: VitroUI.EnvironmentKey {
          static var defaultValue: Color { .blue }
        }
        """
      )
    )
  }

  @Test func theTypeNeedNotBeWritten() {
    #expect(entry(#"var title = "x""#).contains(#"static let defaultValue = "x""#))
  }

  @Test func thePropertyReadsAndChangesTheValueOfTheKey() {
    let code = entry("public var `in` = 1")
    #expect(code.contains("get { self[_$in.self] } set { self[_$in.self] = newValue }"))
  }

  @Test func anOptionalIsNilUnlessSaidOtherwise() {
    #expect(entry("var user: User?").contains("static var defaultValue: User? { nil }"))
    #expect(entry("var user: User? = .me").contains("static var defaultValue: User? { .me }"))
  }

  @Test(arguments: [
    ("ContainerValues", "ContainerValueKey"), ("Transaction", "TransactionKey"),
  ])
  func valuesOfOtherKindsHaveKeysOfTheirOwn(_ values: String, _ key: String) {
    let code = Expansion("extension \(values) { @Entry var isLarge: Bool = false }")
    #expect(code.contains("private enum _$isLarge: VitroUI.\(key) {"))
  }

  @Test func aValueIsNeeded() {
    #expect(
      Expansion("extension EnvironmentValues { @Entry var a: Int }").messages == [
        """
        '@Entry' needs the value of 'a' where nobody has set one: write 'var a: … = …'
        """
      ])
  }

  @Test(arguments: [
    "struct EnvironmentValues { @Entry var a: Int = 1 }",
    "extension Other { @Entry var a: Int = 1 }",
    "extension EnvironmentValues { @Entry let a: Int = 1 }",
    "extension EnvironmentValues { @Entry static var a: Int = 1 }",
    "extension EnvironmentValues { @Entry var a: Int { 1 } }",
  ])
  func anythingElseIsNoEntry(_ source: String) {
    let expansion = Expansion(source)
    #expect(
      expansion.messages.allSatisfy {
        $0 == """
          '@Entry' can only be applied to a variable without accessors in an extension of \
          'EnvironmentValues', 'ContainerValues' or 'Transaction'
          """
      }
    )
    #expect(!expansion.messages.isEmpty && !expansion.contains("enum"))
  }

  private func entry(_ variable: String) -> Expansion {
    Expansion("extension EnvironmentValues { @Entry \(variable) }")
  }
}
