import Testing
import VitroCasePaths

/// The cases of an enum one after the other.
@Suite struct CaseListTests {
  @CasePathable enum Step: CasePathIterable {
    case start
    case choose(color: String)
    #if NOT_COMPILED
      case never
    #elseif canImport(Testing)
      case inTests
    #endif
    @available(*, deprecated) case old
    @available(macOS 26, iOS 26, *) case new
    @available(*, unavailable) case gone
  }

  @Test func casesAreListedInTheirOrder() {
    #expect(Step.allCasePaths.map(\.name) == ["start", "choose", "inTests", "old", "new"])
  }

  @Test(arguments: [(Step.start, "start"), (.choose(color: "red"), "choose")])
  func aValueIsOneOfThem(_ step: Step, name: String) {
    #expect(Step.allCasePaths.filter { $0.matches(step) }.map(\.name) == [name])
  }

  @Test func pathsOfTheSameNameAreTheSame() {
    let paths = Set(Step.allCasePaths)
    #expect(paths.contains(PartialCasePath(Step.allCasePaths.start)))
    #expect(paths.count == 5)
    #expect("\(PartialCasePath(Step.allCasePaths.start))" == "start")
  }

  /// A sequence has an element of its own, which is not meant here.
  @CasePathable enum Tree<Element>: CasePathIterable {
    case element(Element)
    case elements([Element], Iterator)
    struct Iterator {}
  }

  @Test func aTypeMayHaveTheNameOfThatOfASequence() {
    #expect(Tree.element(1)[case: \.element] == 1)
    #expect(Tree<Int>.allCasePaths.map(\.name) == ["element", "elements"])
  }

  @CasePathable enum Empty: CasePathIterable {}

  @Test func anEnumWithoutCasesHasNone() {
    #expect(Array(Empty.allCasePaths) == [])
  }
}

/// Tests of the names of cases.
@Suite struct CaseNameTests {
  @CasePathable enum Loading {
    case idle, `default`
    case failed(code: Int, String)
  }

  @CasePathable enum Described: CustomStringConvertible {
    case a
    case b(Int)
    var description: String { "something" }
  }

  @Test func aValueKnowsTheNameOfItsCase() {
    #expect(Loading.idle.caseName == "idle")
    #expect(Loading.failed(code: 1, "").caseName == "failed")
    #expect(Loading.default.caseName == "default")
  }

  @Test func standardEnumsKnowTheirNames() {
    #expect(Optional(1).caseName == "some" && Int?.none.caseName == "none")
    #expect(Result<Int, Never>.success(1).caseName == "success")
    #expect(Result<Int, CancellationError>.failure(.init()).caseName == "failure")
  }

  /// Whoever conforms by hand need not write the names.
  @Test func namesAreFoundFromOutside() {
    #expect(ByHand.a.caseName == "a")
    #expect(ByHand.b(1).caseName == "b")
  }

  enum ByHand: CasePathable {
    case a, b(Int)
    struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Test func whatAValueSaysOfItselfIsNotItsName() {
    #expect(Described.a.caseName == "a")
    #expect(Described.b(1).caseName == "b")
  }
}
