import Testing

/// Tests of the code that an enum gets; that it works is shown by the tests of case paths.
@Suite struct CasePathableExpansionTests {
  @Test func aCaseGetsAPath() {
    let code = Expansion("@CasePathable enum Action { case loaded(String), idle }")
    #expect(code.contains("var loaded: VitroCasePaths.CasePath<Action, String>"))
    #expect(code.contains("var idle: VitroCasePaths.CasePath<Action, Void>"))
    #expect(code.contains("static var allCasePaths: AllCasePaths"))
    #expect(code.contains("extension Action: VitroCasePaths.CasePathable {}"))
  }

  @Test(arguments: [
    ("case a(Int)", "Int", ".a($0)", "value0"),
    ("case a(id: Int)", "Int", ".a(id: $0)", "value0"),
    ("case a(_ id: Int)", "Int", ".a($0)", "value0"),
    ("case a(id: Int = 1)", "Int", ".a(id: $0)", "value0"),
    ("case a(Int!)", "Int?", ".a($0)", "value0"),
    ("case a(id: Int, Bool)", "(id: Int, Bool)", ".a(id: $0.0, $0.1)", "(value0, value1)"),
    ("case a(`in`: Int, Bool)", "(in: Int, Bool)", ".a(in: $0.0, $0.1)", "(value0, value1)"),
  ])
  func aPayloadKeepsItsLabels(_ source: String, type: String, made: String, taken: String) {
    let code = Expansion("@CasePathable enum Action { \(source) }")
    #expect(code.contains("var a: VitroCasePaths.CasePath<Action, \(type)>"))
    #expect(code.contains("embed: { \(made) }"))
    #expect(code.contains("return \(taken) }"))
  }

  @Test(arguments: [
    ("Self", "Action"), ("[Self.Child]", "[Action.Child]"), ("A<Self>", "A<Action>"),
  ])
  func theEnumItselfIsMeantByItsName(_ payload: String, type: String) {
    let code = Expansion("@CasePathable indirect enum Action { case a(\(payload)) }")
    #expect(code.contains("var a: VitroCasePaths.CasePath<Action, \(type)>"))
  }

  @Test(arguments: [
    ("public enum", "public "), ("package enum", "package "), ("private enum", ""), ("enum", ""),
  ])
  func pathsAreSeenWhereTheEnumIs(_ source: String, paths: String) {
    expect("@CasePathable \(source) Action { case idle }", writes: paths)
  }

  @Test(arguments: [
    ("public extension", "enum", "public "), ("package extension", "enum", "package "),
    ("public extension", "internal enum", ""), ("extension", "enum", ""),
  ])
  func pathsAreSeenWhereAnExtensionPutsTheEnum(_ outer: String, inner: String, paths: String) {
    expect("\(outer) Feature { @CasePathable \(inner) Action { case idle } }", writes: paths)
  }

  /// Where something around the enum may not be public, such code would not compile.
  @Test(arguments: [
    ("@CasePathable public enum Action { case idle }", true),
    ("public struct A { @CasePathable public enum Action { case idle } }", true),
    ("public extension A { @CasePathable enum Action { case idle } }", true),
    ("struct A { @CasePathable public enum Action { case idle } }", false),
    ("extension A { @CasePathable public enum Action { case idle } }", false),
    ("@CasePathable package enum Action { case idle }", false),
    ("@CasePathable enum Action { case idle }", false),
  ])
  func pathsAreInlinedWhereTheyAreSurelyPublic(_ source: String, isInlined: Bool) {
    #expect(Expansion(source).contains("@inlinable public var idle") == isInlined)
  }

  @Test func casesUnderAConditionHavePathsUnderIt() {
    let code = Expansion(
      """
      @CasePathable enum Action: CasePathIterable {
        #if DEBUG && os(Linux)
          case a
          #if swift(>=6)
            case b
          #endif
        #elseif FLAG
          case c
        #else
          case d
        #endif
      }
      """
    )
    let order = ["var a:", "#if swift(>=6)", "var b:", "#endif", "#elseif FLAG", "var c:", "#else"]
    #expect(code.contains("AllCasePaths: Swift.Sendable, Swift.Sequence { #if DEBUG && os(Linux)"))
    #expect(code.has(order + ["var d:", "#endif", "makeIterator", "#if DEBUG && os(Linux)"]))
    #expect(code.contains("#if swift(>=6) paths.append(.init(self.b)) #endif #elseif FLAG"))
    #expect(code.contains("#elseif FLAG case .c: \"c\" #else case .d: \"d\" #endif"))
  }

