import Foundation
import Testing
import Vitro

/// Tests of a file that becomes unusable while a program has its value.
@Suite struct ForeignFilesTests {
  @Test(arguments: [#"{"name":"Bl"#, "", "[1,2]", #"{"name":5}"#, "\u{0}\u{1}"])
  func aFileThatIsDamagedMeanwhileIsKeptAndTheValueStays(content: String) async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try edit(url, content)
      try await fails("is damaged") {
        settings.withLock { $0.name = "Blob Jr." }
      }
      #expect(settings.wrappedValue == Settings(name: "Blob Jr.", size: 2))
      #expect(try stored(url) == settings.wrappedValue)
      let kept = URL(filePath: url.path(percentEncoded: false) + ".damaged")
      #expect(try String(contentsOf: kept, encoding: .utf8) == content)
    }
  }

  @Test func aFileThatIsDamagedInTheMiddleOfAChangeIsKeptAsWell() async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try await fails("It is kept as \"items.json.damaged\"") {
        try settings.withLock {
          $0.name = "Blob Jr."
          try edit(url, #"{"name":"#)
        }
      }
      #expect(try stored(url) == Settings(name: "Blob Jr.", size: 2))
      let kept = URL(filePath: url.path(percentEncoded: false) + ".damaged")
      #expect(try String(contentsOf: kept, encoding: .utf8) == #"{"name":"#)
    }
  }

  @Test func loadingADamagedFileThrowsAndKeepsTheValue() async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try edit(url, "{")
      await #expect(throws: FileStorageError.self) { try await settings.load() }
      #expect(settings.wrappedValue.size == 2)
      #expect(settings.loadError is FileStorageError)
    }
  }

  @Test func aFileThatIsRemovedIsWrittenAgain() async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try FileManager.default.removeItem(at: url)
      settings.withLock { $0.name = "Blob Jr." }
      #expect(try stored(url) == Settings(name: "Blob Jr.", size: 2))
    }
  }

  @Test func aFolderThatIsRemovedIsMadeAgain() async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try FileManager.default.removeItem(at: url.deletingLastPathComponent())
      settings.withLock { $0.name = "Blob Jr." }
      #expect(try stored(url) == Settings(name: "Blob Jr.", size: 2))
    }
  }

  @Test func whatCouldNotBeSavedIsSavedWithTheNextChange() async throws {
    try await withFile { url in
      let folder = url.deletingLastPathComponent().path
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try FileManager.default.removeItem(atPath: folder)
      #expect(FileManager.default.createFile(atPath: folder, contents: Data()))
      try await fails("a part of its path is a file, not a folder") {
        settings.withLock { $0.name = "Blob Jr." }
      }
      #expect(settings.saveError is FileStorageError)
      try FileManager.default.removeItem(atPath: folder)
      settings.withLock { $0.sound.volume = 7 }
      #expect(try stored(url) == settings.wrappedValue)
      #expect(
        settings.wrappedValue
          == Settings(name: "Blob Jr.", size: 2, sound: Settings.Sound(volume: 7)))
    }
  }

  @Test func aMergeThatIsNoSuchValueKeepsTheOtherFile() async throws {
    try await withFile { url in
      let shape = program(url, Shape.circle(radius: 1))
      shape.withLock { $0 = .circle(radius: 2) }
      let other = #"{"line":{"length":3}}"#
      try await fails("It is kept as \"items.json.damaged\"") {
        try shape.withLock {
          $0 = .square(side: 4)
          try edit(url, other)
        }
      }
      #expect(try stored(url) == Shape.square(side: 4))
      let kept = URL(filePath: url.path(percentEncoded: false) + ".damaged")
      #expect(try String(contentsOf: kept, encoding: .utf8) == other)
    }
  }
}

private enum Shape: Codable, Equatable, Sendable {
  case circle(radius: Int)
  case square(side: Int)
  case line(length: Int)
}
