/// The namespace of what the code written by `@ObservableState` uses. It is public because that
/// code stands in your module; there is no reason to use it.
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
    let name: String
    let keyPath: PartialKeyPath<Root>
    let stored: PartialKeyPath<Root>
    /// The projected value of what is presented.
    let projected: PartialKeyPath<Root>?

    /// Makes the entry of a field that presents a feature.
    public init<Value, Stored>(
      _ name: String,
      _ keyPath: KeyPath<Root, Value?>,
      stored: WritableKeyPath<Root, Stored>,
      projected: KeyPath<Root, Stored>
    ) {
      self.name = name
      self.keyPath = keyPath
      self.stored = stored
      self.projected = projected
    }

    /// Makes the entry of a field.
    public init<Value>(
      _ name: String,
      _ keyPath: KeyPath<Root, Value>,
      stored: WritableKeyPath<Root, Value>
    ) {
      self.name = name
      self.keyPath = keyPath
      self.stored = stored
      projected = nil
    }

    /// Makes the entry of a field whose value is stored elsewhere, where it is observed as well: it
    /// changes with the state only when that is replaced as a whole.
    public init<Value>(shared name: String, _ keyPath: KeyPath<Root, Value>) {
      self.name = name
      self.keyPath = keyPath
      stored = keyPath
      projected = nil
    }
  }

  /// The fields of a state in the order of their bits, and where its marks are.
  public struct Fields<Root>: @unchecked Sendable {
    /// Key paths to members are immutable and capture nothing.
    let all: [Field<Root>]
    /// How many bytes after the beginning of a value its marks are stored; `nil` for an enum.
    let marksOffset: Int?

    /// Makes the table of a struct.
    public init(_ fields: [Field<Root>], marks: WritableKeyPath<Root, Marks>) {
      all = fields
      marksOffset = MemoryLayout<Root>.offset(of: marks)
    }

    /// Makes the table of an enum, which has no fields.
    public init() {
      all = []
      marksOffset = nil
    }
  }

  /// The marks of the payload of an enum's case; a payload that moves from one case to another has
  /// others.
  public static func marks<State: ObservableState>(
    of state: borrowing State, inCase index: Int
  ) -> Marks {
    var marks = state._$marks
    marks.identity = identity(marks.identity, inCase: index)
    return marks
  }

  /// A payload that is not observable has none: a store takes each for a new one.
  public static func marks<Payload>(of payload: borrowing Payload, inCase index: Int) -> Marks {
    Marks()
  }

  /// The number of a payload as that of its case. Stores count from one, and so numbers of cases, each
  /// mixed with a constant of 64 bits (that of SplitMix64), are none that another state could have.
  private static func identity(_ number: UInt64, inCase index: Int) -> UInt64 {
    number == 0 ? 0 : (number << 7 | number >> 57) ^ mixture(index)
  }

  private static func mixture(_ index: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The marks of a case without a payload: any two states of that case are the same.
  public static func marks(ofCase index: Int) -> Marks {
    var marks = Marks()
    // Numbers that no store gives.
    marks.identity = .max - UInt64(index)
    return marks
  }

  /// Sets the marks of the payload of an enum's case.
  public static func setMarks<State: ObservableState>(
    _ marks: Marks, of state: inout State, inCase index: Int
  ) {
    var marks = marks
    if marks.identity != 0 {
      let mixed = marks.identity ^ mixture(index)
      marks.identity = mixed >> 7 | mixed << 57
    }
    state._$marks = marks
  }

  /// A payload that is not observable has no marks.
  public static func setMarks<Payload>(
    _ marks: Marks, of payload: inout Payload, inCase index: Int
  ) {}
}

extension StateSupport.Marks: Hashable {
  /// Any two are equal.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing.
  @inlinable
  public func hash(into hasher: inout Hasher) {}
}
