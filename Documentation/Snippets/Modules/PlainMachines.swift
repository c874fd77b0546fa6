// A download as a machine, with nothing but VitroMachines.
import Testing
import VitroMachines

struct Download: Equatable, StateMachine {
  enum Phase: Equatable { case idle, loading, done(bytes: Int), failed }

  enum Event: Equatable {
    case startTapped, cancelTapped
    case finished(bytes: Int)
    case brokeOff
  }

  enum Command: Equatable { case fetch, cancelFetch }

  private(set) var phase = Phase.idle

  mutating func handle(_ event: Event) -> [Command] {
    switch (phase, event) {
    case (.idle, .startTapped), (.failed, .startTapped):
      phase = .loading
      return [.fetch]
    case (.loading, .cancelTapped):
      phase = .idle
      return [.cancelFetch]
    case (.loading, .finished(let bytes)): phase = .done(bytes: bytes)
    case (.loading, .brokeOff): phase = .failed
    default: break
    }
    return []
  }
}

extension MachineDriver<Download> {
  /// A download from a server.
  static func download(
    from server: @escaping @Sendable () async throws -> Int
  ) -> MachineDriver {
    MachineDriver(Download()) { command in
      switch command {
      case .fetch:
        .run { send in
          await send(.finished(bytes: try await server()))
        } catch: { _, send in
          await send(.brokeOff)
        }
        .cancellable(id: "fetch")
      case .cancelFetch: .cancel(id: "fetch")
      }
    }
  }
}

@Suite("A download") struct DownloadTests {
  @Test("Only what loads can be cancelled") func cancel() {
    var download = Download()
    #expect(download.handle(.cancelTapped) == [])
    #expect(download.handle(.startTapped) == [.fetch])
    #expect(download.handle(.startTapped) == [])
    #expect(download.handle(.cancelTapped) == [.cancelFetch])
  }

  @Test("The driver fetches") @MainActor func driver() async {
    let download = MachineDriver.download { 1_024 }
    await download.send(.startTapped).finish()
    #expect(download.phase == .done(bytes: 1_024))
  }

  @Test("What breaks off can be started again") @MainActor func breaksOff() async {
    struct Offline: Error {}
    let download = MachineDriver.download { throw Offline() }
    await download.send(.startTapped).finish()
    #expect(download.phase == .failed)
    download.send(.startTapped)
    #expect(download.phase == .loading)
  }
}
