import Foundation
import Testing
import Vitro

/// Tests of a file that somebody writes in the middle of a change, and of what our type does not know.
@Suite struct MergingTests {
  @Test func whatAnEditorHasChangedIsMergedAndInMemory() async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try settings.withLock {
        $0.name = "Blob Jr."
        try edit(url, #"{"name":"Blob Sr.","size":9,"sound":{"volume":7,"isOn":true}}"#)
      }
      let merged = Settings(name: "Blob Jr.", size: 9, sound: Settings.Sound(volume: 7))
      #expect(try stored(url) == merged)
      #expect(settings.wrappedValue == merged)
    }
  }

  @Test func aListIsOneValue() async throws {
    try await withFile("[1,2]") { url in
      let numbers = program(url, [Int]())
      try numbers.withLock {
        $0.append(3)
        try edit(url, "[1,2,9]")
      }
      #expect(try stored(url) == [1, 2, 3])
      #expect(numbers.wrappedValue == [1, 2, 3])
    }
  }

  @Test func aFormOfYourOwnIsNotMerged() async throws {
    try await withFile(#"{"a":1}"#) { url in
      let numbers = withDependencies {
        $0.defaultFileStorage = .onDisk(savesInBackground: false)
      } operation: {
        Shared(
          wrappedValue: [String: Int](),
          .fileStorage(
            url, decode: { @Sendable in try JSONDecoder().decode([String: Int].self, from: $0) },
            encode: { @Sendable in try JSONEncoder().encode($0) }))
      }
      try numbers.withLock {
        $0["b"] = 2
        try edit(url, #"{"a":1,"c":3}"#)
      }
      #expect(try stored(url) == ["a": 1, "b": 2])
    }
  }

  @Test func whatOnlyANewerVersionKnowsStays() async throws {
    let newer = """
      {"name":"Blob","size":1,"sound":{"volume":5,"isOn":true,"voice":[1]},"color":{"red":1}}
      """
    try await withFile(newer) { url in
      let settings = program(url, Settings())
      settings.withLock { $0.sound.volume = 7 }
      settings.withLock { $0.size = nil }
      try expect(
        url, #"{"name":"Blob","sound":{"volume":7,"isOn":true,"voice":[1]},"color":{"red":1}}"#)
      #expect(settings.wrappedValue == Settings(size: nil, sound: Settings.Sound(volume: 7)))
    }
  }

  @Test func whatANewerVersionWritesMeanwhileStaysAsWell() async throws {
    try await withFile { url in
      let settings = program(url, Settings())
      settings.withLock { $0.size = 2 }
      try settings.withLock {
        $0.size = 3
        try edit(url, #"{"name":"A","size":2,"sound":{"volume":5,"isOn":true},"color":"red"}"#)
      }
      try expect(url, #"{"name":"A","size":3,"sound":{"volume":5,"isOn":true},"color":"red"}"#)
      settings.withLock { $0.name = "B" }
      try expect(url, #"{"name":"B","size":3,"sound":{"volume":5,"isOn":true},"color":"red"}"#)
    }
  }

  @Test func elementsOfAListKeepWhatOnlyANewerVersionKnows() async throws {
    let newer = """
      [{"id":1,"title":"Milk","price":3},{"id":2,"title":"Bread","price":4},\
      {"id":3,"title":"Salt","price":5}]
      """
    try await withFile(newer) { url in
      let items = program(url, [Item]())
      items.withLock {
        $0[1].title = "Rolls"
        $0.removeFirst()
        $0.append(Item(id: 4, title: "Tea"))
        $0.swapAt(0, 1)
      }
      try expect(
        url,
        """
        [{"id":3,"title":"Salt","price":5},{"id":2,"title":"Rolls","price":4},{"id":4,"title":"Tea"}]
        """)
    }
  }

  @Test(arguments: ["12345678901234567890.0123", "1e300", "-1", "9007199254740993", "1e-300"])
  func aNumberThatNobodyKnowsStaysWhatItIs(number: String) async throws {
    try await withFile(#"{"known":1,"unknown":\#(number)}"#) { url in
      let numbers = program(url, Known())
      numbers.withLock { $0.known = 2 }
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.replacing("e+", with: "e").contains(#""unknown":\#(number)"#))
    }
  }

  @Test func aFormatThatHasBeenRaisedStaysRaised() async throws {
    try await withFile(#"{"version":1,"title":"Blob"}"#) { url in
      let document = program(url, Document())
      #expect(document.wrappedValue == Document(version: 2, name: "Blob"))
      document.withLock { $0.size = 3 }
      try expect(url, #"{"version":2,"title":"Blob","name":"Blob","size":3}"#)
    }
  }

  @Test(arguments: UInt64(1)...4) func aRandomHistoryIsThatOfItsModel(seed: UInt64) async throws {
    var random = RandomNumbers(seed: seed)
    try await withFile { url in
      let programs = (0..<3).map { _ in program(url, [String: Int]()) }
      var model = Model(programCount: programs.count)
      for step in 1...60 {
        let index = random.next(below: programs.count)
        if random.next(below: 4) == 0 {
          try await programs[index].load()
          model.load(index)
        } else {
          let change = Change(&random)
          let edit = random.next(below: 3) == 0 ? Change(&random) : nil
          try programs[index].withLock { numbers in
            change.apply(to: &numbers)
            try edit?.apply(to: url)
          }
          model.change(index, change, meanwhile: edit)
        }
        let file: [String: Int] = (try? stored(url)) ?? [:]
        #expect(file == model.file, "after step \(step)")
        #expect(programs.map { $0.wrappedValue } == model.memories, "after step \(step)")
      }
    }
  }
}

/// The history that programs make of a file of numbers, and of what each has in memory.
private struct Model {
  private(set) var file: [String: Int] = [:]
  private(set) var memories: [[String: Int]]

  init(programCount: Int) {
    memories = Array(repeating: [:], count: programCount)
  }

  mutating func load(_ program: Int) {
    memories[program] = file
  }

  /// A program changes one number, and meanwhile an editor perhaps another one.
  mutating func change(_ program: Int, _ change: Change, meanwhile edit: Change?) {
    let before = file
    edit?.apply(to: &file)
    // Where it says what has been there before, it changes nothing.
    if before[change.name] != change.number { change.apply(to: &file) }
    memories[program] = file
  }
}

/// A change of one number, which `nil` removes.
private struct Change {
  let name: String
  let number: Int?

  init(_ random: inout RandomNumbers) {
    name = ["a", "b", "c"][random.next(below: 3)]
    number = [nil, 1, 2, 3][random.next(below: 4)]
  }

  func apply(to numbers: inout [String: Int]) {
    numbers[name] = number
  }

  func apply(to url: URL) throws {
    var numbers: [String: Int] = (try? stored(url)) ?? [:]
    apply(to: &numbers)
    try JSONEncoder().encode(numbers).write(to: url, options: .atomic)
  }
}

private struct Item: Codable, Sendable {
  var id: Int
  var title: String
}

private struct Known: Codable, Sendable {
  var known = 0
}

/// A document whose second version calls the title a name.
private struct Document: Codable, Equatable, Sendable {
  var version = 2
  var name = ""
  var size: Int?

  private enum OldKeys: String, CodingKey { case title }

  init(version: Int = 2, name: String = "") {
    self.version = version
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decode(Int.self, forKey: .version) < 2 {
      let old = try decoder.container(keyedBy: OldKeys.self)
      name = try old.decode(String.self, forKey: .title)
    } else {
      name = try container.decode(String.self, forKey: .name)
    }
    size = try container.decodeIfPresent(Int.self, forKey: .size)
  }
}

/// Expects a file to hold the same JSON.
private func expect(
  _ url: URL,
  _ json: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let actual = try sorted(Data(contentsOf: url))
  let expected = try sorted(Data(json.utf8))
  #expect(actual == expected, sourceLocation: sourceLocation)
}

/// The same JSON, its members in the order of their names.
private func sorted(_ json: Data) throws -> String {
  let object = try JSONSerialization.jsonObject(with: json)
  let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  return String(decoding: data, as: UTF8.self)
}
