import Foundation
import Testing

/// Tests of the code that is written for an enum of features; that it works is shown by the tests
/// of `Vitro`.
@Suite struct ReducerEnumExpansionTests {
  let code = Expansion(
    """
    @Reducer public enum Spot {
      case edit(Edit), part(of: Part<Int>)
      case alert(AlertState<Answer>)
      case none
      case pair(Int, of: Int)
      @ReducerCaseIgnored case point(x: Int, Int)
    }
    """
  )

  @Test func itsStateHasTheStatesOfTheFeatures() {
    #expect(
      code.contains(
        """
        public enum State: Vitro.CaseReducerState {
          /// The enum that it is the state of.
          public typealias StateReducer = Spot
          case edit(Edit.State)
          case part(of: Part<Int>.State)
          case alert(AlertState<Answer>)
          case none
          case pair(Int, of: Int)
          case point(x: Int, Int)
        """
      )
    )
  }

  @Test func itsActionHasTheirActions() {
    #expect(
      code.contains(
        """
        public enum Action {
          case edit(Edit.Action)
          case part(Part<Int>.Action)
          case alert(AlertState<Answer>.Action)
        """
      )
    )
  }

  @Test func itsBodyHasTheReducersOfTheFeaturesAlone() {
    #expect(
      code.contains(
        #"""
        Vitro.CombineReducers {
          Vitro.Scope(state: \Self.State.Cases.edit, action: \Self.Action.Cases.edit) { Edit() }
          Vitro.Scope(state: \Self.State.Cases.part, action: \Self.Action.Cases.part) { Part<Int>() }
        })
        """#
      )
    )
  }

  @Test func itsScopeHasTheirStores() {
    #expect(code.contains("case part(Vitro.StoreOf<Part<Int>>)"))
    #expect(code.contains("case alert(Vitro.Store<AlertState<Answer>, AlertState<Answer>.Action>)"))
    #expect(code.contains("return .point(x: value0, value1)"))
    #expect(code.contains("return .none"))
    #expect(code.contains("return .pair(value0, of: value1)"))
  }

  @Test func actionsThatAreWrittenByHandAreThoseOfItsStores() {
    let code = Expansion(
      """
      @Reducer enum Spot {
        @ReducerCaseIgnored case alert(AlertState<Answer>)
        case edit(Edit)
        enum Action { case alert(Answer), edit(Edit.Action) }
      }
      """)
    #expect(code.contains("case alert(Vitro.Store<AlertState<Answer>, Answer>)"))
    #expect(code.contains("case edit(Vitro.StoreOf<Edit>)"))
    #expect(code.code.components(separatedBy: "enum Action").count == 2)
  }

  @Test func aBodyThatIsWrittenByHandIsItsBody() {
    let code = Expansion(
      "@Reducer enum Spot { case edit(Edit); static var body: some ReducerOf<Self> { Reduce { } } }"
    )
    #expect(code.contains("@Vitro.ReducerBuilder<Self.State, Self.Action> static var body"))
    #expect(code.code.components(separatedBy: "var body").count == 2)
  }

  @Test func itIsAReducer() {
    #expect(code.contains("extension Spot: Vitro.CaseReducer, Vitro.Reducer {}"))
  }
}
