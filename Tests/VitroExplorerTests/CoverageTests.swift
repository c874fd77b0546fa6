import Testing
import VitroExplorer

@Suite("What a walk has not met")
struct CoverageTests {
  @Test(
    "Events that never happened, events that did nothing, and values that no state has, are told")
  func gaps() throws {
    let walk = try Explorer(Retrying(most: 3), events: [.send, .failed, .answered]) {
      $0.handle($1)
    }
    .explore()
    #expect(walk.untried(Retrying.Event.allCases) == [.again])
    #expect(walk.idleEvents == [])
    #expect(walk.unmet([.idle, .givenUp, .answered]) { $0.state } == [Retrying.State.givenUp])
    let whole = try Explorer(Retrying(most: 1)) { $0.handle($1) }.explore()
    #expect(whole.untried(Retrying.Event.allCases).isEmpty)
    #expect(whole.idleEvents == [".again"])
  }

  @Test("The replays take every step between two states, from the beginning on", arguments: 1...20)
  func replays(seed: Int) throws {
    let machine = RandomMachine(seed: seed, size: 12, events: 2)
    let walk = try machine.explorer.explore()
    let replays = try walk.replays(length: 5)
    var taken: Set<[Int]> = []
    for replay in replays {
      let events = replay.matches(of: /\d+/).compactMap { Int($0.output) }
      var state = 0
      for event in events {
        taken.insert([state, event])
        state = try #require(machine.end(of: event, at: state))
      }
      #expect(replay == ".replay([\(events.map(String.init).joined(separator: ", "))])")
    }
    for state in walk.states {
      for event in 0..<2 where machine.end(of: event, at: state) != state {
        #expect(taken.contains([state, event]))
      }
    }
  }
}
