import Foundation
import Synchronization
import Testing
import Vitro

/// Tests of file storage on a disk that says no.
@Suite struct FailingFilesTests {
  let url = URL(filePath: "/data/items.json")
  let disk = Disk()

  @Test func aFullDiskIsAClearErrorAndKeepsTheOldFile() async throws {
    try await withDisk {
      @Shared(.fileStorage(url)) var items: [Int] = []
      $items.withLock { $0 = [1] }
      disk.isFull.withLock { $0 = true }
      try await fails(
        """
        The file "/data/items.json" could not be saved: the disk is full. What was saved before is \
        unchanged.
        """
      ) {
        $items.withLock { $0 = [1, 2] }
      }
      #expect($items.saveError is FileStorageError)
      #expect(items == [1, 2])
      #expect(try disk.files.load("items.json") == Data("[1]".utf8))
    }
  }

  @Test func theNextChangeTriesAgain() async throws {
    try await withDisk {
      @Shared(.fileStorage(url)) var items: [Int] = []
      disk.isFull.withLock { $0 = true }
      try await fails("the disk is full") { $items.withLock { $0 = [1] } }
      disk.isFull.withLock { $0 = false }
      $items.withLock { $0.append(2) }
      #expect($items.saveError == nil)
      #expect(try disk.files.load("items.json") == Data("[1,2]".utf8))
    }
  }

  @Test func whoeverAsksForASaveGetsTheError() async throws {
    try await withDisk {
      @Shared(.fileStorage(url)) var items: [Int] = []
      disk.isFull.withLock { $0 = true }
      let error = await #expect(throws: FileStorageError.self) { try await $items.save() }
      #expect(error == .notSaved(file: "/data/items.json", reason: "the disk is full"))
    }
  }

  @Test func aFileThatCouldNotBeReadIsNotOverwritten() async throws {
    try disk.files.save(Data("[5]".utf8), "items.json")
    try await withDisk {
      disk.isUnreadable.withLock { $0 = true }
      try await fails(
        """
        The file "/data/items.json" could not be read: the disk reports an error. The default value is \
        used, or the one from before. Before anything is saved there, the file is given another name.
        """
      ) {
        @Shared(.fileStorage(url)) var items: [Int] = []
        disk.isUnreadable.withLock { $0 = false }
        $items.withLock { $0 = [1] }
      }
      #expect(try disk.files.load("items.json.damaged") == Data("[5]".utf8))
      #expect(try disk.files.load("items.json") == Data("[1]".utf8))
    }
  }

  @Test func aDamagedFileThatCannotBeKeptIsNotOverwritten() async throws {
    try disk.files.save(Data("[5".utf8), "items.json")
    try await withDisk {
      disk.isFull.withLock { $0 = true }
      try await fails(
        """
        The given data was not valid JSON. The default value is used, or the one from before. The \
        file could not be given another name, and nothing is saved there until it can.
        """
      ) {
        @Shared(.fileStorage(url)) var items: [Int] = []
        await #expect(throws: FileStorageError.self) { try await $items.save() }
        #expect(try disk.files.load("items.json") == Data("[5".utf8))
        disk.isFull.withLock { $0 = false }
        try await $items.save()
      }
      #expect(try disk.files.load("items.json.damaged") == Data("[5".utf8))
      #expect(try disk.files.load("items.json") == Data("[]".utf8))
    }
  }

  @Test func aValueThatHasNoFormIsAClearError() async throws {
    try await withDisk {
      @Shared(.fileStorage(url)) var ratio = 1.0
      try await fails("The file \"/data/items.json\" could not be saved: Unable to encode") {
        $ratio.withLock { $0 = .nan }
      }
    }
  }

  private func withDisk(_ body: () async throws -> Void) async throws {
    try await withDependencies {
      $0.defaultFileStorage = FileStorage { [disk] _ in disk.files }
    } operation: {
      try await body()
    }
  }
}

/// Files that can fail as a disk does.
final class Disk: Sendable {
  let isFull = Mutex(false)
  let isUnreadable = Mutex(false)
  private let memory = Files.inMemory()

  var files: Files {
    Files(
      load: { [self] name in
        if isUnreadable.withLock({ $0 }) {
          throw FilesError.failed(name: name, reason: "the disk reports an error")
        }
        return try memory.load(name)
      },
      save: { [self] data, name in
        try check(name)
        try memory.save(data, name)
      },
      setAside: { [self] name in
        try check(name)
        return try memory.setAside(name)
      }
    )
  }

  private func check(_ name: String) throws {
    if isFull.withLock({ $0 }) {
      throw FilesError.failed(name: name, reason: "the disk is full")
    }
  }
}
