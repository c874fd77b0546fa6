/// A source from which a shared value, or a part of one, is read.
protocol SharedReadable<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The whole that the value is, or is a part of.
  var root: any AnySharedRoot { get }

  /// The value, for somebody who wants to be told when it changes.
  func read() -> Value

  /// The value at a moment that a test looks at.
  func value(at moment: SharedMoment) -> Value
}

/// A source in which a shared value, or a part of one, is read and changed.
protocol SharedSource<Value>: SharedReadable {
  func change<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension SharedReadable {
  /// The value, read by somebody who need not be told of changes.
  var shown: Value {
    value(at: SharedContext.shownMoment)
  }

  func readPart<Part>(_ keyPath: KeyPath<Value, Part>) -> any SharedReadable<Part> {
    SharedReadPart(of: self, at: keyPath)
  }
}

extension SharedSource {
  func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> any SharedSource<Part> {
    SharedPart(of: self, at: keyPath)
  }

  func unwrapped<Wrapped>(at place: SourcePlace) -> (any SharedSource<Wrapped>)?
  where Value == Wrapped? {
    guard let value = read() else { return nil }
    return SharedUnwrapped(of: self, last: value, place: place)
  }
}
