import Synchronization
import Testing
import VitroTesting

/// Effects that return while something still holds what sends their actions.
@MainActor @Suite struct HeldSendTests {
  @Test("A detached task that may send too late fails the test, however late it comes")
  func detached() async {
    let keeper = Keeper()
    await withKnownIssue {
      let store = TestStore(initialState: 0) { Careless(keeper: keeper) }
      await store.send(.keep)
    } matching: {
      $0.description.contains("An effect has returned, and something still holds its 'send'")
    }
  }

  @Test("So it does behind a screen, whose store is a program's")
  func plain() async {
    let keeper = Keeper()
    await withKnownIssue {
      let store = Store(initialState: 0) { Careless(keeper: keeper) }
      await store.send(.keep).finish()
    } matching: {
      $0.description.contains("An effect has returned, and something still holds its 'send'")
    }
  }

  @Test("What has been sent too late is said once, though somebody still holds what sends")
  func lateAndHeld() async {
    let keeper = Keeper()
    let count = Mutex(0)
    await withKnownIssue {
      let store = Store(initialState: 0) { Careless(keeper: keeper) }
      await store.send(.keep).finish()
      if let send = keeper.send { await Task.detached { await send(.keep) }.value }
    } matching: { _ in
      count.withLock { $0 += 1 }
      return true
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test(
    "What a detached task has sent too late is said at the end, though nothing is held any more")
  func late() async {
    let keeper = Keeper()
    await withKnownIssue {
      let store = Store(initialState: 0) { Careless(keeper: keeper) }
      await store.send(.keep).finish()
      if let send = keeper.send { await Task.detached { await send(.keep) }.value }
      keeper.send = nil
    } matching: {
      $0.description.contains("An effect sent 'keep' after it had returned, and nobody has got it")
    }
  }

  @Test("A receive that cannot come names the effect that has left something behind")
  func named() async {
    let keeper = Keeper()
    await fails(
      """
      'where: …' cannot come any more: no action is left to be received, and no effect runs; the effect \
      at HeldSendTests.swift has returned before what it began, and what that sends nobody gets.

      To fix: remove this 'receive', or find out why no effect sends the action.
      """
    ) {
      let store = TestStore(initialState: 0) { Careless(keeper: keeper) }
      await store.send(.keep)
      await store.receive(where: { _ in true })
      keeper.send = nil
    }
  }

  @Test("One that lets go before the end is none")
  func letGo() async {
    let keeper = Keeper()
    let store = TestStore(initialState: 0) { Careless(keeper: keeper) }
    await store.send(.keep)
    keeper.send = nil
  }

  @Test("An effect that was cancelled may be held, for it sends nothing")
  func cancelled() async {
    let keeper = Keeper()
    let store = TestStore(initialState: 0) { Careless(keeper: keeper) }
    await store.send(.keepAndWait).cancel()
  }
}

/// Keeps the sender of an effect.
@MainActor
private final class Keeper {
  var send: Send<Careless.Action>?
}

@Reducer
private struct Careless {
  typealias State = Int
  enum Action { case keep, keepAndWait }
  let keeper: Keeper

  var body: some Reducer<Int, Action> {
    Reduce { _, action in
      .run { [keeper] send in
        await MainActor.run { keeper.send = send }
        if case .keepAndWait = action { for await _ in AsyncStream<Void>.makeStream().stream {} }
      }
    }
  }
}
