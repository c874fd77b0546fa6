import Foundation
import StandupsDomain
import StandupsReducers
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The feature of a stand-up")
struct StandupDetailFeatureTests {
  private let world = World([.mock()])

  private func makeStore(_ world: World) -> TestStoreOf<StandupDetailFeature> {
    TestStore(initialState: StandupDetailFeature.State(Standup.mock().id)) {
      StandupDetailFeature()
    } withDependencies: {
      world.prepare(&$0)
    }
  }

  @Test("What is edited takes the place of what was there") func edit() async throws {
    let store = makeStore(world)
    var form = StandupForm(editing: .mock())
    await store.send(.editButtonTapped) { $0.destination = .edit(.init(form)) }
    form.theme = .mint
    await store.send(\.destination.edit.binding.form, form) {
      $0.destination = .edit(.init(form))
    }
    await store.send(.doneEditingButtonTapped) {
      $0.destination = nil
      try $0.$standups.withLock { try $0.update(.mock(theme: .mint)) }
    }
    #expect(try world.saved == [.mock(theme: .mint)])
  }

  @Test("What is cancelled changes nothing") func cancel() async throws {
    let store = makeStore(world)
    var form = StandupForm(editing: .mock())
    await store.send(.editButtonTapped) { $0.destination = .edit(.init(form)) }
    form.title = "Morning"
    await store.send(\.destination.edit.binding.form, form) {
      $0.destination = .edit(.init(form))
    }
    await store.send(.cancelEditButtonTapped) { $0.destination = nil }
    #expect(try world.saved == [.mock()])
  }

  @Test(
    "A meeting begins with a transcript where somebody can write it down, or might be asked to",
    arguments: [Authorization.authorized, .notDetermined])
  func start(authorization: Authorization) async {
    world.device.decide(authorization, for: .speech)
    let store = makeStore(world)
    await store.send(.startMeetingButtonTapped)
    await store.receive(\.authorizationResponse, authorization)
    await store.receive(\.meetingStarted, true)
  }

  @Test(
    "Elsewhere people are told why, and hold it without",
    arguments: [Authorization.denied, .restricted, .missing])
  func startWithout(authorization: Authorization) async throws {
    world.device.decide(authorization, for: .speech)
    let store = makeStore(world)
    let alert = try #require(
      AlertState.notTranscribed(authorization, canOpenSettings: false))
    await store.send(.startMeetingButtonTapped)
    await store.receive(\.authorizationResponse, authorization) { $0.destination = .alert(alert) }
    await store.send(.destination(.presented(.alert(.continueWithoutTranscript)))) {
      $0.destination = nil
    }
    await store.receive(\.meetingStarted, false)
  }

  @Test("Where a device has settings they are offered, and opened") func settings() async throws {
    await confirmation { opened in
      var world = World([.mock()])
      world.openSettings = OpenSettings { opened() }
      world.device.decide(.denied, for: .speech)
      let store = makeStore(world)
      await store.send(.startMeetingButtonTapped)
      await store.receive(\.authorizationResponse) {
        $0.destination = AlertState.notTranscribed(.denied, canOpenSettings: true)
          .map { .alert($0) }
      }
      await store.send(.destination(.presented(.alert(.openSettings)))) { $0.destination = nil }
    }
  }
}
