import Testing
import VitroTesting

@MainActor @Suite("A part of an effect's work that can be ended by itself")
struct TaskCancellationTests {
  let store = TestStore(initialState: Parts.State()) { Parts() }

  @Test("It gives what the operation gives") func given() async {
    await store.send(.give)
    await store.receive(\.done) { $0.log = ["given 1"] }
  }

  @Test("It throws what the operation throws") func thrown() async {
    await store.send(.fail)
    await store.receive(\.done) { $0.log = ["Failure()"] }
  }

  @Test("It is ended from a reducer, and the effect goes on") func endedByReducer() async {
    await store.send(.wait(1))
    await store.send(.cancel)
    await store.receive(\.done) { $0.log = ["ended 1"] }
  }

  @Test("It is ended from inside another effect") func endedFromInside() async {
    await store.send(.wait(1))
    await store.send(.cancelFromInside)
    await store.receive(\.done) { $0.log = ["ended 1"] }
  }

  @Test("It takes the place of work with its id, if asked to") func inFlight() async {
    await store.send(.wait(1))
    await store.send(.wait(2))
    await store.receive(\.done) { $0.log = ["ended 1"] }
    await store.send(.cancel)
    await store.receive(\.done) { $0.log = ["ended 1", "ended 2"] }
  }

  @Test("It ends with the effect that it is a part of") func endsWithTheWhole() async {
    let task = await store.send(.wait(1))
    await task.cancel()
  }

  @Test("Outside an effect the operation just runs") func outside() async throws {
    #expect(try await withTaskCancellation(id: 1) { 7 } == 7)
  }
}

@Reducer struct Parts {
  @ObservableState struct State: Equatable { var log: [String] = [] }

  enum Action { case give, fail, wait(Int), cancel, cancelFromInside, done(String) }

  enum CancelID { case part }
  struct Failure: Error {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .give:
        return .run { send in
          let number = try await withTaskCancellation(id: CancelID.part) { 1 }
          await send(.done("given \(number)"))
        }
      case .fail:
        return .run { _ in
          try await withTaskCancellation(id: CancelID.part) { throw Failure() }
        } catch: { error, send in
          await send(.done("\(error)"))
        }
      case .wait(let number):
        return .run { send in
          try await withTaskCancellation(id: CancelID.part, cancelInFlight: true) {
            await untilCancelled()
          }
          await send(.done("ended \(number)"))
        }
      case .cancel: return .cancel(id: CancelID.part)
      case .cancelFromInside: return .run { _ in Task.cancel(id: CancelID.part) }
      case .done(let text): state.log.append(text)
      }
      return .none
    }
  }
}

private func untilCancelled() async {
  let (stream, _) = AsyncStream<Void>.makeStream()
  for await _ in stream {}
}
