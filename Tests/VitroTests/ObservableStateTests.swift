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
