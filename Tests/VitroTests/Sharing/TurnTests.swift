import Foundation
import Synchronization
import Testing
import Vitro

/// When changes reach the disk.
@MainActor @Suite struct TurnTests {
  let url = URL(filePath: "/data/items.json")
  let saves = Saves()

  @Test func manyChangesOfOneTurnAreSavedOnce() async throws {
    try await withDependencies {
      $0.defaultFileStorage = FileStorage(savesInBackground: true) { [saves] _ in saves.files }
    } operation: {
      @Shared(.fileStorage(url)) var items: [Int] = []
      for number in 0..<100 { $items.withLock { $0.append(number) } }
      try await $items.save()
      #expect(saves.count.withLock { $0 } == 1)
    }
  }

  @Test func aChangeIsSavedWithoutBeingAskedFor() async {
    await withDependencies {
      $0.defaultFileStorage = FileStorage(savesInBackground: true) { [saves] _ in saves.files }
    } operation: {
      @Shared(.fileStorage(url)) var items: [Int] = []
      $items.withLock { $0 = [1] }
      await saves.first()
      #expect((try? saves.memory.load("items.json")) == Data("[1]".utf8))
    }
  }

  @MainActor @Test func settingsOfOneTurnAreSavedOnce() async throws {
    let storage = FileStorage(savesInBackground: true) { [saves] _ in saves.files }
    try await withDependencies {
      $0.defaultAppStorage = .file(url, in: storage)
    } operation: {
      @Shared(.appStorage("isOn")) var isOn = false
      @Shared(.appStorage("name")) var name = ""
      $isOn.withLock { $0 = true }
      $name.withLock { $0 = "Blob" }
      try await $isOn.save()
      try await $name.save()
      #expect(saves.count.withLock { $0 } == 1)
    }
  }
}

/// Files that count their saves, and say when one is done.
final class Saves: Sendable {
  let count = Mutex(0)
  let memory = Files.inMemory()
  private let (done, didSave) = AsyncStream<Void>.makeStream()

  var files: Files {
    Files(
      load: { [self] in try memory.load($0) },
      save: { [self] data, name in
        try memory.save(data, name)
        count.withLock { $0 += 1 }
        didSave.yield()
      }
    )
  }

  func first() async {
    for await _ in done { return }
  }
}
