/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The progress of the two gestures, with their values.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended, and the second may have begun.
    case second(First.Value, Second.Value?)
  }

  /// What comes first.
  public var first: First
  /// What comes next.
  public var second: Second

  /// Makes one gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Value> {
    let before = memory.part { Remembered<First.Value?>(nil) }
    let first = first.recognized(memory)
    let second = second.recognized(memory)
    return Recognition(actions: first.actions.union(second.actions)) { event, atEnd in
      guard let value = before.value else {
        return first.phases(event, &atEnd).map { phase in
          guard case .ended(let value) = phase else { return phase.map { .first($0) } }
          before.value = value
          return .changed(.second(value, nil))
        }
      }
      return second.phases(event, &atEnd).map { phase in
        if case .changed = phase {} else { before.value = nil }
        return phase.map { .second(value, $0) }
      }
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the first that happens counts.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two it is.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  /// What is tried first.
  public var first: First
  /// What is tried next.
  public var second: Second

  /// Makes one gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Value> {
    let first = first.recognized(memory)
    let second = second.recognized(memory)
    return Recognition(actions: first.actions.union(second.actions)) { event, atEnd in
      let phases = first.phases(event, &atEnd).map { $0.map { Value.first($0) } }
      guard phases.isEmpty else { return phases }
      return second.phases(event, &atEnd).map { $0.map { .second($0) } }
    }
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the two gestures, as far as they are known.
  public struct Value {
    /// What is known about the first, once it has begun.
    public var first: First.Value?
    /// What is known about the second, once it has begun.
    public var second: Second.Value?
  }

  /// One of them.
  public var first: First
  /// The other one.
  public var second: Second

  /// Makes one gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Value> {
    let known = memory.part { Remembered(Value(first: nil, second: nil)) }
    let first = first.recognized(memory)
    let second = second.recognized(memory)
    return Recognition(actions: first.actions.union(second.actions)) { event, atEnd in
      let firsts = first.phases(event, &atEnd).map { phase in
        phase.map { value -> Value in
          known.value.first = value
          return known.value
        }
      }
      let seconds = second.phases(event, &atEnd).map { phase in
        phase.map { value -> Value in
          known.value.second = value
          return known.value
        }
      }
      let phases = firsts + seconds
      if phases.contains(where: \.isLast) { known.value = Value(first: nil, second: nil) }
      return phases
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension GesturePhase {
  fileprivate var isLast: Bool { if case .changed = self { false } else { true } }
}

extension Gesture {
  /// This gesture, and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
