import Foundation
import Testing
import Vitro

@Suite struct ObservableStateTests {
  @Test func theMemberwiseInitializerWorks() {
    #expect(Plain(age: 3).name == "Blob")
    #expect(Plain(name: "A", age: 3, note: "n").note == "n")
    #expect(Generic(value: 1).value == 1)
    #expect(Empty() == Empty())
  }

  @Test func equalityLooksAtFieldsOnly() {
    var one = Plain(age: 1)
    one.age = 2
    #expect(one == Plain(age: 2))
    #expect(Set([account(), account()]).count == 1)
  }

  @Test func codingUsesTheNamesInTheSource() throws {
    let data = try JSONEncoder().encode(account())
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == ["id", "name", "age", "visits", "watched", "log"])
    #expect(try JSONDecoder().decode(Account.self, from: data) == account())
  }

  @Test func printingUsesTheNamesInTheSource() {
    #expect("\(Plain(age: 1))" == "Plain(name: \"Blob\", age: 1, note: nil)")
  }

  @Test func observersOfPropertiesStillRun() {
    var value = account()
    value.watched = 5
    #expect(value.log == ["0 → 5"])
  }

  @Test func privateSettersWork() {
    var value = account()
    value.visit()
    #expect(value.visits == 1 && value.isAdult)
  }

  @Test func constantsMayShareADeclaration() throws {
    let place = Place(x: 1, y: 2)
    #expect("\(place)" == "Place(x: 1, y: 2)")
    let data = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode([String: Int].self, from: data) == ["x": 1, "y": 2])
  }

  @Test func namesMayBeKeywords() throws {
    var words = Words()
    words.throws += 1
    #expect("\(words)" == "Words(throws: 2, inout: 2)")
    let data = try JSONEncoder().encode(words)
    #expect(try JSONDecoder().decode([String: Int].self, from: data) == ["throws": 2, "inout": 2])
  }

  @Test func aLazyVariableIsNoPartOfTheValue() throws {
    var memo = Memo()
    #expect(memo.twice == 2)
    #expect("\(memo)" == "Memo(number: 1)")
    #expect(try JSONEncoder().encode(memo) == Data(#"{"number":1}"#.utf8))
  }

  @Test func aStateWithoutFieldsIsCoded() throws {
    #expect(try JSONEncoder().encode(Nothing()) == Data("{}".utf8))
  }

  private func account() -> Account {
    Account(id: 1, age: 18)
  }
}

@ObservableState struct Account: Codable, Hashable {
  let id: Int
  var name = "Blob"
  var age: Int
  var note: String?
  private(set) var visits = 0
  var isAdult: Bool { age >= 18 }
  var watched = 0 {
    didSet { log.append("\(oldValue) → \(watched)") }
  }
  var log: [String] = []

  mutating func visit() { visits += 1 }

  init(id: Int, age: Int) {
    self.id = id
    self.age = age
  }
}

@ObservableState struct Plain: Equatable {
  var name = "Blob"
  var age: Int
  var note: String?
}

@ObservableState struct Generic<Value: Equatable>: Equatable {
  var value: Value
}

@ObservableState struct Empty: Equatable {}

@ObservableState struct Place: Codable {
  let x, y: Int
}

@ObservableState struct Words: Codable & Sendable {
  var `throws` = 1
  private(set) var `inout` = 2
}

@ObservableState struct Memo: Codable {
  var number = 1
  lazy var twice = number * 2
}

@ObservableState struct Nothing: Codable {}
