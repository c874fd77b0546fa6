import IssueReporting
import Vitro

/// A random play of a store whose members have members, beside a model that knows whose each effect is.
@MainActor
struct FamilyPlay {
  private typealias Root = Guardian<Guardian<Loner>>

  /// How many actions effects have sent, how many were sent too late, and how many effects were ended.
  private(set) var (deliveries, lateSends, ended) = (0, 0, 0)
  private(set) var mistake: String?

  private var random: RandomNumbers
  private let signals: Signals
  private let executor = RestExecutor()
  private let store: StoreOf<Root>
  private var model = Root.State(id: 0, serial: 0)
  private var lastSerial = 0
  private var lastEffect = 0
  /// Whose the effects are that run, by their numbers.
  private var owners: [Int: Owner] = [:]
  /// Stores that somebody still holds, and whose they are.
  private var held: [(serial: Int, send: Sender)] = []

  private struct Owner {
    let serial: Int
    let leaves: Bool
  }

  init(seed: UInt64) {
    let signals = Signals()
    self.signals = signals
    random = RandomNumbers(seed: seed)
    store = Store(initialState: model) {
      Root()
    } withDependencies: {
      $0.signals = signals
    }
  }

  /// Does something at random, and compares the store with the model; says what it was.
  mutating func step() async -> String {
    let step =
      switch random.next(below: 10) {
      case 0...3: change()
      case 4...5: start()
      case 6...7: signal()
      case 8: hold()
      default: sendByHeld()
      }
    await executor.rest()
    compare()
    return step
  }
}

extension FamilyPlay {
  private var members: [Relative] { [Relative(model)] + model.below }

  private mutating func member() -> Relative {
    members[random.next(below: members.count)]
  }

  private func send(_ action: MemberAction, at address: ArraySlice<Slot>) {
    executor.run { _ = store.send(Root.action(action, at: address, in: store.state)) }
  }

  /// A member, or one that is above it, changes what the member holds.
  private mutating func change() -> String {
    let address = member().address
    let move = address.count < 2 ? move(at: address) : .count
    let above = random.next(below: address.count + 1)
    send(.change(move, Array(address[above...])), at: address[..<above])
    model.play(move, at: address[...])
    return "\(move) at \(address) from \(above)"
  }

  private mutating func move(at address: Address) -> Move {
    let id = 1 + random.next(below: 3)
    let slots: [Slot] = [.optional, .sheet, .door, .row(id), .element(random.next(below: 3))]
    let slot = slots[random.next(below: slots.count)]
    if random.next(below: 3) == 0 { return .remove(slot) }
    if case .element = slot, members.count(where: { $0.address.dropLast() == address[...] }) > 9 {
      return .remove(.element(0))
    }
    lastSerial += 1
    let isLeft = random.next(below: 2) == 0
    // Who has the same id in the same place is the same one.
    let there = serial(at: address + [slot], id: id, isLeft: isLeft)
    return .put(slot, id: id, serial: there ?? lastSerial, isLeft: isLeft)
  }

  /// The serial number of the member in a slot, if one with this id would go on as that member.
  private func serial(at address: Address, id: Int, isLeft: Bool) -> Int? {
    if case .element = address.last { return nil }
    let holder: (Slot) -> (id: Int, serial: Int, isLeft: Bool)? = { slot in
      if address.count == 1 {
        return model[slot].map { ($0.id, $0.serial, model.door?.isLeft == true) }
      }
      guard let child = model[address[0]] else { return nil }
      return child[slot].map { ($0.id, $0.serial, child.door?.isLeft == true) }
    }
    guard let slot = address.last, let there = holder(slot), there.id == id else { return nil }
    return slot == .door && there.isLeft != isLeft ? nil : there.serial
  }

  private mutating func start() -> String {
    let member = member()
    let (address, serial) = (member.address, member.serial)
    lastEffect += 1
    let leaves =
      switch address.last {
      case .sheet, .door, .element: random.next(below: 4) == 0
      default: false
      }
    owners[lastEffect] = Owner(serial: serial, leaves: leaves)
    send(leaves ? .leave(lastEffect) : .start(lastEffect), at: address[...])
    return "effect \(lastEffect) of \(serial) at \(address)"
  }

  /// An effect goes on: it sends, or ends the presentation of its owner.
  private mutating func signal() -> String {
    guard let number = owners.keys.sorted().randomElement(using: &random),
      let owner = owners[number]
    else { return "nothing" }
    signals.signal(number)
    let address = members.first { $0.serial == owner.serial }?.address ?? []
    if owner.leaves, let slot = address.last {
      model.play(.remove(slot), at: address.dropLast())
    } else {
      model.play(.count, at: address[...])
      deliveries += 1
    }
    return "signal to \(number) of \(owner.serial) at \(address)"
  }

  private mutating func hold() -> String {
    let member = member()
    let (address, serial) = (member.address, member.serial)
    guard let send = Root.sender(to: address[...], from: store) else {
      mistake = "there is no store of \(serial) at \(address)"
      return "hold"
    }
    if held.count > 12 { held.remove(at: random.next(below: held.count)) }
    held.append((serial, send))
    return "hold \(serial) at \(address)"
  }

  private mutating func sendByHeld() -> String {
    guard !held.isEmpty else { return "nothing" }
    let (serial, send) = held[random.next(below: held.count)]
    let reported = Reported()
    withIssueReporters([reported]) {
      executor.run { send(.change(.count, [])) }
    }
    if let address = members.first(where: { $0.serial == serial })?.address {
      model.play(.count, at: address[...])
    } else {
      lateSends += 1
      if reported.count != 1 {
        mistake = "what was sent too late was reported \(reported.count) times"
      }
    }
    return "send by the store of \(serial)"
  }

  private mutating func compare() {
    let alive = Set(members.map(\.serial))
    ended += owners.count
    owners = owners.filter { alive.contains($0.value.serial) }
    ended -= owners.count
    if let first = signals.mistakes.first { mistake = first }
    let shown = [Relative(store.state)] + store.state.below
    if shown != members { mistake = "\(shown) is not \(members)" }
    if signals.numbers != Set(owners.keys) {
      mistake = "\(signals.numbers.sorted()) run, not \(owners.keys.sorted())"
    }
  }
}

/// Counts issues.
private final class Reported: IssueReporter, @unchecked Sendable {
  private(set) var count = 0

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    count += 1
  }
}
