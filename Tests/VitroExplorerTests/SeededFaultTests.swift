import Testing
import VitroExplorer

@Suite("Ten faults in ten small machines")
struct SeededFaultTests {
  @Test("Each is found, with the shortest way to it", .tags(.everyState), arguments: faults)
  func isFound(fault: SeededFault) throws {
    let error = #expect(throws: (any Error).self) { try fault.explore(false) }
    let replay = error.map { "\($0)".split(separator: "\n").last ?? "" }
    #expect(replay.map(String.init) == ".replay(\(fault.way))")
  }

  @Test("Mended, none is found", arguments: faults)
  func isMended(fault: SeededFault) throws {
    try fault.explore(true)
  }

  static let faults: [SeededFault] = [
    SeededFault("An update is lost", way: "[.read(0), .read(1), .write(0), .write(1)]") {
      try LostUpdate.explorer(isMended: $0).explore()
    },
    SeededFault("Two wait for each other", way: "[.next(0), .next(1)]") {
      try Deadlock.explorer(isMended: $0).explore()
    },
    SeededFault(
      "A number overflows",
      way: "[\(Array(repeating: ".louder", count: 16).joined(separator: ", "))]"
    ) {
      try Volume.explorer(isMended: $0).explore()
    },
    SeededFault("An event is accepted twice", way: "[.payTapped, .payTapped]") {
      try Payment.explorer(isMended: $0).explore()
    },
    SeededFault("A late answer is shown", way: "[.typed, .typed, .answered(1)]") {
      try Search.explorer(isMended: $0).explore()
    },
    SeededFault("A door is locked while it is open", way: "[.openTapped, .lockTapped]") {
      try FrontDoor.explorer(isMended: $0).explore()
    },
    SeededFault("Two are where one may be", way: "[.next(0), .next(1), .next(0), .next(1)]") {
      try Exclusion.explorer(isMended: $0).explore()
    },
    SeededFault("A full queue drops what it is given", way: "[.send, .send, .send]") {
      try Queue.explorer(isMended: $0).explore()
    },
    SeededFault("A timer is paused at its end", way: "[.start, .tick, .tick, .pause]") {
      try EggTimer.explorer(isMended: $0).explore()
    },
    SeededFault("Somebody who has left is logged in", way: "[.logIn, .cancel, .answered]") {
      try Session.explorer(isMended: $0).explore()
    },
  ]
}

/// A small machine with one fault.
struct SeededFault: Sendable, CustomTestStringConvertible {
  var name: String
  /// The events that show it, as Swift.
  var way: String
  /// Walks through the machine.
  var explore: @Sendable (_ isMended: Bool) throws -> Void

  init(_ name: String, way: String, explore: @escaping @Sendable (Bool) throws -> Void) {
    (self.name, self.way, self.explore) = (name, way, explore)
  }

  var testDescription: String { name }
}

/// Two who add one to a number: they read it, and write what they have read plus one.
struct LostUpdate: Hashable {
  enum Event: Hashable { case read(Int), write(Int) }

  let isMended: Bool
  var number = 0
  var read: [Int?] = [nil, nil]
  var isDone = [false, false]

  mutating func handle(_ event: Event) {
    switch event {
    case .read(let who): if !isDone[who] { read[who] = number }
    case .write(let who):
      guard let old = read[who] else { return }
      read[who] = nil
      // Mended, what was written in between makes it begin again.
      if isMended, old != number { return }
      number = old + 1
      isDone[who] = true
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended), events: [.read(0), .read(1), .write(0), .write(1)]) {
      $0.handle($1)
    }
    .always("Both count") { $0.isDone != [true, true] || $0.number == 2 }
    .goal("Both are done") { $0.isDone == [true, true] }
  }
}

/// Two who need the same two keys, and take one after the other.
struct Deadlock: Hashable {
  enum Event: Hashable { case next(Int) }

  let isMended: Bool
  /// Who has each key.
  var keys: [Int?] = [nil, nil]
  /// How many steps each has made: take, take, give both back.
  var steps = [0, 0]

  mutating func handle(_ event: Event) {
    guard case .next(let who) = event, steps[who] < 3 else { return }
    if steps[who] < 2 {
      // Mended, both begin with the same key.
      let key = isMended ? steps[who] : (who + steps[who]) % 2
      guard keys[key] == nil else { return }
      keys[key] = who
    } else {
      keys = keys.map { $0 == who ? nil : $0 }
    }
    steps[who] += 1
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended), events: [.next(0), .next(1)]) { $0.handle($1) }
      .goal("Both are done") { $0.steps == [3, 3] }
  }
}

/// A volume of four bits.
struct Volume: Hashable {
  enum Event: CaseIterable { case louder, softer }

  let isMended: Bool
  var level = 0

  mutating func handle(_ event: Event) {
    switch event {
    case .louder: level = isMended ? min(15, level + 1) : (level + 1) % 16
    case .softer: level = max(0, level - 1)
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended)) { $0.handle($1) }
      .never("Louder is softer") { $1 == .louder && $2.level < $0.level }
  }
}

/// A button that pays, and may be tapped while it does.
struct Payment: Hashable {
  enum Event: CaseIterable { case payTapped, paid }

  let isMended: Bool
  var requests = 0
  var payments = 0

