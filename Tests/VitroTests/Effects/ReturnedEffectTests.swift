import Testing
import Vitro

/// An effect that has returned sends nothing more.
@MainActor @Suite struct ReturnedEffectTests {
  @Test func aTaskThatAnEffectBeganSendsNothingToTheChildThatCameAfterIts() async {
    await withKnownIssue {
      let shown = await tellsTooLate { send in await send(.told) }
      #expect(shown == Told.State(id: 2))
    } matching: {
      $0.description.contains(
        """
        An effect sent 'child' after it had returned, and nobody has got it.

        Expected: an effect sends only while it runs.
        To fix: let the effect await what it begins, with 'async let' or a task group instead of \
        'Task { … }'.
        """) && $0.sourceLocation?.fileName == "ReturnedEffectTests.swift"
    }
  }

  @Test func norDoesItDismissThatChild() async {
    await withKnownIssue {
      let shown = await tellsTooLate { _ in
        @Dependency(\.dismiss) var dismiss
        await dismiss()
      }
      #expect(shown == Told.State(id: 2))
    } matching: {
      $0.description.contains(
        """
        An effect dismissed its feature after it had returned, and nothing was dismissed.

        Expected: an effect dismisses only while it runs.
        """)
    }
  }

  @Test func whatACancelledEffectBeganSendsNothing() async {
    let shown = await tellsTooLate(awaitsItsTask: true) { send in await send(.told) }
    #expect(shown == Told.State(id: 2))
  }

  @Test func norDoesItDismissWhatCameAfter() async {
    let shown = await tellsTooLate(awaitsItsTask: true) { _ in
      @Dependency(\.dismiss) var dismiss
      await dismiss()
    }
    #expect(shown == Told.State(id: 2))
  }

  @Test func whileItRunsItsTasksSend() async {
    let executor = RestExecutor()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          await Task { await send(1) }.value
          await withTaskGroup(of: Void.self) { group in
            for _ in 1...3 { group.addTask { await send(10) } }
          }
          async let last: Void = send(100)
          await last
        }
      }
    }
    executor.run { _ = store.send(0) }
    await executor.rest()
    #expect(store.state == 131)
  }

  /// Presents a child whose effect leaves a task behind, then another child, then lets the task go on;
  /// gives the child that is there at the end.
  private func tellsTooLate(
    awaitsItsTask: Bool = false,
    _ late: @escaping @Sendable (Send<Told.Action>) async -> Void
  ) async -> Told.State? {
    let (stream, outside) = AsyncStream<Void>.makeStream()
    let stage = Stage(
      store: Store(initialState: Teller.State(child: Told.State(id: 1))) {
        Teller(child: Told(stream: stream, awaitsItsTask: awaitsItsTask, late: late))
      })
    await stage.send(.child(.presented(.begin)))
    await stage.send(.child(.dismiss))
    await stage.send(.show(2))
    outside.yield()
    outside.finish()
    await stage.executor.rest()
    return stage.store.child
  }
}

@Reducer private struct Told {
  @ObservableState struct State: Equatable {
    let id: Int
    var told = 0
  }
  enum Action { case begin, told }

  let stream: AsyncStream<Void>
  let awaitsItsTask: Bool
  let late: @Sendable (Send<Action>) async -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .begin:
        return .run { [stream, awaitsItsTask, late] send in
          let task = Task { for await _ in stream { await late(send) } }
          if awaitsItsTask { await task.value }
        }
      case .told:
        state.told += 1
        return .none
      }
    }
  }
}

@Reducer private struct Teller {
  @ObservableState struct State { @Presents var child: Told.State? }
  enum Action {
    case child(PresentationAction<Told.Action>)
    case show(Int)
  }
  let child: Told

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let id) = action { state.child = Told.State(id: id) }
      return .none
    }
    .ifLet(\.$child, action: \.child) { child }
  }
}
