import Foundation
import StandupsDomain
import StandupsReducers
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The feature of the list")
struct StandupsListFeatureTests {
  private let empty = StandupForm(new: .number(0), row: .number(1))

  private func makeStore(_ world: World) -> TestStoreOf<StandupsListFeature> {
    TestStore(initialState: StandupsListFeature.State()) {
      StandupsListFeature()
    } withDependencies: {
      world.prepare(&$0)
    }
  }

  @Test("The form of a new stand-up is shown, filled in, and kept") func add() async throws {
    let world = World()
    let store = makeStore(world)
    await store.send(.addButtonTapped) { $0.destination = .add(.init(empty)) }
    var form = empty
    form.title = "Design"
    form[name: .number(1)] = "Blob"
    await store.send(\.destination.add.binding.form, form) {
      $0.destination = .add(.init(form))
    }
    let standup = try form.standup()
    await store.send(.confirmAddButtonTapped) {
      $0.destination = nil
      try $0.$standups.withLock { try $0.add(standup) }
    }
    #expect(try world.saved == [standup])
  }

  @Test("A form that is no stand-up is not kept") func invalid() async {
    let store = makeStore(World())
    await store.send(.addButtonTapped) { $0.destination = .add(.init(empty)) }
    await store.send(.confirmAddButtonTapped)
    await store.send(.dismissAddButtonTapped) { $0.destination = nil }
  }

  @Test("A form that is swiped away is not kept") func swiped() async {
    let store = makeStore(World())
    await store.send(.addButtonTapped) { $0.destination = .add(.init(empty)) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("Samples are taken once") func samples() async throws {
    let world = World()
    let store = makeStore(world)
    let samples = try Standups(Standup.samples)
    await store.send(.addSamplesButtonTapped) { $0.$standups.withLock { $0 = samples } }
    await store.send(.addSamplesButtonTapped)
    #expect(try world.saved == Standup.samples)
  }

  @Test("What is empty takes the place of a file that could not be read, when somebody says so")
  func startEmpty() async throws {
    let world = World(file: "")
    var made: TestStoreOf<StandupsListFeature>?
    withKnownIssue { made = makeStore(world) }
    let store = try #require(made)
    await store.send(.destination(.presented(.alert(.startEmpty)))) { $0.destination = nil }
    #expect(try world.saved == [])
  }
}