  mutating func handle(_ event: Event) {
    switch event {
    case .payTapped:
      if payments > 0 || (isMended && requests > 0) { return }
      requests += 1
    case .paid:
      guard requests > 0 else { return }
      requests -= 1
      payments += 1
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended), events: Array(Event.allCases)) {
      if $0.requests < 3 || $1 == .paid { $0.handle($1) }
    }
    .always("It is paid once") { $0.requests + $0.payments <= 1 }
  }
}

/// A search field that asks with each letter, and shows what is answered.
struct Search: Hashable {
  enum Event: Hashable { case typed, answered(Int) }

  let isMended: Bool
  /// The number of the question that is in the field.
  var query = 0
  var asked: Set<Int> = []
  var shown: Int?

  mutating func handle(_ event: Event) {
    switch event {
    case .typed where query < 3:
      query += 1
      asked.insert(query)
      shown = nil
    case .answered(let number) where asked.contains(number):
      asked.remove(number)
      if !isMended || number == query { shown = number }
    case .typed, .answered: break
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended), events: [.typed, .answered(1), .answered(2), .answered(3)]) {
      $0.handle($1)
    }
    .always("What is shown answers what is in the field") {
      $0.shown == nil || $0.shown == $0.query
    }
  }
}

/// A door with a bolt.
struct FrontDoor: Hashable {
  enum Event: CaseIterable { case lockTapped, unlockTapped, openTapped, closeTapped }

  let isMended: Bool
  var isOpen = false
  var isLocked = false

  mutating func handle(_ event: Event) {
    switch event {
    case .lockTapped: if !isMended || !isOpen { isLocked = true }
    case .unlockTapped: isLocked = false
    case .openTapped: if !isLocked { isOpen = true }
    case .closeTapped: isOpen = false
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended)) { $0.handle($1) }
      .always("A locked door is closed") { !$0.isLocked || !$0.isOpen }
      .goal("It can be opened") { $0.isOpen }
  }
}

/// Two who enter one room after they have looked whether it is free; mended, Peterson's algorithm.
struct Exclusion: Hashable {
  enum Event: Hashable { case next(Int) }
  enum Place: Hashable { case outside, wanting, waiting, inside }

  let isMended: Bool
  var places = [Place.outside, .outside]
  var turn = 0

  mutating func handle(_ event: Event) {
    guard case .next(let who) = event else { return }
    let other = 1 - who
    switch places[who] {
    case .outside where isMended:
      places[who] = .wanting
    case .outside:
      if places[other] != .inside { places[who] = .waiting }
    case .wanting:
      turn = other
      places[who] = .waiting
    case .waiting:
      if !isMended || places[other] == .outside || turn == who { places[who] = .inside }
    case .inside:
      places[who] = .outside
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended), events: [.next(0), .next(1)]) { $0.handle($1) }
      .always("One at most is inside") { $0.places != [.inside, .inside] }
      .goal("The first comes in") { $0.places[0] == .inside }
      .goal("The second comes in") { $0.places[1] == .inside }
  }
}

/// A queue with room for two.
struct Queue: Hashable {
  enum Event: CaseIterable { case send, receive }

  let isMended: Bool
  var sent = 0
  var received = 0
  var waiting = 0

  mutating func handle(_ event: Event) {
    switch event {
    case .send:
      if sent == 4 || (isMended && waiting == 2) { return }
      sent += 1
      waiting = min(2, waiting + 1)
    case .receive:
      guard waiting > 0 else { return }
      waiting -= 1
      received += 1
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended)) { $0.handle($1) }
      .always("Nothing is lost") { $0.sent == $0.received + $0.waiting }
      .goal("All is received") { $0.received == 4 }
  }
}

/// A timer of two seconds that rings with a tick of its own.
struct EggTimer: Hashable {
  enum Event: CaseIterable { case start, tick, pause, goOn }
  enum State: Hashable { case ready, running(Int), paused(Int), rung }

  let isMended: Bool
  var state = State.ready

  mutating func handle(_ event: Event) {
    switch (event, state) {
    case (.start, .ready): state = .running(2)
    case (.tick, .running(let rest)):
      state = rest > (isMended ? 1 : 0) ? .running(rest - 1) : .rung
    case (.pause, .running(let rest)): state = .paused(rest)
    case (.goOn, .paused(let rest)): if rest > 0 { state = .running(rest) }
    default: break
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended)) { $0.handle($1) }
      .goal("It rings") { $0.state == .rung }
  }
}

/// Logging in, which can be given up while the answer is on its way.
struct Session: Hashable {
  enum Event: CaseIterable { case logIn, cancel, answered }

  let isMended: Bool
  var isWanted = false
  var isAsked = false
  var isLoggedIn = false

  mutating func handle(_ event: Event) {
    switch event {
    case .logIn:
      isWanted = true
      isAsked = true
    case .cancel:
      isWanted = false
      isLoggedIn = false
    case .answered:
      guard isAsked else { return }
      isAsked = false
      isLoggedIn = !isMended || isWanted
    }
  }

  static func explorer(isMended: Bool) -> Explorer<Self, Event> {
    Explorer(Self(isMended: isMended)) { $0.handle($1) }
      .always("Who has given up is not logged in") { $0.isWanted || !$0.isLoggedIn }
      .goal("It is possible to be logged in") { $0.isLoggedIn }
  }
}
