import Foundation
import Synchronization

/// Collects what a page complains of.
final class PageLog: Sendable {
  private let lines = Mutex<[String]>([])
  private let held = Mutex<[String]>([])

  var problems: [String] { lines.withLock { $0 } }

  /// Takes an event of the page; only complaints are kept.
  func record(event: String, message: Data) {
    if event == "Fetch.requestPaused" { hold(message) }
    guard let problem = problem(event, message) else { return }
    lines.withLock { $0.append(problem) }
  }

  /// The requests that the browser holds back since the last call.
  func takeHeld() -> [String] {
    held.withLock { held in
      defer { held = [] }
      return held
    }
  }

  private func hold(_ message: Data) {
    struct Paused: Decodable { var requestId: String }
    guard let paused = try? JSONDecoder().decode(Message<Paused>.self, from: message) else {
      return
    }
    held.withLock { $0.append(paused.params.requestId) }
  }

  private func problem(_ event: String, _ message: Data) -> String? {
    let decoder = JSONDecoder()
    switch event {
    case "Runtime.exceptionThrown":
      let thrown = try? decoder.decode(Message<Thrown>.self, from: message).params.exceptionDetails
      return thrown?.exception?.description ?? thrown?.text
    case "Runtime.consoleAPICalled":
      let call = try? decoder.decode(Message<Call>.self, from: message).params
      guard let call, call.type == "error" || call.type == "assert" else { return nil }
      return call.args.compactMap { $0.value?.text ?? $0.description }.joined(separator: " ")
    case "Log.entryAdded":
      let entry = try? decoder.decode(Message<Log>.self, from: message).params.entry
      guard let entry, entry.level == "error" else { return nil }
      return [entry.text, entry.url].compactMap(\.self).joined(separator: " ")
    default: return nil
    }
  }

  private struct Message<Parameters: Decodable>: Decodable { var params: Parameters }

  private struct Thrown: Decodable {
    struct Details: Decodable {
      struct Exception: Decodable { var description: String? }
      var text: String
      var exception: Exception?
    }
    var exceptionDetails: Details
  }

  private struct Call: Decodable {
    struct Argument: Decodable {
      var value: Lenient?
      var description: String?
    }
    var type: String
    var args: [Argument]
  }

  private struct Log: Decodable {
    struct Entry: Decodable {
      var level: String
      var text: String
      var url: String?
    }
    var entry: Entry
  }

  /// A value that is shown if it is text.
  private struct Lenient: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
