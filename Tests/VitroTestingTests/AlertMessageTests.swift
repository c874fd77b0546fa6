import Testing
import VitroTesting

/// Tests of the messages of a test store about alerts that are not as expected.
@MainActor @Suite struct AlertMessageTests {
  let store = TestStore(initialState: Asker.State()) { Asker() }

  @Test func anAlertIsComparedByWhatItSays() async {
    await store.send(.ask) { $0.alert = .question("Delete?", .delete) }
    await store.send(.alert(.presented(.delete))) { $0.alert = nil }
  }

  @Test func aDifferenceShowsWhatIsNotTheSame() async {
    await fails(
      """
      The state after 'send(.ask)' is not the expected one.

          Asker.State(
            alert: AlertState(
        −     title: "Remove?",
        +     title: "Delete?",
              actions: [
                [0]: ButtonState(
                  role: .destructive,
        −         action: .keep,
        +         action: .delete,
                  label: "Yes"
                ),
                [1]: ButtonState(…)
              ],
              message: "It cannot be brought back."
            ),
            count: 0
          )

      (Expected: −, Actual: +)
      """
    ) {
      await store.send(.ask) { $0.alert = .question("Remove?", .keep) }
    }
  }

  @Test func anAlertThatNobodyExpectsIsShownWhole() async {
    await fails(
      """
      'send(.ask)' changed the state, and nothing was expected to change.

          Asker.State(
        −   alert: nil,
        +   alert: AlertState(
        +     title: "Delete?",
        +     actions: [
        +       [0]: ButtonState(
        +         role: .destructive,
        +         action: .delete,
        +         label: "Yes"
        +       ),
        +       [1]: ButtonState(
        +         role: .cancel,
        +         label: "No"
        +       )
        +     ],
        +     message: "It cannot be brought back."
        +   ),
            count: 0
          )

      (Before: −, After: +)

      To fix: 'await store.send(.ask) { $0.… = … }'.
      """
    ) {
      await store.send(.ask)
    }
  }
}

@Reducer struct Asker {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Answer>?
    var count = 0
  }

  enum Action {
    case ask
    case alert(PresentationAction<Answer>)
  }

  enum Answer: Equatable { case delete, keep }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .ask = action { state.alert = .question("Delete?", .delete) }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Asker.Answer> {
  fileprivate static func question(_ title: String, _ answer: Asker.Answer) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: answer) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
    } message: {
      TextState("It cannot be brought back.")
    }
  }
}
