import Foundation
import StandupsDomain
import StandupsReducers
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The feature of the application")
struct StandupsFeatureTests {
  private static let past = Meeting(
    id: .number(7), date: Date(timeIntervalSince1970: 0), transcript: Transcript("All is well."))
  private let standup = Standup.mock(meetings: [past])

  private func makeStore(_ world: World) -> TestStoreOf<StandupsFeature> {
    TestStore(initialState: StandupsFeature.State()) {
      StandupsFeature()
    } withDependencies: {
      world.prepare(&$0)
    }
  }

  private func url(_ path: String) throws -> URL { try #require(URL(string: path)) }

  @Test("The list leads to a stand-up, that one to a past meeting, and back") func pages() async {
    let store = makeStore(World([standup]))
    await store.send(.list(.standupTapped(standup.id))) {
      $0.path[id: 0] = .detail(.init(standup.id))
    }
    await store.send(\.path[id: 0].detail.meetingTapped, Self.past) {
      $0.path[id: 1] = .meeting(Self.past, of: standup.id)
    }
    await store.send(\.path.popFrom, 1) { $0.path[id: 1] = nil }
    await store.send(\.path.popFrom, 0) { $0.path[id: 0] = nil }
  }

  @Test("A stand-up that is deleted goes, and the list is shown") func delete() async throws {
    let world = World([standup])
    let store = makeStore(world)
    await store.send(.list(.standupTapped(standup.id))) {
      $0.path[id: 0] = .detail(.init(standup.id))
    }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0] = .detail(.init(standup.id, destination: .alert(.delete(standup))))
    }
    let answer = StandupDetailFeature.Action.destination(.presented(.alert(.confirmDeletion)))
    await store.send(.path(.element(id: 0, action: .detail(answer)))) {
      $0.path = []
      $0.list.$standups.withLock { $0 = Standups() }
    }
    #expect(try world.saved == [])
  }

  @Test("A meeting lies on its stand-up, ends, and is kept there") func meeting() async throws {
    let world = World([.mock()])
    let store = makeStore(world)
    store.exhaustivity = .off
    await store.send(.list(.standupTapped(Standup.mock().id)))
    await store.send(\.path[id: 0].detail.startMeetingButtonTapped)
    await store.receive(\.path[id: 0].detail.meetingStarted)
    #expect(store.state.path.ids == [0, 1])
    await store.send(\.path[id: 1].record.endMeetingButtonTapped)
    await store.send(.path(.element(id: 1, action: .record(.alert(.presented(.saveAndEnd))))))
    await store.receive(\.path.popFrom) { $0.path[id: 1] = nil }
    #expect(store.state.path.ids == [0])
    #expect(try world.saved.map(\.meetings.count) == [1])
  }

  @Test("An address leads to a stand-up and its form, in place of what was shown")
  func edit() async throws {
    let store = makeStore(World([standup]))
    await store.send(.list(.standupTapped(standup.id))) {
      $0.path[id: 0] = .detail(.init(standup.id))
    }
    await store.send(.urlOpened(try url("/\(standup.id)/edit"))) {
      $0.path = []
      $0.path[id: 1] = .detail(.init(standup.id))
    }
    await store.receive(\.path[id: 1].detail.editButtonTapped) {
      $0.path[id: 1]?.modify(\.detail) {
        $0.destination = .edit(.init(StandupForm(editing: standup)))
      }
    }
  }

  @Test("An address leads to a past meeting") func pastMeeting() async throws {
    let store = makeStore(World([standup]))
    await store.send(.urlOpened(try url("/\(standup.id)/\(Self.past.id)"))) {
      $0.path[id: 0] = .detail(.init(standup.id))
    }
    await store.receive(\.path[id: 0].detail.meetingTapped) {
      $0.path[id: 1] = .meeting(Self.past, of: standup.id)
    }
  }

  @Test("An address begins a meeting") func record() async throws {
    let store = makeStore(World([.mock()]))
    let standup = Standup.mock()
    let meeting = RecordMeeting(
      standup, id: .number(0), date: Date(timeIntervalSince1970: 1_234_567_890))
    await store.send(.urlOpened(try url("/\(standup.id)/record"))) {
      $0.path[id: 0] = .detail(.init(standup.id))
    }
    await store.receive(\.path[id: 0].detail.startMeetingButtonTapped)
    await store.receive(\.path[id: 0].detail.authorizationResponse)
    await store.receive(\.path[id: 0].detail.meetingStarted) {
      $0.path[id: 1] = .record(.init(meeting, isTranscribing: true))
    }
  }

  @Test("An address leads to the form of a new stand-up") func add() async throws {
    let store = makeStore(World())
    await store.send(.urlOpened(try url("/add")))
    await store.receive(\.list.addButtonTapped) {
      let form = StandupForm(new: .number(0), row: .number(1))
      $0.list.destination = .add(.init(form))
    }
  }

  @Test(
    "An address that leads nowhere is told", arguments: ["/nothing", "/\(UUID(number: 9))/edit"])
  func gone(path: String) async throws {
    let store = makeStore(World([standup]))
    await store.send(.urlOpened(try url(path))) { $0.list.destination = .alert(.gone) }
  }
}
