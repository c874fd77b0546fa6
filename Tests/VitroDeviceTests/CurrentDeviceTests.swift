import Observation
import Testing
import VitroConcurrency
import VitroDevice
import VitroUI
import VitroUITesting

@MainActor @Suite("The device of a screen")
struct CurrentDeviceTests {
  @Test(
    "Whatever a screen does finds its own device, whoever has caused it", arguments: Moment.allCases
  )
  func ownDevice(_ moment: Moment) async throws {
    let (ann, bob) = (InMemoryDevice(), InMemoryDevice())
    let room = Room()
    let mode: RestExecutor.Mode = moment == .byItself ? .live : .driven
    let annsScreen = room.screen("Ann", RestExecutor(mode, device: ann.device))
    let bobsScreen = room.screen("Bob", RestExecutor(mode, device: bob.device))
    await bobsScreen.rest()
    if moment == .meanwhile { room.onOpen = { _ = bobsScreen.root } }
    try await annsScreen.button("Open").tap()
    await bobsScreen.rest()
    let places = ["content", "body", "state", "task of state", "appear", "change", "task"]
    #expect(bob.places == Set(places.map { "Bob's \($0)" }))
    #expect(ann.places == Set((places + ["action", "task of action"]).map { "Ann's \($0)" }))
  }
}

/// When a screen shows what another one has changed.
enum Moment: CaseIterable {
  /// When it is asked.
  case later
  /// As soon as it can.
  case byItself
  /// While the event on the other screen is being handled.
  case meanwhile
}

extension InMemoryDevice {
  fileprivate var places: Set<String> { Set(notices.map(\.title)) }
}

private func note(_ place: String) {
  _ = Device.current.ask(DeviceRequest(.notifications, "show", place, "", ""))
}

/// The model that two screens share.
@MainActor @Observable private final class Room {
  var isOpen = false
  @ObservationIgnored var onOpen: () -> Void = {}

  func screen(_ name: String, _ executor: RestExecutor) -> Screen {
    Screen(executor: executor) {
      let _ = note("\(name)'s content")
      RoomView(room: self, name: name)
    }
  }
}

private struct RoomView: View {
  let room: Room
  let name: String

  var body: some View {
    Button("Open") {
      room.isOpen = true
      room.onOpen()
      note("\(name)'s action")
      Task { note("\(name)'s task of action") }
    }
    .onChange(of: room.isOpen) { note("\(name)'s change") }
    if room.isOpen { Guest(name: name) }
  }
}

private struct Guest: View {
  let name: String
  @State private var model: GuestModel

  init(name: String) {
    self.name = name
    _model = State(wrappedValue: GuestModel(name: name))
  }

  var body: some View {
    let _ = note("\(name)'s body")
    Text(model.name)
      .onAppear { note("\(name)'s appear") }
      .task { note("\(name)'s task") }
  }
}

@MainActor @Observable private final class GuestModel {
  let name: String

  init(name: String) {
    self.name = name
    note("\(name)'s state")
    Task { note("\(name)'s task of state") }
  }
}
