import Foundation
import Testing
import Vitro

/// Tests of programs that share a file, and wait for each other.
@Suite struct SeveralProgramsTests {
  @Test func incrementsInTurnAreAllCounted() async throws {
    try await withFile { url async throws in
      let one = program(url, 0)
      let two = program(url, 0)
      for _ in 1...20 {
        one.withLock { $0 += 1 }
        two.withLock { $0 += 1 }
      }
      #expect(try stored(url) == 40)
      #expect(two.wrappedValue == 40)
    }
  }

  @Test func incrementsAtTheSameTimeAreAllCounted() async throws {
    try await withFile { url in
      let programs = (1...3).map { _ in program(url, 0, savesInBackground: true) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for count in programs {
          group.addTask {
            for _ in 1...20 {
              count.withLock { $0 += 1 }
              try await count.save()
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try stored(url) == 60)
    }
  }

  @Test func whoeverChangesWaitsUntilOthersHaveSaved() async throws {
    try await withFile { url in
      let one = program(url, [Int](), savesInBackground: true)
      let two = program(url, [Int](), savesInBackground: true)
      for number in 1...5 { one.withLock { $0.append(number) } }
      two.withLock { $0.append(6) }
      try await two.save()
      #expect(try stored(url) == [1, 2, 3, 4, 5, 6])
    }
  }

  @Test func whatTwoProgramsChangeIsInTheFileAndInBoth() async throws {
    try await withFile { url in
      let one = program(url, Settings())
      let two = program(url, Settings())
      one.withLock { $0.name = "Blob Jr." }
      two.withLock { $0.sound.volume = 7 }
      let both = Settings(name: "Blob Jr.", sound: Settings.Sound(volume: 7))
      #expect(try stored(url) == both)
      #expect(two.wrappedValue == both)
      try await one.load()
      #expect(one.wrappedValue == both)
    }
  }

  @Test func theLaterSaveCountsAndTheOtherProgramLearnsOfIt() async throws {
    try await withFile { url async throws in
      let one = program(url, Settings())
      let two = program(url, Settings())
      one.withLock { $0.name = "Blob Jr." }
      two.withLock { $0.name = "Blob Sr." }
      one.withLock { $0.size = 2 }
      #expect(one.wrappedValue == Settings(name: "Blob Sr.", size: 2))
      #expect(try stored(url) == one.wrappedValue)
    }
  }

  @Test func whatOneRemovesIsGoneForTheOther() async throws {
    try await withFile { url async throws in
      let one = program(url, Settings())
      let two = program(url, Settings())
      one.withLock { $0.name = "Blob Jr." }
      two.withLock { $0.size = nil }
      one.withLock { $0.sound.isOn = false }
      #expect(one.wrappedValue.size == nil)
      #expect(try stored(url) == one.wrappedValue)
    }
  }

  @Test func whoeverObservesIsToldOfWhatIsLoaded() async throws {
    try await withFile { url in
      let one = program(url, 0)
      let two = program(url, 0)
      one.withLock { $0 = 5 }
      try await confirmation { isTold in
        withObservationTracking {
          _ = two.wrappedValue
        } onChange: {
          isTold()
        }
        try await two.load()
      }
      #expect(two.wrappedValue == 5)
    }
  }

  @Test func aFormOfYourOwnBeginsWithWhatIsInTheFile() async throws {
    try await withFile { url async throws in
      let one = text(url)
      let two = text(url)
      one.withLock { $0 += "a" }
      two.withLock { $0 += "b" }
      one.withLock { $0 += "c" }
      #expect(try String(contentsOf: url, encoding: .utf8) == "abc")
    }
  }

  @Test func settingsOfTwoProgramsAreAllKept() async throws {
    try await withFile { url async throws in
      let one = setting("one", url)
      let two = setting("two", url)
      one.withLock { $0 = 1 }
      two.withLock { $0 = 2 }
      #expect(try stored(url) == ["one": "1", "two": "2"])
    }
  }

  /// One that was stopped by a debugger, say.
  @Test func whoeverDoesNotLetGoIsGivenUpAndNothingIsLost() async throws {
    try await withFile("1") { url in
      let count = program(url, 0, patience: 0)
      let lock = url.deletingLastPathComponent().appending(path: ".items.json.lock")
      let file = open(lock.path(percentEncoded: false), O_RDWR | O_CREAT, 0o600)
      #expect(flock(file, LOCK_EX) == 0)
      try await fails("another program is changing it, and does not end") {
        count.withLock { $0 += 1 }
      }
      #expect(count.saveError is FileStorageError)
      #expect(try count.wrappedValue == 2 && stored(url) == 1)
      // The file of the lock was never removed, so that the next program makes no other one.
      #expect(close(file) == 0)
      count.withLock { $0 += 1 }
      #expect(try count.saveError == nil && stored(url) == 3)
    }
  }

  @Test func noLockIsLeftBehind() async throws {
    try await withFile { url in
      let count = program(url, 0, savesInBackground: true)
      count.withLock { $0 += 1 }
      try await count.save()
      let folder = url.deletingLastPathComponent().path(percentEncoded: false)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["items.json"])
    }
  }

  private func text(_ url: URL) -> Shared<String> {
    withDependencies {
      $0.defaultFileStorage = .onDisk(savesInBackground: false)
    } operation: {
      Shared(
        wrappedValue: "",
        .fileStorage(
          url, decode: { @Sendable in String(decoding: $0, as: UTF8.self) },
          encode: { @Sendable in Data($0.utf8) }))
    }
  }

  private func setting(_ name: String, _ url: URL) -> Shared<Int> {
    withDependencies {
      $0.defaultAppStorage = .file(url, in: .onDisk(savesInBackground: false))
    } operation: {
      Shared(wrappedValue: 0, .appStorage(name))
    }
  }
}
