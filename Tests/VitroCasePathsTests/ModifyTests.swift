import Testing
import VitroCasePaths

@CasePathable private enum Loading: Equatable {
  case idle
  case loaded(String)
  case child(Child)

  @CasePathable enum Child: Equatable { case rows([Int]), title(String) }
}

/// The payload of a case is changed in its case only.
@Suite struct ModifyTests {
  @Test func aPayloadIsChanged() {
    var loading = Loading.loaded("Blob")
    loading.modify(\.loaded) { $0 += "!" }
    #expect(loading == .loaded("Blob!"))
  }

  @Test func aPayloadOfAPayloadIsChanged() {
    var loading = Loading.child(.rows([1]))
    loading.modify(\.child.rows) { $0.append(2) }
    #expect(loading == .child(.rows([1, 2])))
  }

  @Test func aChangeInAnotherCaseIsReported() {
    var loading = Loading.idle
    reports(
      #"""
      'Loading.loaded' was to be modified, but the value was '.idle'.

      Expected: 'modify(\.loaded)' is called only while the value is that case.
      To fix: ask 'if value.is(\.loaded)' first, or change the payload with \#
      'value[case: \.loaded]?.… = …', which does nothing in another case.
      """#
    ) {
      loading.modify(\.loaded) { $0 += "!" }
    }
    #expect(loading == .idle)
  }

  @Test func aChangeInAnotherCaseOfAPayloadIsReported() {
    var loading = Loading.child(.title("Blob"))
    reports(
      "'Loading.child.rows' was to be modified, but the value was '.child.title'."
    ) {
      loading.modify(\.child.rows) { $0.append(2) }
    }
    #expect(loading == .child(.title("Blob")))
  }

  /// What may be there is changed like any optional value.
  @Test func aChangeWhereThePayloadIsThereSaysNothingOtherwise() {
    var loading = Loading.loaded("Blob")
    loading[case: \.loaded]? += "!"
    loading[case: \.child]? = .rows([])
    loading[case: \.child.rows]?.append(1)
    #expect(loading == .loaded("Blob!"))
  }

  @Test func anErrorEndsAChangeAndKeepsWhatWasDone() {
    var loading = Loading.loaded("Blob")
    #expect(throws: Oops.oops) {
      try loading.modify(\.loaded) {
        $0 += "!"
        throw Oops.oops
      }
    }
    #expect(loading == .loaded("Blob!"))
  }

  @Test func aPathSaysWhatTheChangeMadeOrThatTheCaseIsAnother() {
    var loading = Loading.loaded("Blob")
    let path = Loading.allCasePaths.loaded
    #expect(path.modify(&loading) { $0.removeLast() } == "b")
    #expect(loading == .loaded("Blo"))
    loading = .idle
    #expect(path.modify(&loading) { $0.removeLast() } == nil)
    #expect(loading == .idle)
  }

  @Test func nilCannotBeACase() {
    var loading = Loading.loaded("Blob")
    reports(
      #"""
      'nil' was set where the value was 'Loading.loaded', so nothing has changed.

      Expected: 'value[case: \.loaded]' is set to a payload.
      To fix: set the value to the case that comes next, 'value = …'.
      """#
    ) {
      loading[case: \.loaded] = nil
    }
    #expect(loading == .loaded("Blob"))
  }

  @Test func nilSetInAnotherCaseChangesNothing() {
    var loading = Loading.idle
    loading[case: \.loaded] = nil
    #expect(loading == .idle)
  }
}

/// A payload is changed where it is: a copy of a large array would take long.
@Suite struct InPlaceTests {
  @CasePathable enum Rows {
    case none
    case some(Buffer)
    case inside(Inside)
    indirect case boxed(Buffer)

    @CasePathable enum Inside { case rows(Buffer) }
  }

  /// Like an array, it is copied before it is changed if somebody else holds it.
  struct Buffer {
    private var storage = Storage()
    private final class Storage {}

    mutating func isOurs() -> Bool { isKnownUniquelyReferenced(&storage) }
  }

  @Test func nobodyElseHoldsAPayloadWhileItIsChanged() {
    var rows = Rows.some(Buffer())
    #expect(Rows.allCasePaths.some.modify(&rows) { $0.isOurs() } == true)
    rows = .boxed(Buffer())
    #expect(Rows.allCasePaths.boxed.modify(&rows) { $0.isOurs() } == true)
    rows = .inside(.rows(Buffer()))
    #expect(Rows.allCasePaths.inside.rows.modify(&rows) { $0.isOurs() } == true)
    var optional: Buffer? = Buffer()
    #expect(Optional.allCasePaths.some.modify(&optional) { $0.isOurs() } == true)
  }

  @Test func aCopyIsKept() {
    var rows = Rows.some(Buffer())
    let copy = rows
    #expect(Rows.allCasePaths.some.modify(&rows) { $0.isOurs() } == false)
    #expect(copy.is(\.some))
  }
}

private enum Oops: Error { case oops }

/// Expects one issue that says this.
private func reports(
  _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    issue.comments.map(\.rawValue).joined().contains(message)
  }
}
