import Observation
import VitroDevice
import VitroUI

/// An application that asks for everything that a device can do, and writes down what comes of it.
struct DeviceDemo: View {
  let model: DeviceDemoModel

  var body: some View {
    VStack {
      Text(model.log)
      Button("Listen") { model.listenButtonTapped() }
      Button("Stop") { model.stopButtonTapped() }
      Button("May I listen?") { model.ask { await SpeechRecognizer(on: .current).authorization() } }
      Button("Ring") { model.ringButtonTapped(.bell) }
      Button("Chime") { model.ringButtonTapped(.chime) }
      Button("Copy") { model.copyButtonTapped() }
      Button("Paste") { model.pasteButtonTapped() }
      Button("Notify") { model.notifyButtonTapped() }
      Button("Boil an egg") { model.boilButtonTapped(.egg, .milliseconds(40)) }
      Button("Boil rice") { model.boilButtonTapped(.rice, .milliseconds(80)) }
      Button("Forget the egg") { model.forgetButtonTapped(.egg) }
      Button("May I notify?") { model.ask { await Notifications(on: .current).authorization() } }
    }
  }
}

@MainActor @Observable final class DeviceDemoModel {
  private(set) var log = "Log:"
  private var listening: Task<Void, Never>?

  func listenButtonTapped() {
    listening = work {
      for try await result in SpeechRecognizer(on: .current).transcripts() {
        self.note(result.text + (result.isFinal ? "." : "…"))
      }
      self.note("end")
    }
  }

  func stopButtonTapped() {
    listening?.cancel()
  }

  func ringButtonTapped(_ sound: Sound) {
    work {
      try await SoundPlayer(on: .current).play(sound)
      self.note("rung")
    }
  }

  func copyButtonTapped() {
    work {
      try await Clipboard(on: .current).copy("Notes: \"a\",\n<b> 🎉")
      self.note("copied")
    }
  }

  func pasteButtonTapped() {
    work { self.note(try await Clipboard(on: .current).paste()) }
  }

  func notifyButtonTapped() {
    work {
      try await Notifications(on: .current).show(Notice(title: "Standup", body: "Time is up."))
      self.note("notified")
    }
  }

  func boilButtonTapped(_ notice: Notice, _ time: Duration) {
    work {
      try await Notifications(on: .current).schedule(notice, time)
      self.note("boils")
    }
  }

  func forgetButtonTapped(_ notice: Notice) {
    work {
      try await Notifications(on: .current).withdraw(notice.id ?? "")
      self.note("forgotten")
    }
  }

  func ask(_ question: @escaping @MainActor () async -> Authorization) {
    work { self.note(await question().rawValue) }
  }

  private func note(_ text: String) {
    log += " \(text)"
  }

  @discardableResult
  private func work(_ operation: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>
  {
    Task {
      do {
        try await operation()
      } catch let error as DeviceError {
        note("(\(error))")
      } catch {
        note("cancelled")
      }
    }
  }
}

extension Notice {
  static let egg = Notice(id: "egg", title: "Egg", body: "It is hard.")
  static let rice = Notice(id: "rice", title: "Rice", body: "It is soft.")
}
