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
  }

  @Test func itIsAReducer() {
    #expect(code.contains("extension Spot: Vitro.CaseReducer, Vitro.Reducer {}"))
  }
}
