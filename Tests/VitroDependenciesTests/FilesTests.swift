import Foundation
import Testing
import VitroDependencies

/// The laws of files, held by those in memory and by those on disk.
@Suite struct FilesTests {
  enum Kind: String, CaseIterable {
    case inMemory, onDisk
  }

  @Test(.tags(.twinsObeyOneLaw), arguments: Kind.allCases) func whatIsSavedIsLoaded(kind: Kind)
    throws
  {
    try withFiles(kind) { files in
      try files.save(Data([1, 2, 3]), "a.json")
      #expect(try files.load("a.json") == Data([1, 2, 3]))
    }
  }

  @Test(arguments: Kind.allCases) func theLastSaveCounts(kind: Kind) throws {
    try withFiles(kind) { files in
      try files.save(Data([1, 2, 3]), "a.json")
      try files.save(Data([4]), "a.json")
      #expect(try files.load("a.json") == Data([4]))
    }
  }

  @Test(arguments: Kind.allCases) func filesOfDifferentNamesAreApart(kind: Kind) throws {
    try withFiles(kind) { files in
      try files.save(Data([1]), "a")
      try files.save(Data([2]), "b c ü")
      #expect(try files.load("a") == Data([1]))
      #expect(try files.load("b c ü") == Data([2]))
    }
  }

  @Test(arguments: Kind.allCases) func anEmptyFileIsAFile(kind: Kind) throws {
    try withFiles(kind) { files in
      try files.save(Data(), "a")
      #expect(try files.load("a") == Data())
    }
  }

  @Test(arguments: Kind.allCases) func aLargeFileIsWhole(kind: Kind) throws {
    try withFiles(kind) { files in
      let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
      try files.save(data, "large")
      #expect(try files.load("large") == data)
    }
  }

  @Test(.tags(.twinsObeyOneLaw), arguments: Kind.allCases) func aMissingFileHasItsOwnError(
    kind: Kind
  ) throws {
    try withFiles(kind) { files in
      #expect(throws: FilesError.notFound(name: "none.json")) { try files.load("none.json") }
    }
  }

  @Test(
    .tags(.twinsObeyOneLaw), arguments: Kind.allCases,
    ["", ".", "..", "a/b", "../a", "/etc/passwd"])
  func aNameCannotLeaveTheFolder(kind: Kind, name: String) throws {
    try withFiles(kind) { files in
      #expect(throws: FilesError.invalidName(name)) { try files.load(name) }
      #expect(throws: FilesError.invalidName(name)) { try files.save(Data(), name) }
    }
  }

  @Test func aSaveLeavesNothingElseInTheFolder() throws {
    try withFolder { folder in
      try Files.folder(folder).save(Data([1]), "a")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func aFolderThatCannotBeMadeIsAClearError() throws {
    try withFolder { folder in
      try Files.folder(folder).save(Data([1]), "a")
      let error = #expect(throws: FilesError.self) {
        try Files.folder(folder + "/a").save(Data([1]), "b")
      }
      #expect(
        error?.description
          == "The file \"b\" could not be used: a part of its path is a file, not a folder.")
    }
  }

  @Test func aPipeInPlaceOfAFileIsAClearErrorAndKeepsNobodyWaiting() throws {
    try withFolder { folder in
      try Files.folder(folder).save(Data(), "b")
      #expect(mkfifo(folder + "/a", 0o600) == 0)
      let error = #expect(throws: FilesError.self) { try Files.folder(folder).load("a") }
      #expect(
        error?.description
          == "The file \"a\" could not be used: it is a pipe or a device, not a file.")
    }
  }

  @Test(arguments: Kind.allCases) func aDamagedFileIsKeptUnderAnotherName(kind: Kind) throws {
    try withFiles(kind) { files in
      for name in ["a.json.damaged", "a.json.damaged-2", "a.json.damaged-3"] {
        try files.save(Data(name.utf8), "a.json")
        #expect(try files.setAside("a.json") == name)
        #expect(throws: FilesError.notFound(name: "a.json")) { try files.load("a.json") }
      }
      #expect(try files.load("a.json.damaged") == Data("a.json.damaged".utf8))
      #expect(throws: FilesError.notFound(name: "a.json")) { try files.setAside("a.json") }
      #expect(throws: FilesError.invalidName("../a")) { try files.setAside("../a") }
    }
  }

  @Test func filesOfYourOwnKeepACopyOfADamagedOne() throws {
    let memory = Files.inMemory(["a": Data([1])])
    let files = Files(load: memory.load, save: memory.save)
    #expect(try files.setAside("a") == "a.damaged")
    #expect(try files.setAside("a") == "a.damaged-2")
    #expect(try memory.load("a.damaged-2") == Data([1]))
  }

  @Test func aSaveThatWasKilledLeavesNoHeapOfFiles() throws {
    try withFolder { folder in
      let files = Files.folder(folder)
      try files.save(Data([1]), "a")
      try Data([9, 9]).write(to: URL(filePath: folder + "/.a.saving"))
      try files.save(Data([2]), "a")
      #expect(try files.load("a") == Data([2]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func manySavesAtOnceLeaveOneOfThemWhole() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/vitro-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = Files.folder(folder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in UInt8(0)..<16 {
        group.addTask { try files.save(Data(repeating: number, count: 10_000), "a") }
      }
      try await group.waitForAll()
    }
    let data = try files.load("a")
    #expect(data.count == 10_000 && Set(data).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
  }

  @Test func errorsAreSentences() {
    #expect(FilesError.notFound(name: "a").description == "There is no file \"a\".")
    #expect(FilesError.invalidName("/").description == "\"/\" cannot be the name of a file.")
  }

  private func withFiles(_ kind: Kind, _ body: (Files) throws -> Void) throws {
    switch kind {
    case .inMemory: try body(.inMemory())
    case .onDisk: try withFolder { try body(.folder($0 + "/deep/er")) }
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/vitro-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
