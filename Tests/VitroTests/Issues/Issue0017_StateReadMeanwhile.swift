import Testing
import Vitro

/// Tests of reads of a store while its reducer handles an action, in a running program.
@MainActor @Suite struct StateReadMeanwhile {
  @Test(arguments: [0, 1, 5, 20])
  func theFirstReadIsAnsweredWithTheStateBeforeTheAction(_ count: Int) {
    let reader = Reader()
    let store = reader.store
    for number in 0..<count { store.send(.append(number)) }
    withKnownIssue {
      _ = store.send(.read)
    } matching: {
      $0.description.contains("The read was answered with the state before the action.")
    }
    #expect(reader.read == [Array(0..<count)])
  }

  @Test func inABurstOfActionsTheAnswerIsAnEarlierStateAndThenTheRightOne() {
    let reader = Reader()
    let store = reader.store
    for number in 0..<10_000 { store.send(.append(number)) }
    withKnownIssue(isIntermittent: true) {
      _ = store.send(.read)
    }
    _ = store.send(.read)
    #expect(reader.read.last == Array(0..<10_000))
  }

  @Test func whatAStoreBeganWithIsNotKept() {
    let store = Store(initialState: Held(object: Live())) {
      Reduce<Held, Void> { state, _ in
        state.object = nil
        return .none
      }
    } withDependencies: {
      $0.context = .live
    }
    let object = store.state.object.map { Weakly(object: $0) }
    #expect(object?.object != nil)
    store.send(())
    #expect(object?.object == nil)
  }

  @Test func aStoreMayBeLetGoOfWhileItSends() {
    final class Holder: @unchecked Sendable { var store: Store<[Int], Int>? }
    let holder = Holder()
    let log = Log()
    holder.store = Store(initialState: []) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        holder.store = nil
        state.append(action)
        log.add("\(state)")
        return .none
      }
    }
    holder.store?.send(3)
    #expect(log.all == ["[3, 3]"] && holder.store == nil)
  }

  @Test func theStoreOfARowMayBeLetGoOfWhileItSends() {
    final class Holder: @unchecked Sendable { var row: StoreOf<Todo>? }
    let holder = Holder()
    let root = Store(initialState: Todos.State(rows: [.init(id: 1)])) {
      CombineReducers {
        Reduce<Todos.State, Todos.Action> { _, _ in
          holder.row = nil
          return .none
        }
        Todos()
      }
    }
    holder.row = root.scope(state: \.rows, action: \.rows)[0]
    holder.row?.send(.incrementButtonTapped)
    #expect(root.rows[id: 1]?.count == 1 && holder.row == nil)
  }
}

private struct Held {
  var object: Live?
}

final class Live: Sendable {}

private struct Weakly {
  weak var object: Live?
}

/// A store whose reducer reads it.
@MainActor private final class Reader {
  enum Action { case append(Int), read }

  nonisolated(unsafe) var read: [[Int]] = []
  nonisolated(unsafe) private weak var made: Store<[Int], Action>?

  var store: Store<[Int], Action> {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .append(let number): state.append(number)
        case .read:
          state.append(-1)
          self.read.append(MainActor.assumeIsolated { self.made?.state ?? [] })
          state.removeLast()
        }
        return .none
      }
    } withDependencies: {
      $0.context = .live
    }
    made = store
    return store
  }
}
