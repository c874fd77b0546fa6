import Foundation
import Synchronization

/// The log of the tests of a nested run, record by record.
final class TestLog: Sendable {
  private struct State {
    var outcomes: [String: TestOutcome] = [:]
    var order: [String] = []
  }

  private let state = Mutex(State())

  /// The tests that have begun, in their order.
  var outcomes: [TestOutcome] {
    state.withLock { state in
      state.order.compactMap { state.outcomes[$0] }.filter { $0.start > 0 }
    }
  }

  /// Takes a record of the run, as JSON.
  func add(_ json: UnsafeRawBufferPointer) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(json)) else { return }
    switch record.kind {
    case "test": addTest(record.payload)
    case "event": addEvent(record.payload)
    default: break
    }
  }

  private func addTest(_ payload: Record.Payload) {
    guard payload.kind == "function", let id = payload.id, let place = payload.sourceLocation
    else { return }
    state.withLock { state in
      state.outcomes[id] = TestOutcome(
        id: id,
        place: TestPlace(fileID: place.fileID, line: place.line, column: place.column))
      state.order.append(id)
    }
  }

  private func addEvent(_ payload: Record.Payload) {
    guard let id = payload.testID else { return }
    let moment = payload.instant?.absolute ?? 0
    switch payload.kind {
    case "testStarted": state.withLock { $0.outcomes[id]?.start = moment }
    case "testEnded":
      state.withLock { state in
        guard let start = state.outcomes[id]?.start else { return }
        state.outcomes[id]?.duration = moment - start
      }
    default:
      guard payload.isFailure else { return }
      let text = payload.messages?.map(\.text).joined(separator: "\n") ?? ""
      state.withLock { $0.outcomes[id]?.failures.append(text) }
    }
  }
}

/// The parts of a record that matter here; see "ABI/JSON.md" of Swift Testing.
private struct Record: Decodable {
  var kind: String
  var payload: Payload

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var testID: String?
    var sourceLocation: Place?
    var instant: Instant?
    var issue: Issue?
    var messages: [Message]?

    var isFailure: Bool {
      guard kind == "issueRecorded", let issue else { return false }
      return !(issue.isKnown ?? false) && issue.severity != "warning" && issue.isFailure != false
    }
  }

  struct Place: Decodable {
    var fileID: String
    var line: Int
    var column: Int
  }

  struct Instant: Decodable { var absolute: Double }

  struct Message: Decodable { var text: String }

  struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var severity: String?
  }
}
