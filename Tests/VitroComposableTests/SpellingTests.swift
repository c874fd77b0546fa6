import ComposableArchitecture
import Foundation
import SwiftUI
import Testing
import VitroUITesting

/// A feature whose actions are looked at by another one, in a sheet that a flag shows.
@Reducer
private struct Logged {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    @Presents var destination: Destination.State?
  }

  enum Action {
    case openButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer(state: .equatable, .sendable, action: .sendable)
  enum Destination {
    case book(Book)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.self) {
      Reduce { state, action in
        if case .openButtonTapped = action { state.log.append("open") }
        return .none
      }
    }
    Reduce { state, action in
      if case .openButtonTapped = action { state.destination = .book(Book.State(id: UUID(0))) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

private struct LoggedView: View {
  @Bindable var store: StoreOf<Logged>

  var body: some View {
    Button("Open") { store.send(.openButtonTapped) }
      .sheet(isPresented: Binding($store.scope(\.$destination, action: \.destination))) {
        Text("A book")
      }
  }
}

private enum Size: String, Sendable { case small, large }

@DependencyClient
private struct Bookshop {
  @DependencyEndpoint(method: "fetch")
  var fetchBook: @Sendable (_ id: Int) async throws -> String
  @DependencyEndpoint(method: "close")
  var closeDoor: @Sendable () -> Void
}

@MainActor @Suite("Spellings that users of the Composable Architecture have")
struct SpellingTests {
  @Test("A reducer of all of a feature's actions, and states with protocols") func all() async {
    let store = TestStore(initialState: Logged.State()) { Logged() }
    await store.send(.openButtonTapped) {
      $0.log = ["open"]
      $0.destination = .book(Book.State(id: UUID(0)))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    func isSendable(_: some Sendable & Equatable) -> Bool { true }
    #expect(isSendable(Logged.Destination.State.book(Book.State(id: UUID(0)))))
  }

  @Test("A sheet is shown while there is a store for it") func flag() async throws {
    let store = Store(initialState: Logged.State()) { Logged() }
    let screen = Screen { LoggedView(store: store) }
    try await screen.button("Open").tap()
    #expect(screen.text("A book").exists)
    try await screen.dialog().dismiss()
    #expect(store.destination == nil && screen.text("A book").isAbsent)
  }

  @Test("A setting is stored as its raw value; one that the type does not know is as none")
  func rawValues() throws {
    @Dependency(\.defaultAppStorage) var settings
    @Shared(.appStorage("size")) var size = Size.small
    $size.withLock { $0 = .large }
    #expect(try settings.value(forKey: "size", as: String.self) == "large")
    withDependencies {
      $0.defaultAppStorage = .inMemory(["size": "enormous"])
    } operation: {
      @Shared(.appStorage("size")) var other = Size.small
      #expect(other == .small)
    }
  }

  @Test("A shared value may be required") func required() async throws {
    let url = URL(fileURLWithPath: "/required.json")
    await #expect(throws: MissingSharedValue.self) {
      _ = try await SharedReader<[Int]>(require: .fileStorage(url))
    }
    @Shared(.fileStorage(url)) var numbers: [Int] = []
    $numbers.withLock { $0 = [1, 2] }
    try await $numbers.save()
    let reader = try await SharedReader<[Int]>(require: .fileStorage(url))
    let shared = try await Shared<[Int]>(require: .fileStorage(url))
    #expect(reader.wrappedValue == [1, 2] && shared.wrappedValue == [1, 2])
  }

  @Test("A closure of a client is called by the method that it names") func methods() async throws {
    var shop = Bookshop()
    shop.fetchBook = { "Book \($0)" }
    let closed = LockIsolated(0)
    shop.closeDoor = { closed.withValue { $0 += 1 } }
    #expect(try await shop.fetch(id: 3) == "Book 3")
    shop.close()
    #expect(closed.value == 1)
  }
}
