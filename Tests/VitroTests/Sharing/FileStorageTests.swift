import Foundation
import Testing
import Vitro

/// Tests of what files on disk and files in memory do alike.
@Suite struct FileStorageTests {
  enum Kind: String, CaseIterable {
    case inMemory, onDisk
  }

  @Test(arguments: Kind.allCases) func whatIsSavedIsThereTheNextTime(kind: Kind) async throws {
    try await with(kind) { storage, url in
      do {
        @Shared(.fileStorage(url)) var items = [1]
        #expect(items == [1])
        $items.withLock { $0 = [1, 2] }
        try await $items.save()
      }
      #expect(try String(decoding: storage.load(url), as: UTF8.self) == "[1,2]")
      @Shared(.fileStorage(url)) var items: [Int] = []
      #expect(items == [1, 2] && $items.loadError == nil)
    }
  }

  @Test(arguments: Kind.allCases) func savingCountsForTheChangesBeforeIt(kind: Kind) async throws {
    try await with(kind) { storage, url in
      @Shared(.fileStorage(url)) var items: [Int] = []
      for number in 1...10 {
        $items.withLock { $0.append(number) }
        try await $items.save()
        let stored = try JSONDecoder().decode([Int].self, from: storage.load(url))
        #expect(stored == Array(1...number))
      }
    }
  }

  @Test(arguments: Kind.allCases) func aDamagedFileIsKeptAndReported(kind: Kind) async throws {
    try await with(kind) { storage, url in
      try storage.save(Data("[1,2".utf8), to: url)
      let kept = url.path(percentEncoded: false) + ".damaged"
      try await fails(
        """
        The file "\(url.path(percentEncoded: false))" is damaged: The given data was not valid JSON. It \
        is kept as "items.json.damaged", and the default value is used, or the one from before.
        """
      ) {
        @Shared(.fileStorage(url)) var items = [0]
        #expect(items == [0])
        #expect($items.loadError is FileStorageError)
        $items.withLock { $0 = [7] }
        try await $items.save()
        #expect($items.loadError == nil, "it is stored now")
      }
      #expect(try storage.load(url) == Data("[7]".utf8))
      #expect(try storage.load(URL(filePath: kept)) == Data("[1,2".utf8))
    }
  }

  @Test(arguments: Kind.allCases) func eachDamagedFileIsKept(kind: Kind) async throws {
    try await with(kind) { storage, url in
      for text in ["a", "b", "c"] {
        try storage.save(Data(text.utf8), to: url)
        try await fails("is damaged") {
          @Shared(.fileStorage(url)) var items = [0]
          #expect(items == [0])
        }
      }
      for (name, text) in [("", "a"), ("-2", "b"), ("-3", "c")] {
        let kept = URL(filePath: url.path(percentEncoded: false) + ".damaged\(name)")
        #expect(try storage.load(kept) == Data(text.utf8))
      }
    }
  }

  @Test(arguments: ["", "{", "[1,2,", "\"x\"", String(repeating: "[", count: 600)])
  func whateverIsInAFileIsNoTrap(content: String) async throws {
    try await with(.inMemory) { storage, url in
      try storage.save(Data(content.utf8), to: url)
      try await fails("is damaged") {
        @Shared(.fileStorage(url)) var items = [0]
        #expect(items == [0])
      }
    }
  }

  @Test func theMessageSaysWhereInTheFileItIsWrong() async throws {
    try await with(.inMemory) { storage, url in
      try storage.save(Data(#"[{"name":"Blob","age":"3"}]"#.utf8), to: url)
      try await fails("(at [0].age)") {
        @Shared(.fileStorage(url)) var users: [User] = []
        #expect(users == [])
      }
    }
  }

  @Test(arguments: Kind.allCases) func twoFilesAreApart(kind: Kind) async throws {
    try await with(kind) { _, url in
      @Shared(.fileStorage(url)) var one = 1
      @Shared(.fileStorage(url.deletingLastPathComponent().appending(path: "b.json"))) var two = 2
      $one.withLock { $0 = 5 }
      #expect(two == 2)
    }
  }

  @Test(arguments: Kind.allCases) func aFormOfYourOwnIsUsed(kind: Kind) async throws {
    try await with(kind) { storage, url in
      let read: @Sendable (Data) -> String = { String(decoding: $0, as: UTF8.self) }
      let write: @Sendable (String) -> Data = { Data($0.utf8) }
      @Shared(.fileStorage(url, decode: read, encode: write)) var text = ""
      $text.withLock { $0 = "Hello" }
      try await $text.save()
      #expect(try storage.load(url) == Data("Hello".utf8))
    }
  }

  @Test func whatIsNoFileIsAClearError() async throws {
    try await with(.inMemory) { _, _ in
      let url = try #require(URL(string: "https://example.com/items.json"))
      try await fails(
        """
        The file "https://example.com/items.json" could not be read: it is not the URL of a file. The \
        default value is used, or the one from before.
        """
      ) {
        @Shared(.fileStorage(url)) var items: [Int] = []
        await #expect(throws: FileStorageError.self) { try await $items.save() }
      }
    }
  }

  private func with(
    _ kind: Kind,
    _ body: (FileStorage, URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitro-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let storage = kind == .inMemory ? FileStorage.inMemory() : .fileSystem
    try await withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      try await body(storage, folder.appending(path: "items.json"))
    }
  }
}

/// Expects one failure that says this.
func fails(
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async throws {
  try await withKnownIssue(sourceLocation: sourceLocation) {
    try await body()
  } matching: {
    $0.comments.map(\.rawValue).joined().contains(message)
  }
}
