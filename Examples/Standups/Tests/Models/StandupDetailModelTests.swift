import Foundation
import StandupsDomain
import StandupsModels
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The model of a stand-up")
struct StandupDetailModelTests {
  private let world = World([.mock()])

  private func makeTest() -> TestModel<StandupDetailModel> {
    TestModel(StandupDetailModel(Standup.mock().id)) { world.prepare(&$0) }
  }

  private var meeting: RecordMeeting {
    RecordMeeting(.mock(), id: .number(0), date: Date(timeIntervalSince1970: 1_234_567_890))
  }

  @Test("What is edited takes the place of what was there") func edit() async throws {
    let test = makeTest()
    var form = StandupForm(editing: .mock())
    await test.perform {
      $0.editButtonTapped()
    } changes: {
      $0.destination = .edit(.init(form: form))
    }
    form.theme = .mint
    await test.perform {
      $0.destination?[case: \.edit]?.form.theme = .mint
    } changes: {
      $0.destination = .edit(.init(form: form))
    }
    await test.perform {
      $0.doneEditingButtonTapped()
    } changes: { [standups = test.model.$standups] in
      $0.destination = nil
      try standups.withLock { try $0.update(.mock(theme: .mint)) }
    }
    #expect(try world.saved == [.mock(theme: .mint)])
  }

  @Test(
    "A meeting begins with a transcript where somebody can write it down, or might be asked to",
    arguments: [Authorization.authorized, .notDetermined])
  func start(authorization: Authorization) async {
    world.device.decide(authorization, for: .speech)
    let test = makeTest()
    await test.perform {
      await $0.startMeetingButtonTapped()
    } changes: {
      $0.destination = .record(.init(meeting: meeting, isTranscribing: true))
    }
  }

  @Test(
    "Elsewhere people are told why, and hold it without",
    arguments: [Authorization.denied, .restricted, .missing])
  func startWithout(authorization: Authorization) async {
    world.device.decide(authorization, for: .speech)
    let test = makeTest()
    await test.perform {
      await $0.startMeetingButtonTapped()
    } changes: {
      $0.destination = AlertState.notTranscribed(authorization, canOpenSettings: false)
        .map { .alert($0) }
    }
    await test.perform {
      await $0.alertButtonTapped(.continueWithoutTranscript)
    } changes: {
      $0.destination = .record(.init(meeting: meeting, isTranscribing: false))
    }
  }

  @Test("A meeting that has ended is kept, newest first") func keep() async throws {
    let test = makeTest()
    await test.perform {
      await $0.startMeetingButtonTapped()
    } changes: {
      $0.destination = .record(.init(meeting: meeting, isTranscribing: true))
    }
    let held = Meeting(id: .number(0), date: .now, transcript: Transcript("Done."))
    await test.perform {
      $0.destination?[case: \.record]?.onEnd(held)
    } changes: { [standups = test.model.$standups] in
      $0.destination = nil
      try standups.withLock { try $0.update(.mock(meetings: [held])) }
    }
    #expect(try world.saved.map(\.meetings) == [[held]])
  }

  @Test("It is deleted after a question only") func delete() async {
    await confirmation { deleted in
      let test = makeTest()
      test.model.onDeletion = { deleted() }
      await test.perform {
        $0.deleteButtonTapped()
      } changes: {
        $0.destination = .alert(.delete(.mock()))
      }
      await test.perform { await $0.alertButtonTapped(.confirmDeletion) }
    }
  }

  @Test("An edit that is cancelled changes nothing") func cancel() async throws {
    let test = makeTest()
    await test.perform {
      $0.editButtonTapped()
      $0.destination?[case: \.edit]?.form.title = "Sales"
      $0.cancelEditButtonTapped()
    }
    #expect(try world.saved == [.mock()])
  }

  @Test("A past meeting is shown") func meeting() async {
    let test = makeTest()
    let held = Meeting(id: .number(9), date: .now, transcript: Transcript("Done."))
    await test.perform {
      $0.meetingTapped(held)
    } changes: {
      $0.destination = .meeting(held)
    }
  }
}
