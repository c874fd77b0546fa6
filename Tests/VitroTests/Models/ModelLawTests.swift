import Testing
import Vitro

/// What holds for every two states.
@MainActor @Suite struct ModelLawTests {
  @Test func everyStateCanFollowEveryOther() {
    var random = Numbers(seed: 5)
    let screen = ScreenModel()
    for _ in 0..<10_000 {
      let wanted = ScreenModel.Snapshot.random(using: &random)
      screen.restore(wanted)
      guard screen.snapshot == wanted else {
        Issue.record("\(screen.snapshot) is not \(wanted)")
        return
      }
    }
  }

  @Test func everyDestinationCanFollowEveryOther() {
    var random = Numbers(seed: 7)
    let inbox = InboxModel()
    for _ in 0..<10_000 {
      let wanted = InboxModel.Destination.Snapshot.random(using: &random)
      inbox.restore(InboxModel.Snapshot(destination: wanted))
      guard inbox.snapshot.destination == wanted else {
        Issue.record("\(inbox.snapshot) is not \(String(describing: wanted))")
        return
      }
    }
  }
}

/// The same numbers in each run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension CounterModel.Snapshot {
  fileprivate static func random(using numbers: inout Numbers) -> Self {
    Self(count: numbers.below(3), title: "\(numbers.below(2))", step: [nil, 1][numbers.below(2)])
  }
}

extension RowModel.Snapshot {
  fileprivate static func random(using numbers: inout Numbers) -> Self {
    Self(id: numbers.below(5), name: "\(numbers.below(3))")
  }
}

extension ScreenModel.Snapshot {
  fileprivate static func random(using numbers: inout Numbers) -> Self {
    let ids = (0..<5).shuffled(using: &numbers).prefix(numbers.below(6))
    let rows = ids.map { RowModel.Snapshot(id: $0, name: "\(numbers.below(3))") }
    let keys = ["a", "b", "c"].filter { _ in numbers.below(2) == 0 }
    return Self(
      counter: .random(using: &numbers),
      detail: numbers.below(2) == 0 ? nil : .random(using: &numbers),
      rows: rows,
      named: Dictionary(
        uniqueKeysWithValues: keys.map { ($0, RowModel.Snapshot.random(using: &numbers)) }),
      pinned: IdentifiedArray(uniqueElements: rows),
      numbers: (0..<numbers.below(3)).map { $0 },
      selection: Set((0..<numbers.below(3)).map { $0 }))
  }
}

extension InboxModel.Destination.Snapshot {
  fileprivate static func random(using numbers: inout Numbers) -> Self? {
    switch numbers.below(5) {
    case 0: .row(.random(using: &numbers))
    case 1: .counter(.random(using: &numbers), note: "\(numbers.below(2))")
    case 2: .alert(title: "\(numbers.below(2))")
    case 3: .search
    default: nil
    }
  }
}
