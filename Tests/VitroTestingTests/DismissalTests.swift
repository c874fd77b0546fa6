import Testing
import VitroTesting

@MainActor @Suite struct DismissalTests {
  fileprivate let store = TestStore(initialState: 0) {
    Leaving()
  } withDependencies: {
    $0.continuousClock = TestClock()
  }

  @Test func aFeatureThatDismissesItselfLosesItsEffects() async {
    await store.send(.startButtonTapped)
    #expect(!store.isDismissed)
    await store.send(.leaveButtonTapped)
    #expect(store.isDismissed)
    await store.receive(\.left) { $0 = 1 }
    await store.finish()
  }

  @Test func sendingToADismissedFeatureIsAFailure() async {
    await leave()
    await fails(
      """
      '.startButtonTapped' was sent to a feature that had dismissed itself.

      Expected: nothing is sent to a feature that is no longer there.
      To fix: remove this 'send', or find out why the feature has dismissed itself.
      """,
      line: #line + 2
    ) {
      await store.send(.startButtonTapped)
    }
    #expect(store.state == 1)
  }

  @Test func nothingComesFromADismissedFeature() async {
    await store.send(.startButtonTapped)
    await leave()
    await fails(
      """
      '\\.ticked' cannot come any more: no action is left to be received, and the feature has dismissed \
      itself.

      To fix: remove this 'receive', or find out why no effect sends the action.
      """
    ) {
      await store.receive(\.ticked)
    }
  }

  private func leave() async {
    await store.send(.leaveButtonTapped)
    await store.receive(\.left) { $0 = 1 }
  }
}

private struct Leaving: Reducer {
  @CasePathable enum Action { case startButtonTapped, leaveButtonTapped, left, ticked }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .startButtonTapped:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.ticked)
      }
    case .leaveButtonTapped:
      return .run { send in
        await send(.left)
        await dismiss()
      }
    case .left, .ticked:
      state += 1
      return .none
    }
  }
}
