import Observation
import Testing
import VitroConcurrency
import VitroDevice
import VitroUI
import VitroUITesting

/// Tests of a device in memory alone; what every device does is tested with a browser beside it, in
/// `DeviceLaws`.
@MainActor @Suite("InMemoryDevice")
struct InMemoryDeviceTests {
  @Test("What is said is on the screen at the next rest", arguments: Way.allCases)
  func rest(_ way: Way) async throws {
    let device = InMemoryDevice()
    let screen = Screen(executor: RestExecutor(device: device.device)) { Listener(way: way) }
    await screen.rest()
    for text in ["Good", "Good morning", "Good morning everybody"] {
      device.speaks(text, isFinal: false)
      await screen.rest()
      #expect(screen.text(text).exists)
    }
  }

  @Test("What is said is on the screen after the next action, even one that does nothing")
  func action() async throws {
    let device = InMemoryDevice()
    let screen = Screen(executor: RestExecutor(device: device.device)) { Listener(way: .model) }
    await screen.rest()
    device.speaks("Good morning")
    try await screen.button("Nothing").tap()
    #expect(screen.text("Good morning").exists)
  }

  @Test("A view that goes turns the microphone off")
  func going() async throws {
    let device = InMemoryDevice()
    let screen = Screen(executor: RestExecutor(device: device.device)) { Listener(way: .view) }
    await screen.rest()
    #expect(device.isListening)
    screen.unmount()
    await screen.rest()
    #expect(!device.isListening)
  }

  @Test(
    "A person who has not been asked is asked once, and remembered",
    arguments: [Authorization.authorized, .denied])
  func asking(_ answer: Authorization) async throws {
    let device = InMemoryDevice()
    let notifications = Notifications(on: device.device)
    device.decide(.notDetermined, for: .notifications, whenAsked: answer)
    #expect(await notifications.authorization() == .notDetermined)
    #expect(await notifications.requestAuthorization() == answer)
    #expect(await notifications.authorization() == answer)
  }

  @Test("What it does not know is missing, not done")
  func unknown() async throws {
    let device = InMemoryDevice()
    let request = DeviceRequest(.sound, "record")
    await #expect(throws: DeviceError.missing) { try await device.device.answer(to: request) }
    #expect(device.sounds == [])
  }

  @Test("A sound is heard as it was written", arguments: [Sound.bell, .chime, Sound()])
  func sounds(_ sound: Sound) async throws {
    let device = InMemoryDevice()
    try await SoundPlayer(on: device.device).play(sound)
    #expect(device.sounds == [sound])
  }

  @Test("A scheduled notice comes at its time and not before, the sooner first")
  func schedule() async throws {
    let device = InMemoryDevice()
    let notifications = Notifications(on: device.device)
    let (soon, late) = (Notice(id: "soon", title: "Soon"), Notice(title: "Late"))
    try await notifications.schedule(late, .seconds(10))
    try await notifications.schedule(soon, .seconds(5))
    device.advance(by: .milliseconds(4_999))
    #expect(device.notices == [])
    #expect(device.scheduledNotices.map(\.notice) == [soon, late])
    #expect(device.scheduledNotices.map(\.remaining) == [.milliseconds(1), .milliseconds(5_001)])
    device.advance(by: .milliseconds(1))
    #expect(device.notices == [soon])
    device.advance(by: .seconds(60))
    #expect(device.notices == [soon, late])
    #expect(device.scheduledNotices.isEmpty)
  }

  @Test("A notice takes the place of the one with its identity, wherever that is")
  func identity() async throws {
    let device = InMemoryDevice()
    let notifications = Notifications(on: device.device)
    let (old, new) = (Notice(id: "egg", title: "Old"), Notice(id: "egg", title: "New"))
    try await notifications.schedule(old, .seconds(5))
    try await notifications.show(new)
    device.advance(by: .seconds(5))
    #expect(device.notices == [new])
    try await notifications.schedule(old, .seconds(5))
    #expect(device.notices == [])
    try await notifications.withdraw("egg")
    #expect(device.scheduledNotices.isEmpty)
  }

  @Test("Notices without an identity stand side by side, and nobody can withdraw them")
  func anonymous() async throws {
    let device = InMemoryDevice()
    let notifications = Notifications(on: device.device)
    let notice = Notice(title: "Rain")
    try await notifications.show(notice)
    try await notifications.schedule(notice, .zero)
    device.advance(by: .zero)
    try await notifications.withdraw("")
    #expect(device.notices == [notice, notice])
  }

  @Test("A time that has passed is now, and what is too far away is refused with words")
  func delays() async throws {
    let device = InMemoryDevice()
    let notifications = Notifications(on: device.device)
    try await notifications.schedule(Notice(title: "Past"), .seconds(-5))
    try await notifications.schedule(Notice(title: "Far"), Notifications.longestDelay)
    #expect(device.scheduledNotices.map(\.remaining) == [.zero, Notifications.longestDelay])
    await #expect(throws: DeviceError.failed("A notice can be scheduled 24 days ahead at most.")) {
      try await notifications.schedule(
        Notice(title: "Too far"), Notifications.longestDelay + .nanoseconds(1))
    }
  }
}

/// The listener: a view or a model.
enum Way: CaseIterable {
  case view, model
}

private struct Listener: View {
  let way: Way
  @State private var model = ListenerModel()

  var body: some View {
    Text(model.text)
    Button("Nothing") {}
      .task { if way == .view { await model.listen() } }
      .onAppear { if way == .model { model.start() } }
  }
}

@MainActor @Observable private final class ListenerModel {
  var text = "Silence"

  func start() {
    Task { await listen() }
  }

  func listen() async {
    do {
      for try await result in SpeechRecognizer(on: .current).transcripts() { text = result.text }
    } catch {
      text = "\(error)"
    }
  }
}
