import Testing
import Vitro

/// The ends of the effects of children that leave the state.
@MainActor @Suite struct DestinationTests {
  fileprivate let stage = Stage(store: Store(initialState: Lobby.State()) { Lobby() })

  @Test func replacingADestinationByAnotherCaseEndsTheEffectsOfTheOldOne() async {
    await stage.send(.go(.left([])))
    let task = await stage.send(.destination(.presented(.left(.start(waits)))))
    await stage.send(.go(.left(["same case"])))
    #expect(!task.isFinished)
    await stage.send(.go(.right([])))
    #expect(task.isFinished)
  }

  @Test func theNewOneKeepsItsEffectsAndCanBeDismissed() async {
    await stage.send(.go(.left([])))
    await stage.send(.go(.right([])))
    let task = await stage.send(.destination(.presented(.right(.start(waits)))))
    #expect(!task.isFinished)
    await stage.send(.destination(.dismiss))
    #expect(task.isFinished && stage.store.destination == nil)
  }

  @Test func anEffectOfTheActionThatMadeTheParentReplaceItEndsAsWell() async {
    await stage.send(.go(.left([])))
    await stage.send(.leaveWithTheNextAction)
    let task = await stage.send(.destination(.presented(.left(.start(waits)))))
    #expect(task.isFinished && stage.store.destination == .right([]))
  }

  @Test func aFeatureThatHasGoneTakesTheEffectsOfItsDescendantsWithIt() async {
    await stage.send(.go(.lobby(.init(destination: .left([])))))
    let task = await stage.send(
      .destination(.presented(.lobby(.destination(.presented(.left(.start(waits))))))))
    #expect(!task.isFinished)
    await stage.send(.destination(.dismiss))
    #expect(task.isFinished)
  }

  @Test func sendingToADismissedFeatureIsReportedAndNothingBreaks() async {
    await stage.send(.go(.left([])))
    await stage.send(.destination(.dismiss))
    await withKnownIssue {
      await stage.send(.destination(.presented(.left(.heard("too late")))))
    } matching: {
      $0.description.contains("'destination' was nil or another case")
    }
    #expect(stage.store.destination == nil)
  }

  @Test func aDestinationThatComesAgainThrottlesAnew() async {
    let clock = TestClock()
    for text in ["a", "b"] {
      await stage.send(.go(.left([])))
      let effect = says(text).throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
      await stage.send(.destination(.presented(.left(.start(effect)))))
      #expect(stage.store.destination == .left([text]))
      await stage.send(.destination(.dismiss))
    }
  }

  @Test func whatADismissedFeaturesEffectStillSendsIsDropped() async {
    await stage.send(.go(.left([])))
    await stage.send(
      .destination(
        .presented(
          .left(
            .start(
              .run { send in
                await untilCancelled()
                await send(.heard("too late"))
              })))))
    await stage.send(.destination(.dismiss))
    #expect(stage.store.destination == nil)
  }
}

@Reducer private struct Lobby {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    var leaves = false
  }
  indirect enum Action {
    case destination(PresentationAction<Destination.Action>)
    case go(Destination.State), leaveWithTheNextAction
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination: if state.leaves { state.destination = .right([]) }
      case .go(let destination): state.destination = destination
      case .leaveWithTheNextAction: state.leaves = true
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

@Reducer private struct Destination {
  @CasePathable enum State: Equatable {
    case left([String])
    case right([String])
    case lobby(Lobby.State)
  }
  enum Action { case left(Script.Action), right(Script.Action), lobby(Lobby.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Script() }
    Scope(state: \.right, action: \.right) { Script() }
    Scope(state: \.lobby, action: \.lobby) { Lobby() }
  }
}
