import Foundation
import OvoTimerClient
import OvoTimerDomain
import OvoTimerService
import Testing
import Waiting

@Suite("One owner of a timer's files and its socket")
struct OwnershipTests {
  @Test("Two folders with one socket have one service")
  func oneSocket() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let other = home.folder.path + "/other"
    _ = try await home.run("5m")
    let second: [String: String?] = ["OVO_FOLDER": other, "OVO_SOCKET": home.location.socket]
    #expect(try await home.run(environment: second).output.hasPrefix("Running"))
    let ending = try await home.run("alarmd", environment: second)
    #expect(ending.status == 1)
    #expect(ending.output.hasPrefix("There is a service of this timer already"))
    try await home.expect("Running")
  }

  @Test("A folder that is removed and asked for at once is still that of the service that runs")
  func removedAndAsked() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("5m")
    let service = home.service
    try FileManager.default.removeItem(atPath: home.location.folder)
    try await home.expect("Running")
    #expect(home.service == service)
  }

  @Test("Something else in place of the socket keeps the alarm from nobody")
  func replacedSocket() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("2s")
    // In one step: the service takes a place that is free.
    try home.store(Data("hi".utf8), as: "other")
    rename(home.location.folder + "/other", home.location.socket)
    try await happens { !home.soundings.isEmpty }
    try FileManager.default.removeItem(atPath: home.location.socket)
    try await happens { try await home.client.isListening }
    try await home.expect("Finished: its alarm sounds.")
  }

  @Test("A folder that is removed is made again, with the lock, the socket and the timer")
  func removedFolder() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let before = try await home.run("5m")
    #expect(before.status == 0)
    let service = home.service
    try FileManager.default.removeItem(atPath: home.location.folder)
    try await happens { home.service != nil }
    try await happens { try await home.client.isListening }
    #expect(home.service == service)
    let timer = home.location.folder + "/" + TimerService.File.timer
    try await happens { FileManager.default.fileExists(atPath: timer) }
    try await home.expect("Running")
  }

  @Test("A lock that is removed is taken again, before another service can")
  func removedLock() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("5m")
    let service = home.service
    try FileManager.default.removeItem(atPath: home.location.folder + "/ovo.lock")
    try await happens { home.service == service }
    let ending = try await home.run("alarmd")
    #expect(ending.output.hasPrefix("There is a service of this timer already"))
    #expect(ending.output.contains("process \(service ?? 0)"))
  }

  @Test("A service that finds another one in its place ends, and that one is heard")
  func displaced() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("5m")
    let first = try #require(home.service)
    try await home.stopService()
    try FileManager.default.removeItem(atPath: home.location.folder + "/ovo.lock")
    try FileManager.default.removeItem(atPath: home.location.socket + ".lock")
    let outside = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    for name in outside where name.hasSuffix(".lock") {
      try FileManager.default.removeItem(atPath: home.folder.path + "/" + name)
    }
    let second = try home.alarmd()
    defer { second.cancel() }
    try await happens { home.service != nil && home.service != first }
    kill(first, SIGCONT)
    try await happens { kill(first, 0) != 0 }
    try await home.expect("Running")
  }

  @Test("A service that is to wait begins when the other one has ended")
  func waits() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    _ = try await home.run("5m")
    let first = home.service
    let second = try home.alarmd("", "--wait")
    defer { second.cancel() }
    home.signalService(SIGKILL)
    try await happens { home.service != nil && home.service != first }
    try await home.expect("Running")
  }
}
