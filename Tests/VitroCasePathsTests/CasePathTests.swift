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
  }

  @Test func aCaseWithoutAPayloadIsMadeFromNothing() {
    #expect(Loading.allCasePaths.idle.embed() == .idle)
  }

  /// Where a function takes a case key path, it can make the case as well.
  @Test func aKeyPathMakesItsCase() {
    #expect((\Loading.Cases.loaded)("Blob") == .loaded("Blob"))
    #expect((\Loading.Cases.idle)() == .idle)
    #expect((\Loading.Cases.child.response)(7) == .child(.response(7)))
    #expect((\Loading.Cases.failed)((code: 500, "Oh")) == .failed(code: 500, "Oh"))
  }

  @Test func aPathCanBeWrittenByHand() {
    let even = CasePath<Int, Int>(
      name: "even", embed: { $0 * 2 }, extract: { $0.isMultiple(of: 2) ? $0 / 2 : nil })
    #expect(even.extract(from: 6) == 3)
    #expect(even.extract(from: 7) == nil)
    #expect(even.embed(3) == 6)
  }
}

/// An enum whose cases are its members.
@Suite struct DynamicMemberTests {
  @CasePathable @dynamicMemberLookup enum Destination: Equatable {
    case list
    case detail(Detail)
    case failed(code: Int, String)

    var isModal: Bool { self != .list }
  }

  @CasePathable @dynamicMemberLookup enum Detail: Equatable { case title(String), page(Int) }

  @Test func aPayloadIsAMember() {
    #expect(Destination.detail(.page(3)).detail == .page(3))
    #expect(Destination.list.detail == nil)
    #expect(Destination.list.list != nil)
    #expect(Destination.failed(code: 404, "Not here").failed?.code == 404)
  }

  @Test func membersGoOnIntoAPayload() {
    #expect(Destination.detail(.page(3)).detail?.page == 3)
    #expect(Destination.detail(.page(3)).detail?.title == nil)
  }

  @Test func aMemberIsAKeyPath() {
    let all: [Destination] = [.list, .detail(.page(1)), .detail(.title("Blob")), .detail(.page(2))]
    #expect(all.compactMap(\.detail?.page) == [1, 2])
  }

  @Test func theEnumsOwnMembersComeFirst() {
    #expect(Destination.detail(.page(1)).isModal)
  }
}
