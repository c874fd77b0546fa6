// Effects of a chat: the code of an article.
import Foundation
import Synchronization
import Testing
import VitroTesting

@DependencyClient
struct ChatClient: Sendable {
  var connect: @Sendable () async throws -> AsyncStream<String>
  var post: @Sendable (_ text: String) async throws -> Void
  var saveDraft: @Sendable (_ text: String) async throws -> Void
  var markAsRead: @Sendable () async throws -> Void
  var upload: @Sendable (_ photo: String) async throws -> Void
}

extension DependencyValues {
  @DependencyEntry var chat: ChatClient = ChatClient(
    connect: { AsyncStream { $0.finish() } },
    post: { _ in },
    saveDraft: { _ in },
    markAsRead: {},
    upload: { _ in }
  )
}

@Reducer struct Chat {
  @ObservableState struct State: Equatable {
    var messages: [String] = []
    var draft = ""
    var seconds = 0
    var problem: String?
    var isEntering = false
  }

  enum Action {
    case appeared
    case leaveButtonTapped
    case received(String)
    case secondPassed
    case draftChanged(String)
    case sendButtonTapped
    case sent
    case sendingFailed(String)
    case scrolled
    case photosPicked([String])
    case skipPhotoButtonTapped
    case uploadEnded
    case enterButtonTapped
    case entered
  }

  enum CancelID { case connection, draft, reading, upload }

  @Dependency(\.chat) var chat
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .merge(
          .run { send in
            for await message in try await chat.connect() {
              await send(.received(message))
              if message == "Goodbye" { Task.cancel(id: CancelID.connection) }
            }
          },
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.secondPassed)
            }
          }
        )
        .cancellable(id: CancelID.connection, cancelInFlight: true)
      case .leaveButtonTapped:
        return .cancel(id: CancelID.connection)
      case .received(let message):
        state.messages.append(message)
        return .none
      case .secondPassed:
        state.seconds += 1
        return .none
      case .draftChanged(let draft):
        state.draft = draft
        return .run { _ in try await chat.saveDraft(draft) }
          .debounce(id: CancelID.draft, for: .seconds(1), clock: clock)
      case .sendButtonTapped:
        return .run { [draft = state.draft] send in
          try await chat.post(draft)
          await send(.sent)
        } catch: { error, send in
          await send(.sendingFailed("\(error)"))
        }
      case .sent:
        state.draft = ""
        return .concatenate(
          .cancel(id: CancelID.draft),
          .run { _ in try await chat.saveDraft("") },
          .run { _ in try await chat.markAsRead() }
        )
      case .sendingFailed(let problem):
        state.problem = problem
        return .none
      case .scrolled:
        return .run { _ in try await chat.markAsRead() }
          .throttle(id: CancelID.reading, for: .seconds(5), clock: clock, latest: true)
      case .photosPicked(let photos):
        return .run { send in
          for photo in photos {
            try? await withTaskCancellation(id: CancelID.upload) {
              try await chat.upload(photo)
            }
          }
          await send(.uploadEnded)
        }
      case .skipPhotoButtonTapped:
        return .cancel(id: CancelID.upload)
      case .uploadEnded:
        return .none
      case .enterButtonTapped:
        state.isEntering = true
        return .merge(.send(.entered), .send(.appeared))
      case .entered:
        state.isEntering = false
        return .none
      }
    }
  }
}

@MainActor @Suite("A chat") struct ChatTests {
  let clock = TestClock()
  let log = Log()
  let messages: AsyncStream<String>
  let server: AsyncStream<String>.Continuation
  let store: TestStoreOf<Chat>

  init() {
    (messages, server) = AsyncStream.makeStream()
    store = TestStore(initialState: Chat.State()) {
      Chat()
    } withDependencies: { [clock, messages, log] in
      $0.continuousClock = clock
      $0.chat.connect = { messages }
      $0.chat.post = { if $0.isEmpty { throw Empty() } }
      $0.chat.saveDraft = { log.append("saved '\($0)'") }
      $0.chat.markAsRead = { log.append("read") }
      $0.chat.upload = { photo in
        log.append(photo)
        if photo == "large" { try await clock.sleep(for: .seconds(60)) }
      }
    }
  }

