import Vitro

// Snapshots of few different values, so that two of them have much in common.

/// The same numbers in each run.
struct Numbers: RandomNumberGenerator {
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

  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

  /// Some of the ids in some order.
  mutating func ids() -> [Int] {
    Array((0..<5).shuffled(using: &self).prefix(below(4)))
  }
}

extension CounterModel.Snapshot {
  static func random(using numbers: inout Numbers) -> Self {
    Self(count: numbers.below(3), title: "\(numbers.below(2))", step: [nil, 1][numbers.below(2)])
  }
}

extension RowModel.Snapshot {
  static func random(id: Int? = nil, using numbers: inout Numbers) -> Self {
    Self(id: id ?? numbers.below(5), name: "\(numbers.below(3))")
  }
}

extension ScreenModel.Snapshot {
  static func random(using numbers: inout Numbers) -> Self {
    Self(
      counter: .random(using: &numbers),
      detail: numbers.below(2) == 0 ? nil : .random(using: &numbers),
      rows: numbers.ids().map { .random(id: $0, using: &numbers) },
      named: numbers.below(2) == 0 ? [:] : ["a": .random(using: &numbers)],
      pinned: IdentifiedArray(
        uniqueElements: numbers.ids().map { .random(id: $0, using: &numbers) }),
      numbers: (0..<numbers.below(3)).map { $0 },
      selection: Set((0..<numbers.below(3)).map { $0 }))
  }
}

extension InboxModel.Snapshot {
  static func random(using numbers: inout Numbers) -> Self {
    switch numbers.below(5) {
    case 0: Self(destination: .row(.random(using: &numbers)))
    case 1: Self(destination: .counter(.random(using: &numbers), note: "\(numbers.below(2))"))
    case 2: Self(destination: .alert(title: "\(numbers.below(2))"))
    case 3: Self(destination: .search)
    default: Self(destination: nil)
    }
  }
}
