/// A part of a shared value.
final class SharedPart<Whole: SharedSource, Value>: SharedSource, @unchecked Sendable {
  private let whole: Whole
  /// Key paths are immutable; what they capture is hashed at most.
  private let keyPath: WritableKeyPath<Whole.Value, Value>

  init(of whole: Whole, at keyPath: WritableKeyPath<Whole.Value, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  var root: any AnySharedRoot { whole.root }

  func read() -> Value {
    whole.read()[keyPath: keyPath]
  }

  func value(at moment: SharedMoment) -> Value {
    whole.value(at: moment)[keyPath: keyPath]
  }

  func change<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try whole.change { value throws(Failure) in try body(&value[keyPath: keyPath]) }
  }
}

/// A part of a shared value that can only be read.
final class SharedReadPart<Whole: SharedReadable, Value>: SharedReadable, @unchecked Sendable {
  private let whole: Whole
  private let keyPath: KeyPath<Whole.Value, Value>

  init(of whole: Whole, at keyPath: KeyPath<Whole.Value, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  var root: any AnySharedRoot { whole.root }

  func read() -> Value {
    whole.read()[keyPath: keyPath]
  }

  func value(at moment: SharedMoment) -> Value {
    whole.value(at: moment)[keyPath: keyPath]
  }
}
