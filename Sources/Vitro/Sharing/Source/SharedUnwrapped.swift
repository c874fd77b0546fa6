import IssueReporting
import Synchronization

/// The value of a shared optional, which may become `nil` while somebody still holds this.
final class SharedUnwrapped<Whole: SharedSource, Value>: SharedSource, @unchecked Sendable
where Whole.Value == Value? {
  private let whole: Whole
  private let last: Mutex<Carried<Value>>
  private let place: SourcePlace

  init(of whole: Whole, last: Value, place: SourcePlace) {
    self.whole = whole
    self.last = Mutex(Carried(last))
    self.place = place
  }

  var root: any AnySharedRoot { whole.root }

  func read() -> Value {
    keep(whole.read())
  }

  func value(at moment: SharedMoment) -> Value {
    keep(whole.value(at: moment))
  }

  func change<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Result?
    try whole.change { value throws(Failure) in
      guard var present = value else { return }
      // Otherwise the value would have two owners, and be copied when it changes.
      value = nil
      defer { value = present }
      result = try body(&present)
    }
    if let result { return result }
    report()
    var gone = keep(nil)
    return try body(&gone)
  }

  private func keep(_ value: Value?) -> Value {
    last.withLock { last in
      if let value { last = Carried(value) }
      return last
    }.value
  }

  private func report() {
    reportIssue(
      """
      A shared value was changed after it had become 'nil'. The change is lost.

      Expected: what was made with 'Shared($…)' is used while the optional has a value.
      """,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
