import Testing
import VitroExplorer

@Suite("A walk by several cores and one by the simplest search there is")
struct RandomMachineTests {
  @Test("They meet the same states at the same depth", arguments: 1...30)
  func sameStates(seed: Int) throws {
    let machine = RandomMachine(seed: seed, size: 1_500, events: 1 + seed % 5)
    let distances = machine.distances()
    let walk = try machine.explorer.explore()
    #expect(Set(walk.states) == Set(distances.keys))
    #expect(walk.transitionCount == distances.count * machine.events)
    #expect(walk.depth == distances.values.max())
    for state in walk.states.suffix(20) {
      #expect(try walk.way { $0 == state }?.count == distances[state])
    }
  }

  @Test("They find the same dead ends", arguments: 1...20)
  func sameDeadEnds(seed: Int) throws {
    let machine = RandomMachine(seed: seed, size: 400, events: 1 + seed % 2)
    let distances = machine.distances()
    let goal = distances.keys.max() ?? 0
    let leading = machine.states(leadingTo: goal)
    let deadEnds = distances.keys.filter { !leading.contains($0) }
    let nearest = deadEnds.map { distances[$0, default: 0] }.min()
    do {
      try machine.explorer.goal("The goal") { $0 == goal }.explore()
      #expect(nearest == nil)
    } catch let error as Counterexample<Int, Int> {
      #expect(error.events.count == nearest)
      #expect(error.states.last.map(deadEnds.contains) == true)
    }
  }

  @Test("Levels of many thousand states are put together in the same order each time")
  func largeLevels() throws {
    let explorer = Explorer(0, events: Array(0..<12)) { $0 = ($0 * 13 + $1 + 1) % 1_000_003 }
    let walk = try explorer.explore(depth: 5)
    #expect(walk.states.count == 1 + 12 + 144 + 1_728 + 20_736 + 248_832)
    let again = try explorer.explore(depth: 5)
    #expect(walk.states.elementsEqual(again.states))
    let error = #expect(throws: Counterexample<Int, Int>.self) {
      try explorer.always("It is not the last") { $0 != walk.states.last }.explore(depth: 5)
    }
    #expect(error?.events == [11, 11, 11, 11, 11])
  }
}

/// A table of which state each event leads to, made of a seed.
struct RandomMachine {
  var events: Int
  private var table: [[Int]]

  init(seed: Int, size: Int, events: Int) {
    self.events = events
    var number = UInt64(seed)
    table = (0..<size).map { _ in
      (0..<events).map { _ in
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(number >> 33) % size
      }
    }
  }

  var explorer: Explorer<Int, Int> {
    Explorer(0, events: Array(0..<events)) { [table] in $0 = table[$0][$1] }
  }

  /// The state that an event leads to; `nil` of an event that there is not.
  func end(of event: Int, at state: Int) -> Int? {
    table[state].indices.contains(event) ? table[state][event] : nil
  }

  /// The states from which one can be reached.
  func states(leadingTo goal: Int) -> Set<Int> {
    var leading: Set = [goal]
    var count = 0
    while count < leading.count {
      count = leading.count
      for state in table.indices where table[state].contains(where: leading.contains) {
        leading.insert(state)
      }
    }
    return leading
  }

  /// How many events it takes to come to each state that can be reached.
  func distances(from start: Int = 0) -> [Int: Int] {
    var (distances, queue) = ([start: 0], [start])
    while !queue.isEmpty {
      let state = queue.removeFirst()
      for next in table[state] where distances[next] == nil {
        distances[next] = distances[state, default: 0] + 1
        queue.append(next)
      }
    }
    return distances
  }
}
