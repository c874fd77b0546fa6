import ComposableArchitecture
import SwiftUI
import Testing

/// Names that are there for files which say them.
@MainActor @Suite("Names that users of the Composable Architecture say")
struct NameTests {
  @Test("What a store receives within a limit, by its values, and by a condition") func limits()
    async
  {
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.useMainSerialExecutor = true
    store.timeout = 1_000_000
    #expect(store.useMainSerialExecutor && store.timeout == 0)
    await store.send(.published(1))
    await store.receive(\.counted, 1, timeout: .seconds(1)) { $0.count = 1 }
    await store.send(.published(2))
    await store.receive(.counted(2), timeout: .seconds(1)) { $0.count = 2 }
    await store.send(.published(3))
    await store.receive({ $0 == .counted(3) }, timeout: .seconds(1)) { $0.count = 3 }
    let task = await store.send(.published(4))
    await task.finish(timeout: .seconds(1))
    await store.receive(\.counted, timeout: .seconds(1)) { $0.count = 4 }
    let count = store.withExhaustivity(.off) { store.state.count }
    #expect(count == 4)
    await store.finish(timeout: .seconds(1))
  }

  @Test("Values behind locks, in wrappers and in results") func values() async throws {
    let names = LockIsolated(["Blob"])
    #expect(names.count == 1 && Set([names]).contains(LockIsolated(["Blob"])))
    @UncheckedSendable var number = 1
    number += 1
    $number.value += 1
    $number = UncheckedSendable(wrappedValue: number + 1)
    #expect(number == 4 && $number.hashValue == UncheckedSendable(4).hashValue)
    var profile = UncheckedSendable(Profile.State())
    profile.nickname = "Blob"
    #expect(profile.nickname == "Blob" && profile.value.nickname == "Blob")
    let isolated = ActorIsolated(1)
    await isolated.setValue(2)
    #expect(await isolated.value == 2)
    #expect(try await TaskResult { 7 }.value == 7)
    #expect(Identified(1, id: 2).hashValue == Identified(1, id: 2).hashValue)
    #expect(UUID(255).uuidString.hasSuffix("0000000000FF"))
  }

  @Test("Streams as other ones, with their errors") func streams() async throws {
    let failing = AsyncThrowingStream<Int, any Error> {
      $0.yield(1)
      $0.finish(throwing: Missing())
    }
    var heard: [Int] = []
    await #expect(throws: Missing.self) {
      for try await number in failing.eraseToThrowingStream() { heard.append(number) }
    }
    let ended = AsyncStream<Int> {
      $0.yield(2)
      $0.finish()
    }
    for try await number in ended.eraseToThrowingStream() { heard.append(number) }
    #expect(heard == [1, 2])
    let waiting = Task {
      for await _ in AsyncStream<Int>.never {}
      for try await _ in AsyncThrowingStream<Int, any Error>.never {}
    }
    waiting.cancel()
    try await waiting.value
  }

  @Test("Effects for queues, run loops, transactions and animations") func effects() {
    let effect = Effect<Int>.send(1, animation: .default).animation().transaction(Transaction())
    let queued = effect.debounce(id: 1, for: 0.3, scheduler: DispatchQueue.main)
      .merge(with: effect.debounce(id: 2, for: .seconds(1), scheduler: RunLoop.main))
      .merge(with: effect.throttle(id: 3, for: 1, scheduler: DispatchQueue.main, latest: true))
      .merge(with: effect.throttle(id: 4, for: 1, scheduler: RunLoop.main, latest: false))
    #expect(!queued.isNone)
    let sending: EffectOf<Profile> = .run { send in
      await send(.binding(.set(\.nickname, "Blob")), transaction: Transaction())
    }
    #expect(!sending.isNone)
    withDependencies {
      $0.mainRunLoop = DispatchQueue.test.eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainRunLoop) var loop
      #expect(loop.minimumTolerance >= 0)
    }
  }

  @Test("Bindings of a store that is a binding itself, and of a path") func bindings() {
    let store = Store(initialState: Library.State()) { Library() }
    let binding = Binding.constant(store)
    binding.query.sending(\.queryChanged).wrappedValue = "Dune"
    #expect(store.query == "Dune")
    let tour = Store(initialState: Tour.State(path: StackState([.profile(Profile.State())]))) {
      Tour()
    }
    _ = NavigationStack(path: Bindable(tour).scope(\.path, action: \.path)) {
      NavigationLink(state: Tour.Path.State.profile(Profile.State())) { Text("Profile") }
    } destination: { _ in
      EmptyView()
    }
    let shown = store.scope(\.shelf, action: \.shelf).scope(\.titles, action: \.books)
    #expect(shown.state.isEmpty)
    let button = ButtonState<Int>(action: .send(1)) { TextState("One") }
    #expect(button.action == 1)
    let scope = Scope<Gate.State, Gate.Action, Profile>(\.profile, action: \.profile) { Profile() }
    var state = Gate.State.profile(Profile.State())
    _ = scope.reduce(into: &state, action: .profile(.binding(.set(\.nickname, "Blob"))))
    #expect(state == .profile(Profile.State(nickname: "Blob")))
  }
}
