/// The state of a feature that is presented, or of none; write `@Presents` on an optional field of an
/// `@ObservableState` instead of naming it.
///
/// It stores the state apart, so that a feature can present one of its own kind. It is compared, coded
/// and printed as the optional that it stands for.
///
/// What each action does with it is inlinable, so that it is compiled for the type at hand.
public struct PresentationState<State> {
  @usableFromInline final class Box {
    @usableFromInline var state: State?

    @inlinable
    init(_ state: consuming State?) { self.state = state }
  }

  @usableFromInline var box: Box?

  /// Makes the state of what is presented at first, mostly nothing.
  @inlinable
  public init(wrappedValue: State?) {
    box = wrappedValue.map { Box($0) }
  }

  /// The state of what is presented.
  @inlinable
  public var wrappedValue: State? {
    get { box?.state }
    set { box = newValue.map { Box($0) } }
    _modify {
      var state = take()
      defer { put(state) }
      yield &state
    }
  }

  @inlinable
  mutating func take() -> State? {
    isKnownUniquelyReferenced(&box) ? box?.state.take() : box?.state
  }

  @inlinable
  mutating func put(_ state: consuming State?) {
    if state != nil, isKnownUniquelyReferenced(&box) {
      box?.state = state
      return
    }
    box = state.map { Box($0) }
  }
}

// MARK: - In place

extension PresentationState: OptionalPart {
  @usableFromInline typealias Wrapped = State

  @inlinable var isThere: Bool { box != nil }

  @inlinable
  func readInPlace<Result>(_ read: (State) -> Result) -> Result? {
    box?.state.readInPlace(read)
  }

  @inlinable
  mutating func changeInPlace<Result>(_ change: (inout State) -> Result) -> Result? {
    guard box != nil else { return nil }
    if !isKnownUniquelyReferenced(&box) { wrappedValue = wrappedValue }
    return box?.state.changeInPlace(change)
  }

  @inlinable
  mutating func remove() {
    box = nil
  }
}

// MARK: - As the optional that it stands for

extension PresentationState: Equatable where State: Equatable {
  /// Whether both present the same, or nothing.
  public static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes what is presented.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked because of the box, which is copied before it is changed while somebody else has it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes what is presented, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes what is presented; null is nothing.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes what is presented; a key that is missing is nothing, as it is for an optional.
  public func decode<State: Decodable>(
    _: PresentationState<State>.Type,
    forKey key: Key
  ) throws -> PresentationState<State> {
    PresentationState(wrappedValue: try decodeIfPresent(State.self, forKey: key))
  }
}

extension PresentationState: CustomReflectable {
  /// What is presented, or `nil`.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
