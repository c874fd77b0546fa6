import Testing
import Vitro

@Suite struct SharedTests {
  @Test func whatOneChangesTheOtherReads() {
    @Shared(.inMemory("count")) var mine = 0
    @Shared(.inMemory("count")) var yours = 0
    $mine.withLock { $0 += 1 }
    #expect(mine == 1 && yours == 1)
  }

  @Test func eachNameHasItsOwnValue() {
    @Shared(.inMemory("left")) var left = 0
    @Shared(.inMemory("right")) var right = 0
    $left.withLock { $0 = 5 }
    #expect(right == 0)
  }

  @Test func theFirstDefaultCounts() {
    @Shared(.inMemory("count")) var mine = 1
    @Shared(.inMemory("count")) var yours = 2
    #expect(yours == 1)
  }

  @Test func aValueIsKeptWhenNobodyHoldsIt() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 5 }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 5)
  }

  @Test func aParentHandsAValueOnToItsChild() {
    let parent = Shared(value: 1)
    let child = Child(count: parent)
    child.$count.withLock { $0 = 7 }
    #expect(parent.wrappedValue == 7)
  }

  @Test func anOptionalNeedsNoDefault() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
  }

  @Test func aChangeReturnsAResult() {
    let items = Shared(value: [1, 2, 3])
    #expect(items.withLock { $0.removeLast() } == 3)
    #expect(items.wrappedValue == [1, 2])
  }

  @Test func whatHasChangedBeforeAnErrorStaysChanged() {
    let count = Shared(value: 0)
    #expect(throws: Oops.self) {
      try count.withLock {
        $0 = 1
        throw Oops()
      }
    }
    #expect(count.wrappedValue == 1)
  }

  @Test func noChangeIsLostBetweenManyTasks() async {
    let count = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.wrappedValue == 8_000)
  }

  @Test func aValueLooksLikeItself() {
    let user = Shared(value: User(name: "Blob", age: 3))
    #expect("\(user)" == "\(user.wrappedValue)")
    #expect(Mirror(reflecting: user).children.map(\.label) == ["name", "age"])
    #expect(Shared(value: 1) == Shared(value: 1) && Shared(value: 1) != Shared(value: 2))
    #expect(Set([Shared(value: 1), Shared(value: 1)]).count == 1)
  }
}

@Suite struct SharedPartTests {
  let user = Shared(value: User(name: "Blob", age: 3))

  @Test func aPartIsSharedAsWell() {
    let name: Shared<String> = user.name
    name.withLock { $0 = "Blob Jr." }
    #expect(user.wrappedValue == User(name: "Blob Jr.", age: 3))
    user.withLock { $0.name = "Blob Sr." }
    #expect(name.wrappedValue == "Blob Sr.")
  }

  @Test func anElementIsAPart() {
    let items = Shared(value: [1, 2, 3])
    items[1].withLock { $0 = 9 }
    #expect(items.wrappedValue == [1, 9, 3])
  }

  @Test func whatCanOnlyBeReadIsReadOnly() {
    let isAdult: SharedReader<Bool> = user.isAdult
    #expect(!isAdult.wrappedValue)
    user.withLock { $0.age = 33 }
    #expect(isAdult.wrappedValue)
  }

  @Test func anOptionalIsUnwrapped() throws {
    let user = Shared<User?>(value: nil)
    #expect(Shared(user) == nil)
    user.withLock { $0 = User(name: "Blob", age: 3) }
    let present = try #require(Shared(user))
    present.age.withLock { $0 += 1 }
    #expect(user.wrappedValue?.age == 4)
  }

  @Test func whatHasGoneGoesOnBeingRead() throws {
    let user = Shared<User?>(value: User(name: "Blob", age: 3))
    let present = try #require(Shared(user))
    user.withLock { $0 = nil }
    #expect(present.wrappedValue == User(name: "Blob", age: 3))
  }
}

@Suite struct SharedReaderTests {
  @Test func aReaderReadsWhatIsShared() {
    @Shared(.inMemory("count")) var count = 0
    @SharedReader(.inMemory("count")) var reader = 0
    let handedOn = SharedReader($count)
    $count.withLock { $0 = 2 }
    #expect(reader == 2 && handedOn.wrappedValue == 2)
  }

  @Test func aPartIsReadAsWell() {
    let user = Shared(value: User(name: "Blob", age: 3))
    let name = SharedReader(user).name
    user.name.withLock { $0 = "Blob Jr." }
    #expect(name.wrappedValue == "Blob Jr.")
  }

  @Test func aConstantStands() {
    @SharedReader var count: Int
    _count = .constant(3)
    #expect(count == 3)
  }
}

private struct Oops: Error {}

private struct Child {
  @Shared var count: Int
}

struct User: Equatable, Codable, Sendable {
  var name: String
  var age: Int
  var isAdult: Bool { age >= 18 }
}
