/// What the code written by `@ObservableState` calls. It is public because that code stands in your
/// module; there is no reason to use it.
public enum StateSupport {
  /// The fields of a state that have changed since a store last looked, and what it saw then.
  ///
  /// Neutral where values are compared: any two are equal and hash alike.
  @frozen
  public struct Marks: Sendable {
    /// One bit for each field; the last stands for all fields from number 63 on.
    @usableFromInline var bits: UInt64 = 0

    /// The number of the value that the bits are relative to; 0 for one that no store has seen.
    ///
    /// Two states with the same number differ at most in the fields that are marked in either. A
    /// store that finds another number than it gave knows that the state was replaced as a whole.
    @usableFromInline var identity: UInt64 = 0

    /// The marks of a new state.
    @inlinable
    public init() {}

    /// Notes that a field changes.
    @inlinable
    public mutating func mark(_ index: Int) {
      bits |= 1 &<< UInt64(min(index, 63))
    }
  }

  /// One field: its name, how it is read, and where it is stored.
  public struct Field<Root> {
    /// The name in the source.
    public let name: String
    let keyPath: PartialKeyPath<Root>
    let stored: PartialKeyPath<Root>

    /// Makes the entry of a field.
    public init<Value>(
      _ name: String,
      _ keyPath: KeyPath<Root, Value>,
      stored: WritableKeyPath<Root, Value>
    ) {
      self.name = name
      self.keyPath = keyPath
      self.stored = stored
    }
  }

  /// The fields of a state in the order of their bits.
  public struct Fields<Root>: @unchecked Sendable {
    /// The fields. Key paths to members are immutable and capture nothing.
    public let all: [Field<Root>]

    /// Makes the table.
    public init(_ fields: [Field<Root>]) {
      all = fields
    }

    func index(of keyPath: PartialKeyPath<Root>) -> Int? {
      all.firstIndex { $0.keyPath == keyPath || $0.stored == keyPath }
    }
  }
}

extension StateSupport.Marks: Hashable {
  /// Any two are equal.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing.
  @inlinable
  public func hash(into hasher: inout Hasher) {}
}
