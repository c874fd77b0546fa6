import Testing
import VitroCasePaths

/// The enums of the standard library have case paths as well.
@Suite struct StandardEnumTests {
  @CasePathable enum Destination: Equatable {
    case edit(String)
    case alert(Alert)

    @CasePathable enum Alert: Equatable { case confirm, count(Int) }
  }

  @Test func optionalsHavePaths() {
    #expect(Optional(1)[case: \.some] == 1)
    #expect(Optional<Int>.none.is(\.none))
    #expect(!Optional(1).is(\.none))
    #expect(Int?.allCasePaths.some.embed(1) == 1)
    #expect(Int?.allCasePaths.none.embed() == nil)
  }

  @Test func anOptionalInAnOptionalIsThere() {
    let value: Int?? = .some(nil)
    #expect(value.is(\.some) && !value.is(\.none) && value.is(\.some.none))
  }

  @Test func pathsGoOnIntoWhatIsOptional() {
    let destination: Destination? = .alert(.count(1))
    #expect(destination[case: \.some.alert.count] == 1)
    #expect(destination[case: \.alert.count] == 1)
    #expect(destination.is(\.alert) && !destination.is(\.edit))
    #expect(!Optional<Destination>.none.is(\.alert))
    #expect(Destination?.allCasePaths.edit.embed("a") == .edit("a"))
  }

  @Test func whatIsOptionalIsChanged() {
    var destination: Destination? = .edit("Blob")
    destination.modify(\.edit) { $0 += "!" }
    #expect(destination == .edit("Blob!"))
    destination[case: \.edit]? += "?"
    #expect(destination == .edit("Blob!?"))
  }

  /// So that a binding to a destination sends it away.
  @Test func nilEndsTheCaseThatIsThereAndNoOther() {
    var destination: Destination? = .edit("Blob")
    destination[case: \.alert] = nil
    #expect(destination == .edit("Blob"))
    destination[case: \.edit] = nil
    #expect(destination == nil)
    destination[case: \.alert] = .confirm
    #expect(destination == .alert(.confirm))
  }

  @Test func resultsHavePaths() {
    let success = Result<Int, Problem>.success(1)
    #expect(success[case: \.success] == 1)
    #expect(!success.is(\.failure))
    #expect(Result<Int, Problem>.failure(.bad)[case: \.failure] == .bad)
    #expect(
      Result<Destination, Problem>.success(.alert(.count(1)))[case: \.success.alert.count] == 1)
    #expect(Result<Int, Problem>.allCasePaths.success.embed(2) == .success(2))
  }

  /// So that a feature without actions is one.
  @Test func thereAreNoPathsWhereThereAreNoValues() {
    #expect("\(Never.allCasePaths)" == "AllCasePaths()")
    #expect(WithNever.idle.is(\.idle))
    #expect(WithNever.idle[case: \.never] == nil)
  }

  @CasePathable enum WithNever { case idle, never(Never) }

  private enum Problem: Error { case bad }
}
