import BrowserTesting
import Testing
import VitroDevice

/// Laws of a device in memory and of a real browser alike.
@MainActor @Suite("What an application asks of a device", .serialized)
struct DeviceLaws {
  @Test(
    "What is said comes in order, the unfinished first", .tags(.laws), arguments: Place.here)
  func speech(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Listen")
      #expect(try await stage.isListening())
      try await stage.speaks("Good", isFinal: false)
      #expect(try await stage.becomes(" Good…"))
      try await stage.speaks("Good morning", isFinal: true)
      try await stage.speaks("All", isFinal: false)
      try await stage.speaks("All well", isFinal: true)
      #expect(try await stage.becomes(" Good… Good morning. All… All well."))
    }
  }

  @Test(
    "What goes wrong comes after what was said", .tags(.laws), arguments: Place.here)
  func failure(_ place: Place) async throws {
    try await place.withStage { stage in
      var log = ""
      for error in [DeviceError.denied, .restricted, .missing, .failed("network")] {
        try await stage.press("Listen")
        try await stage.speaks("Good", isFinal: true)
        try await stage.stopsHearing(error)
        log += " Good. (\(error))"
        #expect(try await stage.becomes(log))
        #expect(try await !stage.isListening())
      }
    }
  }

  @Test("Whoever stops to listen turns the microphone off", arguments: Place.here)
  func stopping(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Listen")
      try await stage.press("Stop")
      #expect(try await !stage.isListening())
      try await stage.speaks("Nobody hears that", isFinal: true)
      #expect(try await stage.becomes(" end"))
    }
  }

  @Test(
    "What is not allowed, or not there, is told in one word", .tags(.laws),
    arguments: Place.here,
    [
      (DeviceRequest.Capability.speech, "Listen"), (.clipboard, "Paste"),
      (.notifications, "Notify"), (.notifications, "Boil an egg"), (.sound, "Ring"),
    ])
  func refusal(
    _ place: Place, _ button: (capability: DeviceRequest.Capability, name: String)
  ) async throws {
    try await place.withStage { stage in
      var log = ""
      for (authorization, error) in refusals where button.name != "Ring" || error == .missing {
        try await stage.decide(authorization, for: button.capability)
        try await stage.press(button.name)
        log += " (\(error))"
        #expect(try await stage.becomes(log))
      }
      #expect(try await !stage.isListening())
      #expect(try await stage.tones() == [])
      #expect(try await stage.notices() == [])
    }
  }

  private let refusals: KeyValuePairs<Authorization, DeviceError> = [
    .denied: .denied, .restricted: .restricted, .missing: .missing,
  ]

  @Test("Whether it may listen and notify can be asked", arguments: Place.here)
  func authorization(_ place: Place) async throws {
    try await place.withStage { stage in
      var log = ""
      for authorization in Authorization.allCases {
        try await stage.decide(authorization, for: .speech)
        try await stage.press("May I listen?")
        log += " \(authorization.rawValue)"
        #expect(try await stage.becomes(log))
        try await stage.decide(authorization, for: .notifications)
        try await stage.press("May I notify?")
        log += " \(authorization.rawValue)"
        #expect(try await stage.becomes(log))
      }
    }
  }

  @Test("Each sound is heard once for each time that it is played", arguments: Place.here)
  func sounds(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Ring")
      #expect(try await stage.becomes(" rung"))
      #expect(try await stage.tones() == [880])
      try await stage.press("Chime")
      #expect(try await stage.becomes(" rung rung"))
      #expect(try await stage.tones() == [880, 659.25, 523.25])
    }
  }

  @Test("What is copied is pasted, letter by letter", arguments: Place.here)
  func clipboard(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Copy")
      #expect(try await stage.becomes(" copied"))
      try await stage.press("Paste")
      let log = "Log: copied Notes: \"a\",\n<b> 🎉"
      _ = try await stage.becomes(String(log.dropFirst(4)))
      #expect(stage.model.log == log)
    }
  }

  @Test("A notice is shown with its title and what it says", arguments: Place.here)
  func notices(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Notify")
      #expect(try await stage.becomes(" notified"))
      #expect(try await stage.notices() == [Notice(title: "Standup", body: "Time is up.")])
    }
  }

  @Test("A scheduled notice is shown when its time has passed", arguments: Place.here)
  func schedule(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Boil an egg")
      #expect(try await stage.becomes(" boils"))
      stage.advance(by: .milliseconds(40))
      #expect(try await stage.becomes([.egg]))
    }
  }

  @Test("Of one identity a person sees one notice", .tags(.laws), arguments: Place.here)
  func replacement(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Boil an egg")
      try await stage.press("Boil rice")
      try await stage.press("Boil an egg")
      #expect(try await stage.becomes(" boils boils boils"))
      stage.advance(by: .milliseconds(80))
      #expect(try await stage.becomes([.egg, .rice]))
      try await stage.press("Boil an egg")
      #expect(try await stage.becomes(" boils boils boils boils"))
      stage.advance(by: .milliseconds(40))
      #expect(try await stage.becomes([.rice, .egg]))
    }
  }

  @Test("What is withdrawn is not shown, or not any more", .tags(.laws), arguments: Place.here)
  func withdrawal(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Boil an egg")
      try await stage.press("Forget the egg")
      try await stage.press("Boil rice")
      #expect(try await stage.becomes(" boils forgotten boils"))
      stage.advance(by: .milliseconds(80))
      #expect(try await stage.becomes([.rice]))
      try await stage.press("Boil an egg")
      #expect(try await stage.becomes(" boils forgotten boils boils"))
      stage.advance(by: .milliseconds(40))
      #expect(try await stage.becomes([.rice, .egg]))
      try await stage.press("Forget the egg")
      #expect(try await stage.becomes([.rice]))
    }
  }

  @Test("Who loads the page again loses what it was to show", arguments: Place.here)
  func scheduleAndReload(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Boil rice")
      #expect(try await stage.becomes(" boils"))
      try await stage.reloads()
      try await stage.press("Boil an egg")
      stage.advance(by: .milliseconds(80))
      #expect(try await stage.becomes([.egg]))
    }
  }

  @Test("Two people do not hear each other", arguments: Place.here)
  func sessions(_ place: Place) async throws {
    try await place.withStage { ann in
      try await place.withStage { bob in
        try await ann.press("Listen")
        try await bob.press("Listen")
        try await ann.speaks("I am Ann", isFinal: true)
        try await bob.speaks("I am Bob", isFinal: true)
        #expect(try await ann.becomes(" I am Ann."))
        #expect(try await bob.becomes(" I am Bob."))
      }
    }
  }

  @Test("Whoever loads the page again interrupts what goes on", arguments: Place.here)
  func reload(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Listen")
      try await stage.speaks("Good", isFinal: true)
      #expect(try await stage.becomes(" Good."))
      try await stage.reloads()
      #expect(try await !stage.isListening())
      #expect(stage.model.log == "Log: Good. (\(DeviceError.interrupted))")
    }
  }

  @Test("A connection that is lost and comes back ends nothing", arguments: Place.here)
  func reconnection(_ place: Place) async throws {
    try await place.withStage { stage in
      try await stage.press("Listen")
      try await stage.speaks("Before", isFinal: true)
      try await stage.losesConnection()
      try await stage.speaks("Meanwhile", isFinal: true)
      #expect(try await stage.becomes(" Before. Meanwhile."))
      try await stage.speaks("After", isFinal: true)
      #expect(try await stage.becomes(" Before. Meanwhile. After."))
      #expect(try await stage.isListening())
    }
  }
}
