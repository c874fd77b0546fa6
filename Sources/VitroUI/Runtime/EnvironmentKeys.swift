/// Some of the values of an environment: those that have a bit of their own, and others by their keys.
struct EnvironmentKeys {
  /// Their bits. Keys of applications share some, so that what is found by its bits may be another value.
  private(set) var bits: EnvironmentBits = []
  /// The values without a bit of their own.
  private(set) var others: [ObjectIdentifier] = []
  /// Whether these are all values that there are.
  private var isAll = false

  static var all: EnvironmentKeys {
    var keys = EnvironmentKeys()
    keys.bits = EnvironmentBits(rawValue: .max)
    keys.isAll = true
    return keys
  }

  init() {}

  init(_ bits: EnvironmentBits) { self.bits = bits }

  var isEmpty: Bool { bits.isEmpty }

  mutating func insert(_ new: EnvironmentBits) { bits.formUnion(new) }

  mutating func remove(_ bits: EnvironmentBits) { self.bits.subtract(bits) }

  mutating func insert(_ key: ObjectIdentifier) {
    bits.formUnion(EnvironmentBits(key))
    if !others.contains(key) { others.append(key) }
  }

  mutating func formUnion(_ keys: EnvironmentKeys) {
    bits.formUnion(keys.bits)
    for key in keys.others where !others.contains(key) { others.append(key) }
    isAll = isAll || keys.isAll
  }

  /// These, without some others.
  func subtracting(_ keys: EnvironmentKeys) -> EnvironmentKeys {
    if keys.isAll { return EnvironmentKeys() }
    var rest = EnvironmentKeys(bits.intersection(.own).subtracting(keys.bits))
    for key in others where !keys.others.contains(key) { rest.insert(key) }
    return rest
  }

  /// Those without a bit of their own, where these are known; else all that two environments have.
  @MainActor func others(of left: EnvironmentValues, _ right: EnvironmentValues)
    -> [ObjectIdentifier]
  {
    isAll ? Array(Set(left.otherKeys).union(right.otherKeys)) : others
  }
}

/// Bits that stand for values of an environment.
struct EnvironmentBits: OptionSet {
  let rawValue: UInt64

  static let isEnabled = EnvironmentBits(rawValue: 1 << 0)
  static let font = EnvironmentBits(rawValue: 1 << 1)
  static let dismiss = EnvironmentBits(rawValue: 1 << 2)
  static let page = EnvironmentBits(rawValue: 1 << 3)
  static let dialog = EnvironmentBits(rawValue: 1 << 4)
  static let buttonPressed = EnvironmentBits(rawValue: 1 << 5)
  static let makesRows = EnvironmentBits(rawValue: 1 << 6)
  static let looks = EnvironmentBits(rawValue: 1 << 7)
  static let adjustment = EnvironmentBits(rawValue: 1 << 8)
  static let controls = EnvironmentBits(rawValue: 1 << 9)
  static let frame = EnvironmentBits(rawValue: 1 << 10)
  static let size = EnvironmentBits(rawValue: 1 << 11)
  static let sizeClasses = EnvironmentBits(rawValue: 1 << 12)
  static let colorScheme = EnvironmentBits(rawValue: 1 << 13)
  static let locale = EnvironmentBits(rawValue: 1 << 14)
  static let timeZone = EnvironmentBits(rawValue: 1 << 15)
  static let layoutDirection = EnvironmentBits(rawValue: 1 << 16)
  static let reduceMotion = EnvironmentBits(rawValue: 1 << 17)
  static let scenePhase = EnvironmentBits(rawValue: 1 << 18)
  static let host = EnvironmentBits(rawValue: 1 << 19)

  /// How many bits stand for one value each; the others are shared by all other keys.
  private static let ownCount: UInt64 = 20
  /// All bits that stand for one value each.
  static let own = EnvironmentBits(rawValue: (1 << ownCount) - 1)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The bit of a key, which others may have as well.
  init(_ key: ObjectIdentifier) {
    // Types stand at multiples of 16, one behind the other.
    let place = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    rawValue = 1 << (Self.ownCount + (place >> 32) % (64 - Self.ownCount))
  }
}
