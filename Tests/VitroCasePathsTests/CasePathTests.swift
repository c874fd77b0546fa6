import Testing
import VitroCasePaths

@CasePathable private enum Loading: Equatable {
  case idle
  case loaded(String)
  case failed(code: Int, String)
  case child(Child)

  @CasePathable enum Child: Equatable {
    case response(Int)
    case `default`
  }
}

/// An enum that is public and generic.
@CasePathable public enum Generic<Value: Equatable & Sendable>: Equatable {
  case value(Value)
  case values([Value], isLast: Bool)
}

@Suite struct CasePathTests {
  @Test func aCaseIsRecognised() {
    let loading = Loading.loaded("Blob")
    #expect(loading.is(\.loaded))
    #expect(!loading.is(\.idle))
    #expect(Loading.idle.is(\.idle))
  }

  @Test func aPayloadIsTakenOut() {
    #expect(Loading.loaded("Blob")[case: \.loaded] == "Blob")
    #expect(Loading.idle[case: \.loaded] == nil)
  }

  @Test func severalPayloadsAreATupleWithTheirLabels() throws {
    let failure = try #require(Loading.failed(code: 404, "Not here")[case: \.failed])
    #expect(failure.code == 404)
    #expect(failure.1 == "Not here")
    let path = Loading.allCasePaths.failed
    #expect(path.embed((code: 500, "Oh")) == .failed(code: 500, "Oh"))
  }

  @Test func aPayloadIsSetThroughItsCase() {
    var loading = Loading.idle
    loading[case: \.loaded] = "Blob"
    #expect(loading == .loaded("Blob"))
    loading[case: \.loaded] = nil
    #expect(loading == .loaded("Blob"))
  }

  @Test func aPayloadIsChangedInItsCaseOnly() {
    var loading = Loading.loaded("Blob")
    #expect(loading.modify(\.loaded) { $0 += "!" })
    #expect(loading == .loaded("Blob!"))
    #expect(!loading.modify(\.idle) { _ in })
  }

  @Test func pathsGoOnIntoACaseOfAPayload() {
    let loading = Loading.child(.response(7))
    #expect(loading[case: \.child.response] == 7)
    #expect(Loading.allCasePaths.child.response.embed(8) == .child(.response(8)))
    #expect(Loading.allCasePaths.child.response.name == "child.response")
    #expect(Loading.child(.default).is(\.child.default))
  }

  @Test func aCaseWithoutAPayloadIsMadeFromNothing() {
    #expect(Loading.allCasePaths.idle.embed() == .idle)
  }

  @Test func aValueKnowsTheNameOfItsCase() {
    #expect(Loading.idle.caseName == "idle")
    #expect(Loading.failed(code: 1, "").caseName == "failed")
  }

  @Test func genericEnumsHavePaths() {
    #expect(Generic.value(1)[case: \.value] == 1)
    #expect(Generic.values([1], isLast: true)[case: \.values]?.isLast == true)
  }

  @Test func optionalsAndResultsHavePaths() {
    #expect(Optional(1)[case: \.some] == 1)
    #expect(Optional<Int>.none.is(\.none))
    #expect(Result<Int, Problem>.success(1)[case: \.success] == 1)
    #expect(Result<Int, Problem>.failure(.bad)[case: \.failure] == .bad)
  }
}

private enum Problem: Error { case bad }