  /// As many as the enum has, in their order; but for most enums there is no list, as it costs.
  @Test func pathsAreListedOnRequest() {
    let list = "paths.append(.init(self.a)) paths.append(.init(self.b)) return"
    #expect(Expansion("@CasePathable enum E: CasePathIterable { case a, b }").contains(list))
    #expect(!Expansion("@CasePathable enum E: Equatable { case a, b }").contains("makeIterator"))
  }

  /// A sequence has an 'Element' of its own.
  @Test func aTypeIsNotTakenForThatOfASequence() {
    let code = Expansion("@CasePathable enum E<Element>: CasePathIterable { case a([Element]) }")
    #expect(code.contains("typealias _$Element = Element"))
    #expect(code.contains("var a: VitroCasePaths.CasePath<E, [_$Element]>"))
    let other = Expansion("@CasePathable enum E<Element> { case a([Element]) }")
    #expect(other.contains("var a: VitroCasePaths.CasePath<E, [Element]>"))
  }

  @Test(arguments: [
    ("@available(*, deprecated)", "", "paths.append(.init(self.a))"),
    ("@available(macOS 26, iOS 26, *)", "", "if #available(macOS 26, iOS 26, *) {"),
    ("@available(macOS, introduced: 26)", "", "if #available(macOS 26, *) {"),
    ("@available(iOS, unavailable)", "#if !os(iOS)", "#if !os(iOS) paths.append"),
  ])
  func aPathIsAvailableWhereItsCaseIs(_ attribute: String, before: String, listed: String) {
    let code = Expansion("@CasePathable enum E: CasePathIterable { \(attribute) case a, b }")
    #expect(code.contains("\(before) /// The path to the case `a`. \(attribute) var a:"))
    #expect(code.contains(listed))
  }

  @Test func aCaseThatNobodyCanUseHasNoPath() {
    let code = Expansion("@CasePathable enum E { @available(*, unavailable) case a; case b }")
    #expect(!code.contains("var a:") && code.contains("var b:"))
    #expect(code.contains("switch self { case .b: \"b\" }"))
  }

  @Test func theConformanceIsAvailableWhereTheEnumIs() {
    let attribute = "@available(macOS 26, *)"
    let code = Expansion("@CasePathable \(attribute) enum E { case a }")
    #expect(code.contains("\(attribute) extension E: VitroCasePaths.CasePathable {}"))
  }

  @Test func anEnumWithoutCasesHasNoPaths() {
    let code = Expansion("@CasePathable enum E {}")
    #expect(code.contains("struct AllCasePaths: Swift.Sendable { }"))
  }

  /// A name may be any text in backticks.
  @Test func aNameIsWrittenAsAString() {
    let code = Expansion(#"@CasePathable enum E { case `say "hi"`, `default` }"#)
    #expect(code.contains(#"name: "say \"hi\"""#))
    #expect(code.contains(#"name: "default", embed: { .`default` }"#))
  }

  private func expect(
    _ source: String, writes paths: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = Expansion(source)
    for declaration in [
      "/// One case path for each case. \(paths)nonisolated struct AllCasePaths: Swift.Sendable",
      "/// The case paths of all cases. \(paths)nonisolated static var allCasePaths",
      "/// The name of the value's case. \(paths)nonisolated var caseName: Swift.String",
    ] {
      #expect(code.contains(declaration), sourceLocation: sourceLocation)
    }
    let property = code.contains("\(paths)var idle: VitroCasePaths.CasePath<Action, Void>")
    #expect(property, sourceLocation: sourceLocation)
  }
}

extension Expansion {
  /// Whether the code has these parts in it, one after the other.
  fileprivate func has(_ parts: [String]) -> Bool {
    var rest = code[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