  @Test("Messages come until it is left") func messagesCome() async {
    await store.send(.appeared)
    server.yield("Hello")
    await store.receive(\.received) { $0.messages = ["Hello"] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.secondPassed) { $0.seconds = 1 }
    await store.send(.leaveButtonTapped)
    await store.finish()
  }

  @Test("A goodbye ends the connection and the timer") func goodbye() async {
    let task = await store.send(.appeared)
    server.yield("Goodbye")
    await store.receive(\.received) { $0.messages = ["Goodbye"] }
    await task.finish()
  }

  @Test("Connecting again takes the place of the first connection") func again() async {
    let first = await store.send(.appeared)
    await store.send(.appeared)
    #expect(first.isFinished)
    await store.send(.leaveButtonTapped)
  }

  @Test("The task of the action ends it") func task() async {
    let task = await store.send(.appeared)
    await task.cancel()
    #expect(task.isFinished)
  }

  @Test("Of a burst of drafts the last one is saved") func draft() async {
    await store.send(.draftChanged("H")) { $0.draft = "H" }
    await store.send(.draftChanged("Hi")) { $0.draft = "Hi" }
    #expect(log.lines == [])
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["saved 'Hi'"])
  }

  @Test("A message that is sent is no draft any more") func sent() async {
    await store.send(.draftChanged("Hi")) { $0.draft = "Hi" }
    await store.send(.sendButtonTapped)
    await store.receive(\.sent) { $0.draft = "" }
    #expect(log.lines == ["saved ''", "read"])
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["saved ''", "read"])
  }

  @Test("What goes wrong is said") func failed() async {
    await store.send(.sendButtonTapped)
    await store.receive(\.sendingFailed) { $0.problem = "Empty()" }
  }

  @Test("Reading is noted at once, then once in five seconds") func scrolled() async {
    for _ in 0..<3 { await store.send(.scrolled) }
    #expect(log.lines == ["read"])
    await clock.advance(by: .seconds(5))
    #expect(log.lines == ["read", "read"])
  }

  @Test("One photo is skipped, and the next one goes on") func photos() async {
    await store.send(.photosPicked(["small", "large", "tiny"]))
    await store.send(.skipPhotoButtonTapped)
    await store.receive(\.uploadEnded)
    #expect(log.lines == ["small", "large", "tiny"])
  }

  @Test("Actions that are sent are handled in order, before send returns") func order() {
    let store = Store(initialState: Chat.State()) {
      Chat()
    } withDependencies: { [messages] in
      $0.chat.connect = { messages }
      $0.continuousClock = TestClock()
    }
    store.send(.enterButtonTapped)
    #expect(!store.isEntering)
  }

  @Test("Work is started in order, but nothing it sends comes before what is sent at once")
  func runs() async {
    let store = Store(initialState: "") {
      Reduce<String, String> { state, action in
        state += action
        guard action == "a" else { return .none }
        return .merge(.run { send in await send("c") }, .send("b"))
      }
    }
    await store.send("a").finish()
    #expect(store.state == "abc")
  }

  @Test("Who waits in vain can end it") func finishing() async {
    let store = Store(initialState: Chat.State()) {
      Chat()
    } withDependencies: { [messages] in
      $0.chat.connect = { messages }
      $0.continuousClock = TestClock()
    }
    let sent = store.send(.appeared)
    let waiting = Task { await sent.finish() }
    waiting.cancel()
    await waiting.value
    #expect(sent.isFinished)
  }

  struct Empty: Error {}
}

final class Log: Sendable {
  private let entries = Mutex<[String]>([])
  var lines: [String] { entries.withLock { $0 } }
  func append(_ line: String) { entries.withLock { $0.append(line) } }
}
