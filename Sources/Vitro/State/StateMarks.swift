/// The location of the marks in a type of state, if it has any.
///
/// It holds no references, so that passing it on costs nothing.
@usableFromInline
struct StateMarks {
  /// How many bytes after the beginning of a value the marks are stored.
  @usableFromInline let offset: Int
  /// The shape of an enum, which computes its marks. Shapes are never released.
  private let computed: Unmanaged<StateShape>?

  /// The offset of a type without marks.
  @usableFromInline static var none: Int { -1 }
  /// The offset of a type that computes its marks.
  @usableFromInline static var isComputed: Int { -2 }

  init(_ shape: StateShape?) {
    offset = shape.map { $0.marksOffset ?? StateMarks.isComputed } ?? StateMarks.none
    computed = offset == StateMarks.isComputed ? shape.map(Unmanaged.passUnretained) : nil
  }

  /// The marks of a type.
  @usableFromInline
  init<State>(of type: State.Type) {
    self.init(StateShape.of(type))
  }

  /// The marks of the state at an address.
  @inlinable
  subscript(address: UnsafeMutableRawPointer) -> StateSupport.Marks {
    get {
      guard offset >= 0 else { return compute(at: address) }
      return (address + offset).assumingMemoryBound(to: StateSupport.Marks.self).pointee
    }
    nonmutating set {
      guard offset >= 0 else { return setComputed(newValue, at: address) }
      (address + offset).assumingMemoryBound(to: StateSupport.Marks.self).pointee = newValue
    }
  }

  @usableFromInline
  func compute(at address: UnsafeMutableRawPointer) -> StateSupport.Marks {
    computed?._withUnsafeGuaranteedRef { $0.marks(at: address) } ?? StateSupport.Marks()
  }

  @usableFromInline
  func setComputed(_ marks: StateSupport.Marks, at address: UnsafeMutableRawPointer) {
    computed?._withUnsafeGuaranteedRef { $0.setMarks(marks, at: address) }
  }

  /// Runs a change of a value, and says whether it changed something; without marks it may have.
  @inlinable
  func watch<Value, Result>(
    _ value: inout Value,
    _ change: (inout Value) -> Result
  ) -> (result: Result, hasChanged: Bool) {
    guard offset != StateMarks.none else { return (change(&value), true) }
    return withUnsafeMutablePointer(to: &value) { value in
      let address = UnsafeMutableRawPointer(value)
      let before = self[address]
      var clean = before
      clean.bits = 0
      if clean.identity == 0 { clean.identity = StateIdentity.next() }
      self[address] = clean
      let result = change(&value.pointee)
      var after = self[address]
      let isReplaced = after.identity != clean.identity
      let hasChanged = isReplaced || after.bits != 0
      // A state that was replaced may be put back still.
      if before.bits != 0 {
        after.bits |= before.bits
        self[address] = after
      }
      return (result, hasChanged)
    }
  }
}
