import Foundation
import StandupsDomain
import StandupsReducers
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The feature of a meeting")
struct RecordMeetingFeatureTests {
  /// Five minutes for two: 150 seconds each.
  private static let standup = Standup.mock(1, "Blob", "Blob Jr.")
  private let world = World([standup])
  private let meeting = RecordMeeting(
    standup, id: .number(7), date: Date(timeIntervalSince1970: 0))

  private func makeStore(
    _ meeting: RecordMeeting? = nil, isTranscribing: Bool = false
  ) -> TestStoreOf<RecordMeetingFeature> {
    TestStore(
      initialState: RecordMeetingFeature.State(
        meeting ?? self.meeting, isTranscribing: isTranscribing)
    ) {
      RecordMeetingFeature()
    } withDependencies: {
      world.prepare(&$0)
    }
  }

  @Test("Each second counts, a bell rings at each change, and the end is kept")
  func seconds() async throws {
    let store = makeStore()
    await store.send(.appeared)
    for second in 1...299 {
      await world.clock.advance(by: .seconds(1))
      await store.receive(\.ticked) { _ = $0.meeting.tick() }
      #expect(world.device.sounds.count == (second < 150 ? 0 : 1), "\(second)")
    }
    await world.clock.advance(by: .seconds(1))
    let held = Meeting(id: .number(7), date: .init(timeIntervalSince1970: 0), transcript: .init())
    await store.receive(\.ticked) {
      _ = $0.meeting.tick()
      try $0.$standups.withLock { try $0.add(held, to: Self.standup.id) }
    }
    #expect(store.isDismissed)
    #expect(try world.saved.map(\.meetings) == [[held]])
  }

  @Test("What is said is written down, until there is nothing more to hear") func speech() async {
    let store = makeStore(isTranscribing: true)
    store.dependencies.speechRecognizer.transcripts = {
      AsyncThrowingStream {
        $0.yield(SpeechResult(text: "Good", isFinal: false))
        $0.yield(SpeechResult(text: "Good morning.", isFinal: true))
        $0.finish()
      }
    }
    let task = await store.send(.appeared)
    await store.receive(\.heard) { $0.meeting.hear(partial: "Good") }
    await store.receive(\.heard) { $0.meeting.hear(final: "Good morning.") }
    await store.receive(\.transcriptEnded) { $0.isTranscribing = false }
    await task.cancel()
  }

  @Test("When recognition fails midway it asks what to do, and keeps what was said")
  func failure() async throws {
    let store = makeStore(isTranscribing: true)
    await store.send(.appeared)
    world.device.speaks("Good morning.")
    await store.receive(\.heard) { $0.meeting.hear(final: "Good morning.") }
    world.device.fails(.speech, with: .failed("network"))
    await store.receive(\.transcriptEnded) {
      _ = $0.meeting.recognitionFailed()
      $0.isTranscribing = false
      $0.alert = .asking(.recognitionFailed)
    }
    await store.send(.alert(.presented(.discard))) {
      _ = $0.meeting.answer(.discard)
      $0.alert = nil
    }
    #expect(store.isDismissed)
    #expect(try world.saved == [Self.standup])
  }

  @Test("While it asks, the clock stands; then it goes on") func resume() async {
    let store = makeStore()
    let task = await store.send(.appeared)
    await store.send(.endMeetingButtonTapped) {
      _ = $0.meeting.endRequested()
      $0.alert = .asking(.endEarly)
    }
    await world.clock.advance(by: .seconds(1))
    await store.receive(\.ticked)
    await store.send(.alert(.presented(.resume))) {
      _ = $0.meeting.answer(.resume)
      $0.alert = nil
    }
    await world.clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { _ = $0.meeting.tick() }
    #expect(store.state.meeting.clock.elapsed == .seconds(1))
    await task.cancel()
  }

  @Test(
    "A meeting that ends early is kept or discarded",
    arguments: [RecordMeeting.Answer.saveAndEnd, .discard])
  func endEarly(answer: RecordMeeting.Answer) async throws {
    let store = makeStore()
    await store.send(.endMeetingButtonTapped) {
      _ = $0.meeting.endRequested()
      $0.alert = .asking(.endEarly)
    }
    await store.send(.alert(.presented(answer))) {
      $0.alert = nil
      guard case .finished(let held) = $0.meeting.answer(answer) else { return }
      try $0.$standups.withLock { try $0.add(held, to: Self.standup.id) }
    }
    #expect(store.isDismissed)
    #expect(try world.saved[0].meetings.count == (answer == .saveAndEnd ? 1 : 0))
  }

  @Test("After the last speaker it asks whether to end") func lastSpeaker() async {
    let store = makeStore()
    await store.send(.nextButtonTapped) { _ = $0.meeting.skip() }
    #expect(world.device.sounds == [.bell])
    await store.send(.nextButtonTapped) {
      _ = $0.meeting.skip()
      $0.alert = .asking(.lastSpeaker)
    }
  }
}
